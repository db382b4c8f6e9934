import type { OptimizeRequest } from '#contract/optimize.ts'
import type { Format } from '#core/formats/format.ts'
import { isCaptainRow, type Player, personKey } from '#core/players/player.ts'
import { whosePoints } from '#core/players/points.ts'
import { priceDoubts } from '#core/players/who-plays.ts'
import { askedPeople } from '#core/rules/asked-people.ts'
import type { BuildRule } from '#core/rules/build-rule.ts'

/** The people that a request leaves out, as the search takes them, and a sentence for the caller where the request did not name them. */
export type WhoIsUsed = { excludedIds: string[]; warnings: string[] }

/** Points from a file or by hand: their source knows more than prices do. */
const OWN_POINTS: ReadonlySet<string> = new Set(['projection', 'hand'])

/**
 * The people left out of a request that names no exclusions: players priced as inactive and players marked Out, and as captain
 * a starter in doubt, unless the points are the caller's own. Kept players and players that a rule of the request asks for
 * stay.
 */
export function whoIsUsed(
  { excludedIds }: Pick<OptimizeRequest, 'excludedIds'>,
  pool: readonly Player[],
  format: Format,
  rules: readonly BuildRule[] = [],
): WhoIsUsed {
  if (excludedIds) return { excludedIds, warnings: [] }
  const { inactivePeople: inactive, doubtfulStarters } = priceDoubts(pool, format)
  const asked = askedPeople(rules)
  const rows = pool.filter((row) => inactive.has(personKey(row)) && !asked.has(personKey(row)))
  const captains = pool.filter(
    (row) =>
      isCaptainRow(row) &&
      doubtfulStarters.has(personKey(row)) &&
      !OWN_POINTS.has(whosePoints(row)) &&
      !asked.has(personKey(row)),
  )
  return {
    excludedIds: [...rows, ...captains].map(({ id }) => id),
    warnings: [...warningOn('priced as inactive', rows), ...warningOn('may not start, as captain', captains)],
  }
}

function warningOn(why: string, rows: readonly Player[]): string[] {
  const names = [...new Map(rows.map((row) => [personKey(row), row.name])).values()]
  return names.length === 0
    ? []
    : [`Left out, ${why}: ${names.join(', ')}. Send excludedIds to choose yourself.`]
}
