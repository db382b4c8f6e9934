/** Who is told when a value outside of React changes: `subscribe` is for `useSyncExternalStore`. */
export function subscribers() {
  const listeners = new Set<() => void>()
  return {
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    publish(): void {
      for (const listener of listeners) listener()
    },
  }
}
