import { captainSlotIndex } from '#core/formats/format.ts'
import { personKey } from '#core/players/player.ts'
import { relaxationsOfRule } from '#core/rules/conflicts/relaxation-steps.ts'
import type { BuildRequest } from '../build-request.ts'
import { withoutCause } from './causes.ts'
import type { Cause, Change } from './conflict-report.ts'
import { excludedPeople } from './excluded-people.ts'
import type { Trial, Trials } from './trials.ts'

/** Of one rule so many looser forms are offered at most: a minimum and a maximum, or the nearest shapes. */
const MOST_LOOSER_FORMS = 2

/**
 * Changes that cure every conflict, each tried: of the causes of a cure as little as possible gives way, then all of it. A
 * number becomes the nearest one with which the build has the lineups asked for; where it has fewer even without the rule,
 * half of those.
 */
export function relaxationsOf(
  cure: readonly Cause[],
  needed: number,
  request: BuildRequest,
  trials: Trials,
): Change[][] {
  const lineupsWith = (changes: readonly Change[]) => trials.with(changes).lineups.length
  const all = cure.map((cause) => withoutCause(cause, request))
  const most = lineupsWith(all)
  if (most < needed) return []
  const target = most >= request.count ? most : Math.max(needed, Math.ceil(most / 2))
  const works = (changes: readonly Change[]) => lineupsWith(changes) >= target
  const looser = cure.length === 1 ? looserForms(all, 0).slice(0, MOST_LOOSER_FORMS) : [each(all)]
  return [...looser.filter((changes) => changes !== all), all]

  /** The changes, one after the other, each replaced by a lesser one where that is enough beside the others. */
  function each(changes: Change[]): Change[] {
    return changes.reduce<Change[]>((before, _, place) => looserForms(before, place)[0] ?? before, changes)
  }

  function looserForms(changes: Change[], place: number): Change[][] {
    const withForm = (form: Change) => changes.with(place, form)
    const ways = waysToRelax(cure[place]!, request, trials.with(changes))
    return ways.flatMap((steps) => {
      const nearest = firstThat(steps, (form) => works(withForm(form)))
      if (nearest === null) return []
      return [withForm(fewestPeople(nearest, (form) => works(withForm(form))))]
    })
  }
}

/** Lesser changes than doing without the cause; the last step of a way changes most. `without`: the build without it. */
function waysToRelax(cause: Cause, request: BuildRequest, without: Trial): Change[][] {
  const { format, budget } = request
  switch (cause.kind) {
    case 'rule': {
      const captainPlace = captainSlotIndex(format)
      const captains = mostUsed(without, (place) => place === captainPlace)
      const ways = relaxationsOfRule(request.rules[cause.rule]!, { format, budget, captains })
      return ways.map((steps) => steps.map((to) => ({ kind: 'rule', rule: cause.rule, to })))
    }
    case 'budget': {
      const step = format.valueUnit.dollars === 1 ? 1 : 100
      const first = Math.floor(budget / step) + 1
      const steps = Math.max(0, Math.ceil(format.budget / step) - first)
      return [
        Array.from({ length: steps }, (_, place) => ({ kind: 'budget', dollars: (first + place) * step })),
      ]
    }
    case 'excluded': {
      const excluded = new Set(excludedPeople(request))
      const useful = mostUsed(without, () => true).filter((person) => excluded.has(person))
      const lesser = useful.slice(0, excluded.size - 1)
      return [lesser.map((_, last) => ({ kind: 'put_back', people: useful.slice(0, last + 1) }))]
    }
    case 'kept_lineups':
    case 'banned_lineups':
      return []
  }
}

/** The people of the build's lineups in those slots, those of most lineups first. */
function mostUsed({ lineups }: Trial, isSlot: (place: number) => boolean): string[] {
  const uses = new Map<string, number>()
  for (const players of lineups)
    for (const [place, player] of players.entries()) {
      if (isSlot(place)) uses.set(personKey(player), (uses.get(personKey(player)) ?? 0) + 1)
    }
  return [...uses].sort((a, b) => b[1] - a[1]).map(([person]) => person)
}

/** The first of the steps that works, where all after one that works work too; null if none does. */
function firstThat<T>(steps: readonly T[], works: (form: T) => boolean): T | null {
  const last = steps.at(-1)
  if (last === undefined || !works(last)) return null
  let [low, high] = [0, steps.length - 1]
  while (low < high) {
    const middle = (low + high) >> 1
    if (works(steps[middle]!)) high = middle
    else low = middle + 1
  }
  return steps[high]!
}

/** Leaves out of the people who come back each one that is not needed. */
function fewestPeople(change: Change, works: (form: Change) => boolean): Change {
  if (change.kind !== 'put_back') return change
  let { people } = change
  for (const person of change.people) {
    const others = people.filter((other) => other !== person)
    if (others.length > 0 && works({ kind: 'put_back', people: others })) people = others
  }
  return { kind: 'put_back', people }
}
