/* The least that a build of this kind can do: two threads that read each article, parse and render it by libcmark, and write
   the result with as many bytes beside it as templates and clocks take.

   cc -O2 -o floor floor.c -lcmark -lpthread
   ./floor CONTENT SITE -x BYTES    writes SITE, which is not there yet, with BYTES beside each article's HTML
   ./floor CONTENT -                writes nothing
   prints the number of articles and the bytes of their HTML. */
#define _GNU_SOURCE
#include <cmark.h>
#include <errno.h>
#include <fcntl.h>
#include <ftw.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <unistd.h>

enum { threads = 2, largest = 1 << 20 };

static char **paths;
static size_t count, capacity;
static const char *content, *site;
static char *padding;
static size_t padding_size;
static atomic_size_t next;
static atomic_ullong html_size;

static void fail(const char *what) {
    perror(what);
    exit(1);
}

/* Where something in the content goes, without its ending. */
static void place(const char *path, int length, char out[4096]) {
    snprintf(out, 4096, "%s%.*s", site, length - (int)strlen(content), path + strlen(content));
}

static int visit(const char *path, const struct stat *status, int type, struct FTW *walk) {
    (void)status, (void)walk;
    size_t length = strlen(path);
    if (type == FTW_D && site) {
        char out[4096];
        place(path, (int)length, out);
        if (mkdir(out, 0755)) fail(out);
    }
    if (type != FTW_F || length < 3 || strcmp(path + length - 3, ".md")) return 0;
    if (count == capacity) {
        capacity = capacity ? 2 * capacity : 1024;
        if (!(paths = realloc(paths, capacity * sizeof *paths))) fail("memory");
    }
    if (!(paths[count++] = strdup(path))) fail("memory");
    return 0;
}

/* Where the body begins: after the front matter, if there is any. */
static char *body_of(char *text, char *end) {
    if (end - text < 4 || memcmp(text, "---\n", 4)) return text;
    char *close = memmem(text + 4, end - text - 4, "\n---\n", 5);
    return close ? close + 5 : text;
}

static void *work(void *unused) {
    char *text = malloc(largest);
    if (!text) fail("memory");
    for (size_t index; (index = atomic_fetch_add(&next, 1)) < count;) {
        const char *path = paths[index];
        int file = open(path, O_RDONLY);
        ssize_t size = file < 0 ? -1 : read(file, text, largest);
        if (size < 0) fail(path);
        close(file);

        char *body = body_of(text, text + size);
        cmark_node *document = cmark_parse_document(body, text + size - body, CMARK_OPT_DEFAULT);
        char *html = cmark_render_html(document, CMARK_OPT_DEFAULT);
        size_t length = strlen(html);
        cmark_node_free(document);

        if (site) {
            char out[4096];
            place(path, (int)strlen(path) - 3, out);
            strcat(out, ".html");
            int page = open(out, O_WRONLY | O_CREAT | O_EXCL, 0644);
            struct iovec parts[2] = {{padding, padding_size}, {html, length}};
            if (page < 0 || writev(page, parts, 2) != (ssize_t)(padding_size + length) || close(page)) fail(out);
        }
        free(html);
        html_size += length;
    }
    free(text);
    return unused;
}

int main(int argc, char **argv) {
    if (argc < 3) {
        fputs("floor CONTENT SITE|- [-x BYTES]\n", stderr);
        return 2;
    }
    content = argv[1];
    site = strcmp(argv[2], "-") ? argv[2] : NULL;
    if (argc == 5 && !strcmp(argv[3], "-x")) padding_size = strtoul(argv[4], NULL, 10);
    if (!(padding = malloc(padding_size + 1))) fail("memory");
    memset(padding, ' ', padding_size);

    if (nftw(content, visit, 32, FTW_PHYS)) fail(content);
    pthread_t helper[threads - 1];
    for (int index = 0; index < threads - 1; index++)
        if (pthread_create(&helper[index], NULL, work, NULL)) fail("thread");
    work(NULL);
    for (int index = 0; index < threads - 1; index++) pthread_join(helper[index], NULL);
    printf("%zu %llu\n", count, (unsigned long long)html_size);
    return 0;
}
