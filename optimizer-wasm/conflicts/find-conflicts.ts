import {
  type CanHold,
  type ConflictSearch,
  cureWith,
  minimalConflicts,
} from '#core/rules/conflicts/minimal-conflicts.ts'
import type { BuildRequest } from '../build-request.ts'
import { withoutCause } from './causes.ts'
import type { Cause } from './conflict-report.ts'
import type { Trials } from './trials.ts'

const MOST_CONFLICTS = 6

export type FoundConflicts = {
  /** `lineups`: those of a build with these causes alone. */
  conflicts: { causes: Cause[]; lineups: number; isMinimal: boolean }[]
  /** Sets of causes without which the others give enough lineups, the smallest first. */
  cures: Cause[][]
  isComplete: boolean
}

/** Conflicts among the causes, where a set of them can hold if a build has `needed` lineups. Takes `share` of the limits. */
export function findConflicts(
  causes: readonly Cause[],
  needed: number,
  request: BuildRequest,
  trials: Trials,
  share: number,
): FoundConflicts {
  const trialOf = (places: readonly number[]) => {
    const others = causes.flatMap((cause, place) =>
      places.includes(place) ? [] : [withoutCause(cause, request)],
    )
    // Whether there is any lineup is known after one; but shares of one lineup can be impossible where those of four are not.
    const isOneEnough = needed === 1 && !places.some((place) => isStrictShare(causes[place]!, request))
    return trials.with(isOneEnough ? [...others, { kind: 'count', count: 1 }] : others)
  }
  const canHold: CanHold = (places) => {
    const { lineups, isCertain } = trialOf(places)
    if (lineups.length >= needed) return true
    return isCertain ? false : 'unknown'
  }
  const found = minimalConflicts(causes.length, (places) =>
    trials.spent() < share ? canHold(places) : 'unknown',
  )
  const conflicts = found.conflicts.slice(0, MOST_CONFLICTS)
  const cures = curesOf(conflicts, { ...found, count: causes.length, canHold })
  return {
    conflicts: conflicts.map(({ rules, isMinimal }) => ({
      causes: rules.map((place) => causes[place]!),
      lineups: trialOf(rules).lineups.length,
      // What the share did not allow is tried now.
      isMinimal:
        isMinimal || rules.every((rule) => canHold(rules.filter((other) => other !== rule)) === true),
    })),
    cures: cures.sort((a, b) => a.length - b.length).map((cure) => cure.map((place) => causes[place]!)),
    // Without a conflict the request was cut off, but a build of a single lineup was not.
    isComplete: found.isComplete && conflicts.length > 0 && conflicts.length === found.conflicts.length,
  }
}

/** For each rule of each conflict the smallest known cure that contains it; without a known conflict any that is found. */
function curesOf(
  conflicts: ConflictSearch['conflicts'],
  { cures, count, canHold }: ConflictSearch & { count: number; canHold: CanHold },
): number[][] {
  if (conflicts.length === 0) return curesWithoutConflict(count, canHold)
  const chosen = new Map<string, number[]>()
  for (const { rules } of conflicts)
    for (const rule of rules) {
      if ([...chosen.values()].some((cure) => cure.includes(rule))) continue
      const cure = cures.find((known) => known.includes(rule)) ?? cureWith(rule, rules, count, canHold)
      if (cure) chosen.set(cure.join(), cure)
    }
  return [...chosen.values()]
}

/** Where it is not known whether all rules can hold: each single rule without which the others can, else one set of them. */
function curesWithoutConflict(count: number, canHold: CanHold): number[][] {
  const all = Array.from({ length: count }, (_, rule) => rule)
  const single = all.filter((rule) => canHold(all.filter((other) => other !== rule)) === true)
  if (single.length > 0) return single.map((rule) => [rule])
  const staying: number[] = []
  for (const rule of all) if (canHold([...staying, rule]) === true) staying.push(rule)
  return [all.filter((rule) => !staying.includes(rule))]
}

function isStrictShare(cause: Cause, { rules }: BuildRequest): boolean {
  const rule = cause.kind === 'rule' ? rules[cause.rule]! : null
  return rule !== null && 'isStrict' in rule && rule.isStrict
}
