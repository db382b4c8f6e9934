/** Limits of a contest file, which bound the memory of reading it. */

export const MOST_ENTRIES = 1_000_000
/** Far above any slate of any sport. */
export const MOST_PLAYERS = 3_000
/** The longest roster, best ball, has 20. */
export const MOST_SLOTS = 40
