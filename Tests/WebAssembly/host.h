// What a page or program that loads the WebAssembly module lends it.

#include <stdint.h>

#define HOST(name) __attribute__((import_module("host"), import_name(#name))) host_##name

/// The length of the file that a script names, in bytes; -1 when there is no such file.
int32_t HOST(size)(const uint8_t *_Nonnull name, int32_t length);

/// Copies that file's bytes, all of them.
void HOST(read)(const uint8_t *_Nonnull name, int32_t length, uint8_t *_Nonnull bytes);

/// Takes the next piece of the result.
void HOST(write)(const uint8_t *_Nonnull bytes, int32_t count);
