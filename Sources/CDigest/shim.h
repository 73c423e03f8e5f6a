#include <stdint.h>
#include <sha2.h>
