import 'vitest'

declare module 'vitest' {
  interface TaskMeta {
    /** What a test has measured, shown at the end of `npm test`. */
    figures?: string
  }
}
