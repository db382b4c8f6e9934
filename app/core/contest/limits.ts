/** What a contest file may hold; more than that is no contest file and would only fill the memory. */

export const MOST_ENTRIES = 1_000_000
/** No slate of any sport comes near. */
export const MOST_PLAYERS = 3_000
/** Best ball, the longest roster there is, has 20. */
export const MOST_SLOTS = 40
/** Characters of one line. */
export const LONGEST_ROW = 32_768
