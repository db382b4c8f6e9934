import { captainOf, type Field, isEmptyLineup, lineupPlayers } from './field.ts'

/** The share of some entries' lineups that hold a player, and that captain him, in percent. */
type Exposure = { exposurePct: number; captainExposurePct: number }

/** One player in three crowds: me, everyone, the best 1%. */
export type PlayerExposure = {
  player: string
  pointsMilli: number | null
  mine: Exposure | null
  field: Exposure
  best: Exposure
}

/**
 * Exposure per player, the widest gap between me and the field first (without me: between the best and the field).
 * `mine` are entry numbers; lineups that are empty count for nobody.
 */
export function compareExposure(field: Field, mine: readonly number[], bestRank: number): PlayerExposure[] {
  const everyone = Array.from({ length: field.entries }, (_, entry) => entry)
  const crowds = {
    mine: mine.length > 0 ? countLineups(field, mine) : null,
    field: countLineups(field, everyone),
    best: countLineups(
      field,
      everyone.filter((entry) => field.ranks[entry]! <= bestRank),
    ),
  }
  return field.players
    .map(({ name, pointsMilli }, player) => ({
      player: name,
      pointsMilli,
      mine: crowds.mine && exposureOf(crowds.mine, player),
      field: exposureOf(crowds.field, player),
      best: exposureOf(crowds.best, player),
    }))
    .filter(({ field: drafted }) => drafted.exposurePct > 0)
    .sort((a, b) => gapOf(b) - gapOf(a) || b.field.exposurePct - a.field.exposurePct)
}

type Crowd = { lineups: number; drafted: Uint32Array; captained: Uint32Array }

function countLineups(field: Field, entries: readonly number[]): Crowd {
  const drafted = new Uint32Array(field.players.length)
  const captained = new Uint32Array(field.players.length)
  let lineups = 0
  for (const entry of entries) {
    if (isEmptyLineup(field, entry)) continue
    lineups += 1
    for (const player of lineupPlayers(field, entry)) drafted[player]! += 1
    const captain = captainOf(field, entry)
    if (captain !== null) captained[captain]! += 1
  }
  return { lineups, drafted, captained }
}

function exposureOf({ lineups, drafted, captained }: Crowd, player: number): Exposure {
  const pct = (count: number) => (lineups === 0 ? 0 : (count / lineups) * 100)
  return { exposurePct: pct(drafted[player]!), captainExposurePct: pct(captained[player]!) }
}

function gapOf({ mine, field, best }: PlayerExposure): number {
  return Math.abs((mine ?? best).exposurePct - field.exposurePct)
}
