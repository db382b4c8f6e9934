import { isCaptainRow, type Player, personKey } from '../players/player.ts'

/*
 * Names of fields. A field about a person ends with `:` and the person's key (`lock:joe-archer@KC`), one of a list with
 * `#` and the id of its item (`file#1764000000000`); others are two words (`settings.creativity`). People are named, not
 * rows, because row ids belong to one file.
 */

/** At most this many characters; a person's key holds a name and a team. */
const MOST_CHARACTERS = 400

const FIELD = /^[a-zA-Z][\w-]*(?:\.[a-zA-Z][\w-]*(?:[:#].+)?|[:#].+)$/s

export function isFieldKey(text: string): boolean {
  return text.length <= MOST_CHARACTERS && FIELD.test(text)
}

export function personField(kind: string, person: string): string {
  return `${kind}:${person}`
}

export function itemField(kind: string, id: string | number): string {
  return `${kind}#${id}`
}

/** What the field is about, without its person or item: `lock`, `file`, `settings.creativity`. */
export function kindOf(field: string): string {
  return field.split(/[:#]/, 1)[0]!
}

/** The person that the field is about; null for other fields. */
export function personOf(field: string): string | null {
  const [, person] = /^[\w.-]+:(.+)$/s.exec(field) ?? []
  return person ?? null
}

/** A row without its file: which row of which person. */
export function rowKey(row: Player): string {
  return personField(isCaptainRow(row) ? 'captain' : 'flex', personKey(row))
}

/** The fields of a slate's memory that hold contests: those of its entries file, the first one and the others beside it. */
export const CONTEST_FIELDS = ['draft.filling', 'draft.contest', 'draft.moreContests'] as const
