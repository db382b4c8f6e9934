/** The most rows of a pool, which bounds the time and memory of a search. The largest known salary file has 824. */
export const MOST_POOL_ROWS = 1200
