import type { Format } from '#core/formats/format.ts'
import { type Player, personKey } from '#core/players/player.ts'
import {
  defaultPool,
  idsNotUsed,
  LEAST_CAPTAIN_POINTS,
  LEAST_POINTS,
  type WhyNotUsed,
  whoIsGone,
} from '#core/projections/default-pool.ts'
import type { ProjectionFile } from '#core/projections/slate-numbers.ts'
import { askedPeople } from '#core/rules/asked-people.ts'
import type { BuildRule } from '#core/rules/build-rule.ts'

const WORDS: Record<Exclude<WhyNotUsed, 'few_points'>, string> = {
  later_week: 'their game is in a later week',
  priced_as_inactive: 'priced as inactive',
  listed_out: 'out by the status in a projection file',
  not_projected: 'not projected',
}

/**
 * The people that lineups of these rows leave out, as on the screen: the ids for `excludedIds`, and notes with the names. People whom the
 * rules ask for are used. Without `hasPriceGuard` everyone is.
 */
export function leftOutByDefault(
  rows: readonly Player[],
  format: Format,
  asked: {
    files: readonly ProjectionFile[]
    rules: readonly BuildRule[]
    isRepair: boolean
    hasPriceGuard: boolean
  },
): { ids: string[]; notes: string[] } {
  if (!asked.hasPriceGuard) return { ids: [], notes: [] }
  const { files, rules, isRepair } = asked
  const everyone = defaultPool(rows, format, { files })
  const pool = isRepair ? whoIsGone(everyone) : everyone
  const people = askedPeople(rules)
  const namesOf = (isOne: (person: string) => boolean) => {
    const named = rows.filter((row) => isOne(personKey(row)) && !people.has(personKey(row)))
    return [...new Map(named.map((row) => [personKey(row), row.name])).values()]
  }
  const notes = (Object.keys(WORDS) as (keyof typeof WORDS)[]).flatMap((why) => {
    const names = namesOf((person) => pool.notUsed.get(person) === why)
    return names.length === 0 ? [] : [`Left out, ${WORDS[why]}: ${names.join(', ')}.`]
  })
  // Usually half of a slate, so numbers say more than names.
  const few = namesOf((person) => pool.notUsed.get(person) === 'few_points').length
  const captains = namesOf((person) => pool.notCaptain.get(person) === 'few_points').length
  const doubtful = namesOf((person) => pool.notCaptain.get(person) === 'doubtful_starter')
  return {
    ids: idsNotUsed(rows, pool, (person) => people.has(person)),
    notes: [
      ...notes,
      ...(doubtful.length > 0 ? [doubtfulNote(doubtful, format)] : []),
      ...(few + captains > 0
        ? [
            `Left out: ${few} below ${LEAST_POINTS} points${
              format.captain ? `, ${captains} below ${LEAST_CAPTAIN_POINTS} as captain` : ''
            }.`,
          ]
        : []),
    ],
  }
}

function doubtfulNote(names: readonly string[], { doubtfulStarter }: Format): string {
  const { position, satOut, games } = doubtfulStarter!
  return `Left out as captain, may not start: ${names.join(', ')} (another ${position} of the team is priced like a starter; in ${satOut} of ${games} such games the first did not play).`
}
