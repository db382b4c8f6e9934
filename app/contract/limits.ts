/** Sizes both sides go by; apart from the schemas, so that a screen can know them without those. */

/** Of a salary file in the history: D1 holds 2 MB a value; a week's file has about 60 KB. */
export const MOST_SLATE_BYTES = 1_500_000
