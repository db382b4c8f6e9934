import { makeSlate } from '../../fixtures/made-slate.ts'
import { showdownSalaries } from '../../fixtures/salary-files.ts'
import { SHOWDOWN } from '../../formats/dk-showdown.ts'
import type { Format } from '../../formats/format.ts'
import { isCaptainRow, type Player } from '../../players/player.ts'
import { parseSlateCsv } from '../../slate/slate-csv.ts'

export const MADE_SLATE = makeSlate(1)

export function poolOf(text: string, format: Format): Player[] {
  const slate = parseSlateCsv(text, { format })
  if (!slate.ok) throw new Error(slate.error.kind)
  return slate.value.players
}

export const SHOWDOWN_POOL: readonly Player[] = poolOf(showdownSalaries(MADE_SLATE), SHOWDOWN)

/**
 * Legal lineups of a single game with a captain, all different: the captain is one of the cheapest of the away team, and
 * the others the cheapest of the home team but one, by turns.
 */
export function cheapLineups(pool: readonly Player[], count: number): Player[][] {
  const cheap = pool.toSorted((a, b) => a.salary - b.salary)
  const captains = cheap.filter((player) => isCaptainRow(player) && player.team === MADE_SLATE.away)
  const others = cheap
    .filter((player) => !isCaptainRow(player) && player.team === MADE_SLATE.home)
    .slice(0, 6)
  return Array.from({ length: count }, (_, i) => [
    captains[Math.floor(i / others.length)]!,
    ...others.filter((_other, place) => place !== i % others.length),
  ])
}
