import type { ContestPool } from '#core/contest-pool/contest-pool.ts'
import { type LineupRows, rowsOfLineup } from '#core/contest-pool/lineup-rows.ts'
import type { ExposureLimit, PortfolioLimits } from './portfolio-request.ts'

/** Which candidates may be chosen next, given those chosen so far. */
export type LimitState = {
  locked: readonly number[]
  /** Before each choice: how many are still to be chosen, the next one included. */
  plan(left: number): void
  allows(candidate: number): boolean
  take(candidate: number): void
  unmet(): UnmetLimit[]
}

/** A limit that the entries do not meet. `person` is null for the number of different captains. */
export type UnmetLimit = {
  person: number | null
  slot: ExposureLimit['slot']
  wanted: number
  got: number
}

const SLOTS = ['captain', 'flex', 'any'] as const

/** More than a lineup of any format can meet: two for each player, and a new captain. */
const MOST_NEEDS_MET = 31

/** Of the needs that the best of the remaining candidates meet now, later ones count less: some needs are met before others. */
const PLANNED_SHARE = 0.75

/**
 * Maximums and uniqueness close candidates once and for all. Minimums are planned ahead: a candidate is allowed only where
 * those still to be chosen can meet all minimums after it, as far as a count of open needs can tell; where no candidate
 * allows that, those that meet most needs are allowed.
 */
export function limitState(pool: ContestPool, candidates: LineupRows, limits: PortfolioLimits): LimitState {
  const { size, count } = candidates
  const people = peopleOf(pool, candidates)
  const hasCaptain = Boolean(pool.format.captain)
  const isClosed = new Uint8Array(count)
  const isAllowed = new Uint8Array(count)
  const marks = new Uint8Array(pool.people.length)
  const used = { captain: tally(), flex: tally(), any: tally() }
  const least = { captain: tally(), flex: tally(), any: tally() }
  const most = { captain: tally(Infinity), flex: tally(Infinity), any: tally(Infinity) }
  for (const { person, slot, atLeast = 0, atMost = Number.POSITIVE_INFINITY } of limits.exposures ?? []) {
    least[slot][person] = Math.max(least[slot][person]!, atLeast)
    most[slot][person] = Math.min(most[slot][person]!, atMost)
  }
  const { atLeast: leastCaptains = 0, atMost: mostCaptains = Number.POSITIVE_INFINITY } = hasCaptain
    ? (limits.captains ?? {})
    : {}
  const hasMinimum = leastCaptains > 0 || SLOTS.some((slot) => least[slot].some((entries) => entries > 0))
  const apart = limits.apart ?? 1
  let captains = 0
  for (const candidate of limits.removed ?? []) isClosed[candidate] = 1
  closeFull()

  return {
    locked: limits.locked ?? [],
    plan,
    allows: (candidate) => (hasMinimum ? isAllowed[candidate] === 1 : isClosed[candidate] === 0),
    take,
    unmet,
  }

  function tally(entries = 0): Float64Array {
    return new Float64Array(pool.people.length).fill(entries)
  }

  function take(candidate: number): void {
    const start = candidate * size
    const before = captains
    let isFull = false
    for (let at = 0; at < size; at++) {
      const person = people[start + at]!
      const slot = hasCaptain && at === 0 ? 'captain' : 'flex'
      if (slot === 'captain' && used.captain[person] === 0) captains++
      used[slot][person]!++
      used.any[person]!++
      if (used[slot][person]! >= most[slot][person]! || used.any[person]! >= most.any[person]!) isFull = true
    }
    isClosed[candidate] = 1
    if (apart > 1) closeNear(candidate)
    if (isFull || (captains > before && mostCaptains < Number.POSITIVE_INFINITY)) closeFull()
  }

  /** Closes what has a person at a maximum, or a new captain where no more captains may be added. */
  function closeFull(): void {
    const captainsLeft = mostCaptains - captains - neededCaptains()
    for (let candidate = 0; candidate < count; candidate++) {
      if (isClosed[candidate] === 1) continue
      const start = candidate * size
      for (let at = 0; at < size; at++) {
        const person = people[start + at]!
        const slot = hasCaptain && at === 0 ? 'captain' : 'flex'
        if (used[slot][person]! >= most[slot][person]! || used.any[person]! >= most.any[person]!) {
          isClosed[candidate] = 1
          break
        }
      }
      const captain = people[start]!
      if (hasCaptain && captainsLeft <= 0 && used.captain[captain] === 0 && least.captain[captain] === 0) {
        isClosed[candidate] = 1
      }
    }
  }

  /** People who are captain of no entry yet but must be. */
  function neededCaptains(): number {
    let needed = 0
    for (let person = 0; person < pool.people.length; person++) {
      if (used.captain[person] === 0 && least.captain[person]! > 0) needed++
    }
    return needed
  }

  function closeNear(chosen: number): void {
    for (let at = 0; at < size; at++) marks[people[chosen * size + at]!] = 1
    for (let candidate = 0; candidate < count; candidate++) {
      let common = 0
      for (let at = 0; at < size; at++) common += marks[people[candidate * size + at]!]!
      if (size - common < apart) isClosed[candidate] = 1
    }
    for (let at = 0; at < size; at++) marks[people[chosen * size + at]!] = 0
  }

  function plan(left: number): void {
    if (!hasMinimum) return
    const needs = SLOTS.flatMap((slot) =>
      Array.from(least[slot], (entries, person) => ({ slot, person, open: entries - used[slot][person]! })),
    ).filter(({ open }) => open > 0)
    const captainNeed = Math.max(0, leastCaptains - captains)
    const open = needs.reduce((sum, need) => sum + need.open, captainNeed)
    // One entry has one captain, so needs of captains cannot share an entry.
    const openCaptains = needs.reduce((sum, need) => sum + (need.slot === 'captain' ? need.open : 0), 0)
    const newCaptains = Math.max(0, captainNeed - neededCaptains())
    const metBy = new Uint8Array(count)
    const byNeedsMet = new Uint32Array(MOST_NEEDS_MET + 1)
    for (let candidate = 0; candidate < count; candidate++) {
      if (isClosed[candidate] === 1) continue
      metBy[candidate] = needsMet(candidate, captainNeed)
      byNeedsMet[metBy[candidate]!]!++
    }
    const later = PLANNED_SHARE * mostNeedsMet(byNeedsMet, left - 1)
    const mostMet = byNeedsMet.findLastIndex((candidates) => candidates > 0)
    const urgent = needs.filter((need) => need.open >= left)
    let allowed = 0
    for (let candidate = 0; candidate < count; candidate++) {
      const captain = people[candidate * size]!
      const isNew = used.captain[captain] === 0
      const meetsCaptain = hasNeed('captain', captain) || (newCaptains > 0 && isNew)
      const isFine =
        isClosed[candidate] === 0 &&
        open - metBy[candidate]! <= later &&
        (openCaptains + newCaptains < left || meetsCaptain) &&
        urgent.every((need) => holds(candidate, need.slot, need.person))
      isAllowed[candidate] = isFine ? 1 : 0
      if (isFine) allowed++
    }
    if (allowed > 0) return
    for (let candidate = 0; candidate < count; candidate++) {
      isAllowed[candidate] = isClosed[candidate] === 0 && metBy[candidate] === mostMet ? 1 : 0
    }
  }

  function hasNeed(slot: ExposureLimit['slot'], person: number): boolean {
    return used[slot][person]! < least[slot][person]!
  }

  function needsMet(candidate: number, captainNeed: number): number {
    let met = 0
    for (let at = 0; at < size; at++) {
      const person = people[candidate * size + at]!
      const isCaptain = hasCaptain && at === 0
      if (hasNeed(isCaptain ? 'captain' : 'flex', person)) met++
      if (hasNeed('any', person)) met++
      if (isCaptain && captainNeed > 0 && used.captain[person] === 0) met++
    }
    return met
  }

  function holds(candidate: number, slot: ExposureLimit['slot'], person: number): boolean {
    for (let at = 0; at < size; at++) {
      if (people[candidate * size + at] !== person) continue
      return slot === 'any' || (hasCaptain && at === 0) === (slot === 'captain')
    }
    return false
  }

  function unmet(): UnmetLimit[] {
    const missed: UnmetLimit[] = []
    for (const slot of SLOTS) {
      for (let person = 0; person < pool.people.length; person++) {
        const got = used[slot][person]!
        const wanted = got < least[slot][person]! ? least[slot][person]! : most[slot][person]!
        if (got < least[slot][person]! || got > wanted) missed.push({ person, slot, wanted, got })
      }
    }
    const wanted = captains < leastCaptains ? leastCaptains : mostCaptains
    if (captains < leastCaptains || captains > wanted) {
      missed.push({ person: null, slot: 'captain', wanted, got: captains })
    }
    return missed
  }
}

/** The most needs that so many candidates meet, given the number of candidates by needs met. */
function mostNeedsMet(byNeedsMet: Uint32Array, candidates: number): number {
  let met = 0
  for (let needs = MOST_NEEDS_MET; needs > 0 && candidates > 0; needs--) {
    const taken = Math.min(candidates, byNeedsMet[needs]!)
    met += needs * taken
    candidates -= taken
  }
  return met
}

/** By lineup the people in it, the captain first where the format has one. */
export function peopleOf(pool: ContestPool, lineups: LineupRows): Uint16Array {
  const people = new Uint16Array(lineups.count * lineups.size)
  for (let index = 0; index < lineups.count; index++) {
    for (const [at, row] of rowsOfLineup(lineups, index).entries()) {
      const person = pool.personOfRow[row]!
      if (person < 0) throw new RangeError(`The lineup holds ${pool.rows[row]?.name ?? row}, who is left out`)
      people[index * lineups.size + at] = person
    }
  }
  return people
}
