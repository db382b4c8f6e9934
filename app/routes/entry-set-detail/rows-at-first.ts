/** Few, since exposures follow below on a phone; the page sends the entries of these lineups only, until all are asked for. */
export const ROWS_AT_FIRST = 12
