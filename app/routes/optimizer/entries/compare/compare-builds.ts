import type { Format } from '#core/formats/format.ts'
import { type Player, personKey } from '#core/players/player.ts'
import type { KeptBuild, KeptLineup } from '../../state/kept-build.ts'
import { exposureShares } from '../set/exposure-shares.ts'
import { has } from '../set/keep-build.ts'
import { rowsOf } from '../set/row-ids.ts'

/** The list against the one before it. */
export type Comparison = {
  both: number
  onlyNow: KeptLineup[]
  onlyBefore: KeptLineup[]
  /** Exposures in percent, the largest change first; those that stayed are left out. */
  changes: { person: string; name: string; before: number; now: number }[]
}

/** Less than half a percent is not shown. */
const SHOWN_CHANGE = 0.5

/** Null for a list without one before it. */
export function compareBuilds(build: KeptBuild, pool: readonly Player[], format: Format): Comparison | null {
  const { lineups, previous } = build
  if (previous === null) return null
  const onlyNow = lineups.filter((lineup) => !has(previous, lineup))
  const onlyBefore = previous.filter((lineup) => !has(lineups, lineup))
  const rows = rowsOf(build.rows, pool)
  const sharesOf = (list: readonly KeptLineup[]) =>
    exposureShares(
      list.map((lineup) => ({ players: lineup.flatMap((row) => rows[row] ?? []) })),
      format,
    )
  const [now, before] = [sharesOf(lineups), sharesOf(previous)]
  const names = new Map(rows.flatMap((row) => (row ? [[personKey(row), row.name] as const] : [])))
  const changes = [...names].flatMap(([person, name]) => {
    const change = { person, name, before: before.get(person)?.total ?? 0, now: now.get(person)?.total ?? 0 }
    return Math.abs(change.now - change.before) < SHOWN_CHANGE ? [] : [change]
  })
  return {
    both: lineups.length - onlyNow.length,
    onlyNow,
    onlyBefore,
    changes: changes.sort((a, b) => Math.abs(b.now - b.before) - Math.abs(a.now - a.before)),
  }
}
