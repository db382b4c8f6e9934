import 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether tests of many generated cases try all of them (`npm run proof -- thorough`), or a share. */
    isThorough: boolean
  }
  interface TaskMeta {
    /** Measured figures, shown at the end of `npm test`. */
    figures?: string
  }
}
