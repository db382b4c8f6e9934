import { type CanHold, cureWith, minimalConflicts } from '#core/rules/minimal-conflicts.ts'
import type { BuildRequest } from '../build-request.ts'
import type { Cause } from '../conflict-report.ts'
import { withoutCause } from './causes.ts'
import type { Trials } from './trials.ts'

/** The most conflicts of one report. */
const MOST_CONFLICTS = 6

export type FoundConflicts = {
  /** `lineups`: those of a build with these causes alone. */
  conflicts: { causes: Cause[]; lineups: number; isMinimal: boolean }[]
  /** Sets of causes without which the others give enough lineups: the smallest that is known for each cause of a conflict. */
  cures: Cause[][]
  isComplete: boolean
}

/** Conflicts among the causes, where a set of them can hold if a build has `wanted` lineups. */
export function findConflicts(
  causes: readonly Cause[],
  wanted: number,
  request: BuildRequest,
  trials: Trials,
  mostTries: number,
): FoundConflicts {
  const trialOf = (places: readonly number[]) =>
    trials.with(
      causes.flatMap((cause, place) => (places.includes(place) ? [] : [withoutCause(cause, request)])),
    )
  const canHold: CanHold = (places) => {
    const { lineups, isCertain } = trialOf(places)
    if (lineups.length >= wanted) return true
    return isCertain ? false : 'unknown'
  }
  const found = minimalConflicts(causes.length, canHold, mostTries)
  const conflicts = found.conflicts.slice(0, MOST_CONFLICTS)
  const cures = new Map<string, number[]>()
  for (const { rules } of conflicts)
    for (const place of rules) {
      if ([...cures.values()].some((cure) => cure.includes(place))) continue
      const cure =
        found.cures.find((known) => known.includes(place)) ?? cureWith(place, rules, causes.length, canHold)
      if (cure) cures.set(cure.join(), cure)
    }
  return {
    conflicts: conflicts.map(({ rules, isMinimal }) => ({
      causes: rules.map((place) => causes[place]!),
      lineups: trialOf(rules).lineups.length,
      isMinimal,
    })),
    cures: [...cures.values()]
      .sort((a, b) => a.length - b.length)
      .map((cure) => cure.map((place) => causes[place]!)),
    isComplete: found.isComplete && conflicts.length === found.conflicts.length,
  }
}
