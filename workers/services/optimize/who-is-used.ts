import type { OptimizeRequest } from '#contract/optimize.ts'
import type { Format } from '#core/formats/format.ts'
import { type Player, personKey } from '#core/players/player.ts'
import { pricedAsInactive } from '#core/players/who-plays.ts'
import { askedPeople } from '#core/rules/asked-people.ts'
import type { BuildRule } from '#core/rules/build-rule.ts'

/** The people that a request leaves out, as the search takes them, and a sentence for the caller where the request did not name them. */
export type WhoIsUsed = { excludedIds: string[]; warnings: string[] }

/**
 * A caller who says nothing about exclusions gets what a user would enter: players who are priced as inactive are left out, as
 * those marked Out are. Kept players and those whom a rule of the request asks for stay.
 */
export function whoIsUsed(
  { excludedIds }: Pick<OptimizeRequest, 'excludedIds'>,
  pool: readonly Player[],
  mode: Format,
  rules: readonly BuildRule[] = [],
): WhoIsUsed {
  if (excludedIds) return { excludedIds, warnings: [] }
  const inactive = pricedAsInactive(pool, mode)
  const asked = askedPeople(rules)
  const rows = pool.filter((row) => inactive.has(personKey(row)) && !asked.has(personKey(row)))
  const names = [...new Map(rows.map((row) => [personKey(row), row.name])).values()]
  const warnings =
    names.length === 0
      ? []
      : [`Left out, priced as inactive: ${names.join(', ')}. Send excludedIds to choose yourself.`]
  return { excludedIds: rows.map(({ id }) => id), warnings }
}
