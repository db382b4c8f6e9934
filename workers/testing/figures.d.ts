import 'vitest'

declare module 'vitest' {
  interface TaskMeta {
    /** Measured figures, shown at the end of `npm test`. */
    figures?: string
  }
}
