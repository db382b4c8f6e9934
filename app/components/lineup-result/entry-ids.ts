import { ENTRY_KEY } from '#core/entries/entered-entry.ts'

/** The numbers of entries in a text such as `4123, 4124`; null where it has anything else. */
export function entryIdsIn(text: string): string[] | null {
  const ids = text.split(/[\s,;#]+/).filter((id) => id !== '')
  return ids.every((id) => ENTRY_KEY.test(id)) ? [...new Set(ids)] : null
}
