/** The memory limit of an isolate at the edge, in MB. Without it the engine's limit depends on this machine's memory. */
const ISOLATE_HEAP_MB = 128

/** Flags for every workerd: an isolate that exceeds the edge's limit is ended here too. */
export const EDGE_HEAP = { MINIFLARE_WORKERD_V8_FLAGS: `--max-heap-size=${ISOLATE_HEAP_MB}` }

/** The same, with garbage collected as soon as there is a tenth more: what the process holds is then what its code holds. */
export const TIGHT_HEAP = {
  MINIFLARE_WORKERD_V8_FLAGS: `--max-heap-size=${ISOLATE_HEAP_MB} --heap-growing-percent=10 --max-semi-space-size=1`,
}
