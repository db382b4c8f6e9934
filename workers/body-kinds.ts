const KB = 1024
const MB = 1024 * KB

/**
 * The largest body of each kind of request, and the memory that one byte of it is charged while the request is worked on.
 * `npm run proof -- bodies` measures it: a transfer, a contest's standings and a full salary file take more than they are
 * charged (docs/bounds.md). `isStreamed`: its handler reads the body as it comes, and counts the bytes of the file that is
 * in it.
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
  slate: { mostBytes: 2 * MB, heapPerByte: 10, isStreamed: false },
  history: { mostBytes: 10 * MB, heapPerByte: 3, isStreamed: true },
  /** 50,000 entries with all field names. */
  transfer: { mostBytes: 32 * MB, heapPerByte: 1.25, isStreamed: true },
  /** A contest's file, unpacked. */
  standings: { mostBytes: 100 * MB, heapPerByte: 0.4, isStreamed: true },
} as const

/** `none`: the route reads no body. */
export type BodyKind = keyof typeof BODIES | 'none'
