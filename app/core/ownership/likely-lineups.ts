import { groupBy } from '../collections/group-by.ts'
import { captainPoints, captainSalary, type Format } from '../formats/format.ts'
import type { Shares } from './shares.ts'

/** What a field's choice of a person is estimated from: points and dollars outside the captain's slot. */
export type Candidate = { points: number; price: number; team: string | null }

/**
 * How much likelier a lineup is for one more expected point, and for a fiftieth of the budget more that it spends, as
 * logarithms. With them single games leave $548 of $50,000 on average, as real fields do ($500 to $580)
 * (docs/ownership.md).
 */
const PER_POINT = 0.1
const PER_FIFTIETH_OF_BUDGET = 3
/** Prices are counted in steps of this part of the budget ($100 in Showdown), so that a table holds every sum. */
const STEPS = 500

/**
 * The shares of these people in the field of maximum entropy: each legal lineup L has the weight exp(0.1 points(L) - 3 dollars
 * left / $1,000), and a share is the sum of its lineups' weights over that of all. Null where they form no legal lineup, or the
 * format has other slots than a captain's and open ones.
 *
 * No lineup is listed: the sums over all of them come from tables of open slots by dollars spent, filled person by
 * person from both ends. 30 people take 30 x 12 x 501 steps.
 * A step is half of a table.
 */
export function* likelySteps(
  candidates: readonly Candidate[],
  format: Format,
): Generator<undefined, Shares[] | null> {
  const flexSlots = format.rosterSlots.filter(({ accepts }) => accepts === 'anyone').length
  if (!format.captain || flexSlots + 1 !== format.rosterSlots.length) return null
  const chances = candidates.map(chanceOf(candidates, format))
  const all = yield* sumsOver(chances, flexSlots)
  if (format.from.teams > 1) {
    const everyone = candidates.map((_, i) => i)
    for (const [team, members] of groupBy(everyone, (i) => candidates[i]!.team)) {
      if (team === null) continue
      yield
      const ofTeam = members.map((i) => chances[i]!)
      subtract(all, members, yield* sumsOver(ofTeam, flexSlots))
    }
  }
  // What is left of a difference of equal sums is rounding.
  if (!(all.total > all.largest * 1e-12)) return null
  const pct = (sum: number) => (100 * Math.max(0, sum)) / all.total
  return candidates.map((_, i) => ({ captainPct: pct(all.captain[i]!), flexPct: pct(all.flex[i]!) }))
}

/** The factor of a lineup's weight, and the steps of its price, with the person as captain and in another slot. */
type Chance = { captain: Choice; flex: Choice }
type Choice = { weight: number; steps: number }

function chanceOf(candidates: readonly Candidate[], format: Format): (candidate: Candidate) => Chance {
  const mostPoints = Math.max(0, ...candidates.map(({ points }) => points))
  const choice = (points: number, price: number): Choice => ({
    weight: Math.exp(PER_POINT * points + (PER_FIFTIETH_OF_BUDGET * price) / (format.budget / 50)),
    steps: Math.ceil((price / format.budget) * STEPS - 1e-9),
  })
  return ({ points, price }) => ({
    captain: choice((points - mostPoints) * captainPoints(format), price * captainSalary(format)),
    flex: choice(points - mostPoints, price),
  })
}

/** Sums of weights over all lineups within the budget: of all, and of those with each person in a slot. */
type Sums = { total: number; largest: number; captain: Float64Array; flex: Float64Array }

function* sumsOver(chances: readonly Chance[], flexSlots: number): Generator<undefined, Sums> {
  const width = STEPS + 1
  // A state is the number of filled flex slots, and whether the captain's slot is filled: `flexSlots + 1` more.
  const states = 2 * (flexSlots + 1)
  const { least, most } = dollarsOfStates(chances, flexSlots)
  const cells = states * width
  // The sums over the first people, for every number of them: what a state was reached with before the next one.
  const table = new Float64Array((chances.length + 1) * cells)
  table[0] = 1
  for (const [person, chance] of chances.entries()) {
    const from = table.subarray(person * cells, (person + 1) * cells)
    const into = table.subarray((person + 1) * cells, (person + 2) * cells)
    into.set(from)
    forEachMove(chance, flexSlots, (state, next, { weight, steps }) => {
      const end = Math.min(most[state]!, STEPS - steps)
      const [source, target] = [state * width, next * width + steps]
      for (let at = least[state]!; at <= end; at++) into[target + at]! += weight * from[source + at]!
    })
  }
  yield
  const complete = (states - 1) * width
  const total = table.subarray(chances.length * cells + complete).reduce((sum, weight) => sum + weight, 0)
  const sums = {
    total,
    largest: total,
    captain: new Float64Array(chances.length),
    flex: new Float64Array(chances.length),
  }
  // What the people from this one on add to a state until the lineup is complete. A state is changed after those before it
  // have read it.
  const after = new Float64Array(cells).fill(1, complete)
  for (let person = chances.length - 1; person >= 0; person--) {
    const from = table.subarray(person * cells, (person + 1) * cells)
    forEachMove(chances[person]!, flexSlots, (state, next, { weight, steps }, isCaptain) => {
      let sum = 0
      const end = Math.min(most[state]!, STEPS - steps)
      const [source, target] = [state * width, next * width + steps]
      for (let at = least[state]!; at <= end; at++) {
        const rest = weight * after[target + at]!
        sum += from[source + at]! * rest
        after[source + at]! += rest
      }
      sums[isCaptain ? 'captain' : 'flex'][person]! += sum
    })
  }
  return sums
}

/** The least and the most steps that each state can have spent: one with few players has spent little, so most of its row is 0. */
function dollarsOfStates(chances: readonly Chance[], flexSlots: number): { least: number[]; most: number[] } {
  const flex = chances.map((chance) => chance.flex.steps).sort((a, b) => a - b)
  const captains = chances.map((chance) => chance.captain.steps).sort((a, b) => a - b)
  const filled = Array.from({ length: flexSlots + 1 }, (_, slots) => slots)
  const cheapest = filled.map((slots) => sumOf(flex.slice(0, slots)))
  const dearest = filled.map((slots) => sumOf(flex.slice(flex.length - slots)))
  return {
    least: [...cheapest, ...cheapest.map((steps) => steps + (captains[0] ?? 0))],
    most: [...dearest, ...dearest.map((steps) => steps + (captains.at(-1) ?? 0))],
  }
}

function sumOf(steps: readonly number[]): number {
  return steps.reduce((sum, each) => sum + each, 0)
}

/** Every way to put the person into a slot: from a state to the next one. */
function forEachMove(
  { captain, flex }: Chance,
  flexSlots: number,
  move: (state: number, next: number, choice: Choice, isCaptain: boolean) => void,
) {
  const withCaptain = flexSlots + 1
  for (let filled = 0; filled <= flexSlots; filled++) {
    move(filled, filled + withCaptain, captain, true)
    if (filled === flexSlots) continue
    move(filled, filled + 1, flex, false)
    move(filled + withCaptain, filled + withCaptain + 1, flex, false)
  }
}

function subtract(all: Sums, members: readonly number[], part: Sums) {
  all.total -= part.total
  for (const [at, i] of members.entries()) {
    all.captain[i]! -= part.captain[at]!
    all.flex[i]! -= part.flex[at]!
  }
}
