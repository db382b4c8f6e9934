import type { Fields } from '../waiting-save.ts'

/** How a kind of change is sent, compared with the stored record, and told. */
export type ChangeRules<Detail, Wanted> = {
  request: (id: number, fields: Wanted) => ChangeRequest
  /** What the stored record has in the fields of this change; null if it has none because it was deleted. */
  present: (detail: Detail | null) => Fields | null
  /** The fields in words, to compare two versions. */
  words: (fields: Fields) => string
}

export type ChangeRequest = { method: 'PUT' | 'POST' | 'DELETE'; path: string; body?: unknown }
