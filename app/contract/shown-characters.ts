/**
 * A name of one line that reads as it is written: no control characters, line ends among them, and no marks that turn the
 * direction of what follows, which could make one name look like another.
 */
export const SHOWN_CHARACTERS = /^[^\p{Cc}\u2028\u2029\u200E\u200F\u061C\u202A-\u202E\u2066-\u2069]*$/u
