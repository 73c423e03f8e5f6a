// The functions that take a text in parts are deprecated in favour of others that allocate and look up what they are to do.
#define OPENSSL_SUPPRESS_DEPRECATED
#include <openssl/sha.h>
