/**
 * Rows that a pool may have. The largest salary file seen has 824; what the search, its tables and the pairs of all its
 * players take of time and memory is bounded by this number.
 */
export const MOST_POOL_ROWS = 1200
