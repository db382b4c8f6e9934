/**
 * Calls `load` once and shares its promise with all callers. A rejection is not cached, because it would last as long
 * as the isolate; the next caller tries again.
 */
export function loadOnce<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loading: Promise<Value> | null = null
  return () => {
    loading ??= load().catch((cause: unknown) => {
      loading = null
      throw cause
    })
    return loading
  }
}
