/** Size limits of server and browser, apart from the schemas, so that a screen can import them alone. */

/** Size of a saved lineup's game data; ten players with weather need about 2 KB. */
export const MOST_META_BYTES = 4096

/** Size of a salary file in the history. D1 allows 2 MB per value; a typical file has about 60 KB. */
export const MOST_SLATE_BYTES = 1_500_000

/**
 * Size of a slate's memory on the server. With one projection file and enriched figures a Showdown slate has about 60 KB, and an
 * entries file of 1,500 filled entries 600 KB.
 */
export const MOST_MEMORY_BYTES = 1024 * 1024

/** Size of the rules of an entry set; a rule takes about 150 bytes. */
export const MOST_RULES_BYTES = 64 * 1024
