/** What an isolate has at the edge, in MB. Left to itself the engine takes its measure from this machine's memory. */
export const ISOLATE_HEAP_MB = 128

/** For whatever starts a workerd: an isolate that would be ended there is ended here. */
export const EDGE_HEAP = { MINIFLARE_WORKERD_V8_FLAGS: `--max-heap-size=${ISOLATE_HEAP_MB}` }
