const KB = 1024
const MB = 1024 * KB

/**
 * The largest body of each kind of request, and the memory that one byte of it is charged while the request is worked on.
 * `npm run proof -- bodies` measures it. `isStreamed`: its handler reads the body as it comes, and counts the bytes of the
 * file that is in it.
 */
export const BODIES = {
  report: { mostBytes: 2 * KB, heapPerByte: 16, isStreamed: false },
  auth: { mostBytes: 16 * KB, heapPerByte: 16, isStreamed: false },
  form: { mostBytes: 64 * KB, heapPerByte: 16, isStreamed: false },
  /** Names, choices, results: a few fields. */
  fields: { mostBytes: 64 * KB, heapPerByte: 16, isStreamed: false },
  /** MOST_MEMORY_BYTES. */
  memory: { mostBytes: MB, heapPerByte: 16, isStreamed: false },
  json: { mostBytes: MB, heapPerByte: 16, isStreamed: false },
  slate: { mostBytes: 1_600 * KB, heapPerByte: 15, isStreamed: false },
  history: { mostBytes: 10 * MB, heapPerByte: 3, isStreamed: true },
  /** 50,000 entries with all field names take 18 MB. */
  transfer: { mostBytes: 24 * MB, heapPerByte: 1.65, isStreamed: true },
  /** A contest's file, unpacked. One of more than 19 MB has the memory of all files to itself (security/heap-pools.ts). */
  standings: { mostBytes: 100 * MB, heapPerByte: 2.1, isStreamed: true },
} as const

/** `none`: the route reads no body. */
export type BodyKind = keyof typeof BODIES | 'none'
