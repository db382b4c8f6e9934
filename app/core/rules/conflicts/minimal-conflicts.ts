/**
 * Which of several rules can't hold together. Rules are numbers from 0; `canHold` tells whether a set of them can hold. What
 * holds with more rules is expected to hold with fewer of them.
 *
 * A *conflict* is a set that can't hold although it can without any one of its rules. A *cure* is a smallest set of rules to
 * take out so that the others can hold. Each cure has a rule of every conflict, so one kind leads to the other (Reiter, "A
 * theory of diagnosis from first principles", 1987): rules are taken out, fewest first, until the rest can hold; where it
 * can't, a conflict in the rest names the next rules to take out.
 */
export type ConflictSearch = {
  /** Each in ascending order; the smallest first, of equal size in order of their rules. `[[]]`: even no rule can't hold. */
  conflicts: { rules: number[]; isMinimal: boolean }[]
  /** Each in ascending order; the smallest first. */
  cures: number[][]
  /** Whether these are all conflicts and all cures. */
  isComplete: boolean
}

/** `unknown`: a limit ended the attempt. */
export type CanHold = (rules: readonly number[]) => boolean | 'unknown'

/** Sets that are taken out at most: ten rules of which any seven are a conflict need 386. */
const MOST_SETS = 5_000

/** Where `canHold` does not know, the answer is what is known without. */
export function minimalConflicts(count: number, canHold: CanHold): ConflictSearch {
  const tried = remembered(canHold)
  const all = Array.from({ length: count }, (_, rule) => rule)
  const conflicts: number[][] = []
  const cures: number[][] = []
  const seen = new Set<string>()
  let isComplete = true
  // Sets of rules to take out, fewest first.
  const queue: number[][] = [[]]
  for (const out of queue) {
    if (cures.some((cure) => cure.every((rule) => out.includes(rule)))) continue
    const known = conflicts.find((conflict) => !conflict.some((rule) => out.includes(rule)))
    const rest = without(all, out)
    const holds = known ? false : tried(rest)
    if (holds === 'unknown') isComplete = false
    if (holds === true) cures.push(out)
    if (holds !== false) continue
    const conflict = known ?? minimalPart(rest, tried)
    if (!known) conflicts.push(conflict)
    for (const rule of conflict) {
      const next = [...out, rule].sort(ascending)
      if (seen.has(next.join())) continue
      if (queue.length >= MOST_SETS) isComplete = false
      else queue.push(next)
      seen.add(next.join())
    }
  }
  return {
    conflicts: conflicts
      .sort(smallestFirst)
      .map((rules) => ({ rules, isMinimal: rules.every((rule) => tried(without(rules, [rule])) === true) })),
    cures: cures.sort(smallestFirst),
    isComplete,
  }
}

/**
 * A cure that contains `rule`, which is of the conflict `conflict`: the other rules of the conflict stay, and of all others
 * those that can stay with them, the first ones before later ones. Null where the conflict is not minimal.
 */
export function cureWith(
  rule: number,
  conflict: readonly number[],
  count: number,
  canHold: CanHold,
): number[] | null {
  let staying = without(conflict, [rule])
  if (canHold(staying) !== true) return null
  const others = Array.from({ length: count }, (_, other) => other).filter(
    (other) => !conflict.includes(other),
  )
  for (const other of others) if (canHold([...staying, other]) === true) staying = [...staying, other]
  return [rule, ...without(others, staying)].sort(ascending)
}

/**
 * A minimal conflict among rules that can't hold together. Halves are left out as long as the rest can't hold (QuickXplain;
 * Junker, 2004), which needs few tries where few of many rules are to blame; then each rule is tried by itself, in
 * case `canHold` is not as regular as expected.
 */
function minimalPart(rules: readonly number[], canHold: CanHold): number[] {
  const quick = quickPart([], false, rules, canHold)
  let conflict = canHold(quick) === false ? quick : [...rules]
  for (let place = 0; place < conflict.length; ) {
    const fewer = conflict.toSpliced(place, 1)
    if (canHold(fewer) === false) {
      conflict = fewer
      place = 0
    } else place++
  }
  return conflict.sort(ascending)
}

/** The rules of `open` that a conflict with `fixed` needs. `isNew`: `fixed` has grown since it was last known to hold. */
function quickPart(
  fixed: readonly number[],
  isNew: boolean,
  open: readonly number[],
  canHold: CanHold,
): number[] {
  if (isNew && canHold(fixed) === false) return []
  if (open.length <= 1) return [...open]
  const [first, second] = [open.slice(0, open.length / 2), open.slice(open.length / 2)]
  const ofSecond = quickPart([...fixed, ...first], first.length > 0, second, canHold)
  const ofFirst = quickPart([...fixed, ...ofSecond], ofSecond.length > 0, first, canHold)
  return [...ofFirst, ...ofSecond]
}

/** Asks once for each set. */
function remembered(canHold: CanHold): CanHold {
  const answers = new Map<string, boolean | 'unknown'>()
  return (rules) => {
    const sorted = [...rules].sort(ascending)
    const key = sorted.join()
    const known = answers.get(key)
    if (known !== undefined) return known
    const answer = canHold(sorted)
    answers.set(key, answer)
    return answer
  }
}

function without(rules: readonly number[], out: readonly number[]): number[] {
  return rules.filter((rule) => !out.includes(rule))
}

function smallestFirst(a: readonly number[], b: readonly number[]): number {
  const place = a.findIndex((rule, index) => rule !== b[index])
  return a.length - b.length || (place < 0 ? 0 : a[place]! - b[place]!)
}

function ascending(a: number, b: number): number {
  return a - b
}
