#include "CWebSystem.h"

#ifdef DEBUG
#include <arpa/inet.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

bool vsm_is_port_free(uint16_t port) {
    int attempt = socket(AF_INET, SOCK_STREAM, 0);
    if (attempt < 0) return true;
    int is_reused = 1;
    setsockopt(attempt, SOL_SOCKET, SO_REUSEADDR, &is_reused, sizeof(is_reused));
    struct sockaddr_in address = {0};
    address.sin_family = AF_INET;
    address.sin_port = htons(port);
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    bool is_free = bind(attempt, (struct sockaddr *)&address, sizeof(address)) == 0;
    close(attempt);
    return is_free;
}
#endif
