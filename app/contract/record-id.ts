/** A record's id, or another number counted from 1, as it stands in an address: plain digits and nothing else. Null for everything that can't be one. */
export function parseRecordId(text: string | undefined): number | null {
  return text !== undefined && /^[1-9][0-9]{0,14}$/.test(text) ? Number(text) : null
}
