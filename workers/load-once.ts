/**
 * `load` called at most once while it succeeds: all callers share its promise. A load that failed is forgotten, so that
 * the next caller tries again; kept, the rejection would be the answer for as long as the isolate lives.
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
