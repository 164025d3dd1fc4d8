// The few C functions that compiled Swift calls and that WebAssembly alone does not have.

typedef __SIZE_TYPE__ size_t;
typedef __UINT32_TYPE__ uint32_t;
typedef __UINT64_TYPE__ uint64_t;
typedef __int128 int128;

// Memory: blocks of a power of two bytes, each behind a header that says which power; a freed block waits
// in the list of its size. Memory is never given back to the host.

struct block {
  uint32_t power;
  struct block *next;
  uint32_t unused[2];  // a header of 16 bytes keeps what follows aligned to 16
};

extern unsigned char __heap_base;
static size_t fresh;
static struct block *freed[32];

static struct block *carve(uint32_t power) {
  size_t size = sizeof(struct block) + ((size_t)1 << power);
  if (fresh == 0) fresh = ((size_t)&__heap_base + 15) & ~(size_t)15;
  size_t end = (size_t)__builtin_wasm_memory_size(0) << 16;
  if (end - fresh < size) {
    size_t pages = (size - (end - fresh) + 65535) >> 16;
    if (__builtin_wasm_memory_grow(0, pages) == (size_t)-1) return 0;
  }
  struct block *block = (struct block *)fresh;
  fresh += size;
  block->power = power;
  return block;
}

int posix_memalign(void **result, size_t alignment, size_t size) {
  if (alignment > 16 || size > (1u << 30)) return 12;
  uint32_t power = size <= 16 ? 4 : 32 - (uint32_t)__builtin_clz((unsigned)size - 1);
  struct block *block = freed[power];
  if (block) {
    freed[power] = block->next;
  } else if (!(block = carve(power))) {
    return 12;
  }
  *result = block + 1;
  return 0;
}

void free(void *pointer) {
  if (!pointer) return;
  struct block *block = (struct block *)pointer - 1;
  block->next = freed[block->power];
  freed[block->power] = block;
}

void *memmove(void *to, const void *from, size_t count) {
  unsigned char *t = to;
  const unsigned char *f = from;
  if (t < f) {
    for (size_t i = 0; i < count; i++) t[i] = f[i];
  } else {
    while (count--) t[count] = f[count];
  }
  return to;
}

void *memcpy(void *restrict to, const void *restrict from, size_t count) {
  return memmove(to, from, count);
}

void *memset(void *to, int value, size_t count) {
  unsigned char *t = to;
  for (size_t i = 0; i < count; i++) t[i] = (unsigned char)value;
  return to;
}

int memcmp(const void *left, const void *right, size_t count) {
  const unsigned char *l = left, *r = right;
  for (size_t i = 0; i < count; i++) {
    if (l[i] != r[i]) return l[i] < r[i] ? -1 : 1;
  }
  return 0;
}

// The seed of hash tables. No result depends on it, so a constant will do.

void arc4random_buf(void *bytes, size_t count) { memset(bytes, 0x5a, count); }

// Stack protection.

size_t __stack_chk_guard = 0x595e9fbd;

_Noreturn void __stack_chk_fail(void) { __builtin_trap(); }

// The product of two 128-bit numbers, from products of 32-bit halves.

int128 __multi3(int128 left, int128 right) {
  uint64_t l = (uint64_t)left, r = (uint64_t)right;
  uint64_t l0 = (uint32_t)l, l1 = l >> 32, r0 = (uint32_t)r, r1 = r >> 32;
  uint64_t low = l0 * r0, first = l1 * r0, second = l0 * r1;
  uint64_t middle = (low >> 32) + (uint32_t)first + (uint32_t)second;
  uint64_t high = l1 * r1 + (first >> 32) + (second >> 32) + (middle >> 32);
  high += l * (uint64_t)(right >> 64) + (uint64_t)(left >> 64) * r;
  return (int128)high << 64 | (int128)(middle << 32 | (uint32_t)low);
}
