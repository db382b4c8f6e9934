import { groupBy } from '../collections/group-by.ts'
import type { Format } from '../formats/format.ts'
import { peopleOf } from '../players/people.ts'
import { isCaptainRow, type Player, personKey } from '../players/player.ts'
import { personOf } from './field-keys.ts'
import type { SlateMemory } from './memory.ts'

/** What must be known of a memory's file when a newer file of the same game is loaded. */
export type SlateFacts = {
  fileName: string
  /** Equal for files of the same game or games (`gameKey`); null where the file does not say which. */
  game: string | null
  /** The people of the memory's fields, by `personKey`. */
  people: Readonly<Record<string, ListedPerson>>
}

type ListedPerson = {
  name: string
  /** Dollars, of the row that is not the captain's. */
  price: number
}

/** A person as a file lists them now. */
export type Listed = ListedPerson & {
  hasCaptainRow: boolean
  hasFlexRow: boolean
  /** The file itself says that the player is hurt or out. */
  hasStatus: boolean
}

/**
 * Equal for files of the same format, day and teams, in any order of the teams: `showdown 2026-12-13 AAA BBB`. Null
 * without a day, because the same teams meet twice a season.
 */
export function gameKey(
  format: Format,
  { gameDate, teamCodes }: { gameDate: string | null; teamCodes: readonly string[] },
): string | null {
  if (gameDate === null || teamCodes.length === 0) return null
  return [format.id, gameDate, ...[...teamCodes].sort()].join(' ')
}

/** The people of a file, by `personKey`. */
export function listingOf(rows: readonly Player[], format: Format): ReadonlyMap<string, Listed> {
  const rowsOf = groupBy(rows, personKey)
  return new Map(
    peopleOf(rows, format).people.map(({ row, flexPrice }) => {
      const own = rowsOf.get(personKey(row)) ?? []
      return [
        personKey(row),
        {
          name: row.name,
          price: flexPrice,
          hasCaptainRow: own.some(isCaptainRow),
          hasFlexRow: own.some((each) => !isCaptainRow(each)),
          hasStatus: own.some(({ injuryStatus }) => injuryStatus !== 'Healthy'),
        },
      ]
    }),
  )
}

/** The people that the fields name, with name and price. */
export function peopleIn(fields: SlateMemory, listing: ReadonlyMap<string, Listed>): SlateFacts['people'] {
  const inLineup = fields['lineup.slots']?.value
  const rows = Array.isArray(inLineup) ? inLineup.map(String) : []
  const people = [...Object.keys(fields), ...rows].flatMap((field) => personOf(field) ?? [])
  return Object.fromEntries(
    [...new Set(people)].flatMap((person) => {
      const listed = listing.get(person)
      return listed ? [[person, { name: listed.name, price: listed.price }]] : []
    }),
  )
}
