/** Parses a record id or page number from an address: a whole number from 1 in plain digits. Null if it is not one. */
export function parseRecordId(text: string | undefined): number | null {
  return text !== undefined && /^[1-9][0-9]{0,14}$/.test(text) ? Number(text) : null
}
