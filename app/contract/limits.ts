/** Sizes both sides go by; apart from the schemas, so that a screen can know them without those. */

/** Of what a saved lineup says about its game: ten players with their weather need about 2 KB. */
export const MOST_META_BYTES = 4096

/** Of a salary file in the history: D1 holds 2 MB a value; a week's file has about 60 KB. */
export const MOST_SLATE_BYTES = 1_500_000
