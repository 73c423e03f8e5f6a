// First, so that the headers of the C library are read as Swift's own module reads them.
#include <sys/types.h>
#include <event2/buffer.h>
#include <event2/bufferevent.h>
#include <event2/event.h>
#include <event2/http.h>
#include <event2/listener.h>
