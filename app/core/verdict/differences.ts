import type { PlayerExposure } from '../contest/exposure.ts'
import { betaShareBelow } from '../numbers/distributions/beta.ts'
import { normalShareBelow } from '../numbers/distributions/normal.ts'
import type { HabitFigures } from './habits.ts'
import type { Habit } from './lineup-figures.ts'

/*
 * What the user's entries did differently. The yardstick: as many lineups drawn at random from this field. A difference is
 * beyond its error when fewer than 5% of such draws would show one as large anywhere among all that are compared
 * (Bonferroni), so that the largest of a hundred differences is not taken for a choice.
 */

/** Percent of lineups: of the user, the field and the best 1% (null when the file shows none of their lineups). */
export type ExposureDifference = {
  player: string
  position: string | null
  as: 'any' | 'captain'
  mine: number
  field: number
  best: number | null
  isBeyondError: boolean
}

export type HabitDifference = {
  habit: Habit
  mine: number
  field: number
  best: number | null
  /** (mine - field) in standard errors of a mean of as many random lineups. */
  errors: number
  isBeyondError: boolean
}

const FALSE_ALARMS = 0.05
/** The mean of fewer lineups is not near enough to a normal variable: copies have a long tail. */
const FEWEST_FOR_MEANS = 5

/** Differences of exposure between the user and the field, the widest first. */
export function exposureDifferences(
  exposure: readonly (PlayerExposure & { position: string | null })[],
  { lineups, compared, hasCaptain }: { lineups: number; compared: number; hasCaptain: boolean },
): ExposureDifference[] {
  return exposure
    .flatMap(({ player, position, mine, field, best }) => {
      if (!mine) return []
      const judged = (as: ExposureDifference['as'], shares: [number, number, number | null]) => ({
        player,
        position,
        as,
        mine: shares[0],
        field: shares[1],
        best: shares[2],
        isBeyondError: chanceOfShare(shares[0], shares[1], lineups) * compared < FALSE_ALARMS,
      })
      const any = judged('any', [mine.exposurePct, field.exposurePct, best?.exposurePct ?? null])
      if (!hasCaptain) return [any]
      const captain = [mine, field].map(({ captainExposurePct }) => captainExposurePct) as [number, number]
      return [any, judged('captain', [...captain, best?.captainExposurePct ?? null])]
    })
    .sort((a, b) => Math.abs(b.mine - b.field) - Math.abs(a.mine - a.field))
}

/** Differences of habits between the user and the field, in the order of the habits. */
export function habitDifferences(
  habits: readonly HabitFigures[],
  { compared }: { compared: number },
): HabitDifference[] {
  return habits.flatMap(({ habit, mine, field, best, fieldSpread }) => {
    if (!mine) return []
    const errors = fieldSpread === 0 ? 0 : (mine.mean - field.mean) / (fieldSpread / Math.sqrt(mine.lineups))
    const chance = 2 * (1 - normalShareBelow(Math.abs(errors)))
    return {
      habit,
      mine: mine.mean,
      field: field.mean,
      best: best?.mean ?? null,
      errors,
      isBeyondError: mine.lineups >= FEWEST_FOR_MEANS && chance * compared < FALSE_ALARMS,
    }
  })
}

/** How many differences are looked at together. */
export function countCompared({
  drafted,
  hasCaptain,
  habits,
}: {
  drafted: number
  hasCaptain: boolean
  habits: number
}): number {
  return drafted * (hasCaptain ? 2 : 1) + habits
}

/**
 * The chance that of `lineups` random lineups as many or more (or as few or fewer) hold a player as of the user's, twice
 * the smaller tail of a binomial distribution; percents in.
 */
export function chanceOfShare(minePct: number, fieldPct: number, lineups: number): number {
  const held = Math.round((minePct / 100) * lineups)
  const share = fieldPct / 100
  const asMany = held === 0 ? 1 : betaShareBelow(share, { a: held, b: lineups - held + 1 })
  const asFew = held === lineups ? 1 : 1 - betaShareBelow(share, { a: held + 1, b: lineups - held })
  return Math.min(1, 2 * Math.min(asMany, asFew))
}
