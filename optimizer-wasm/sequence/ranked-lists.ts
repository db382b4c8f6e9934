import type { Sliced } from '#core/sliced.ts'
import type { FoundLineups, PreparedPool } from '../lineups-under.ts'
import { type Feature, hasFeature, limitsOfFeatures } from './demand.ts'
import { apartFrom, type Distance, LEAST_DISTANCE } from './lineup-distance.ts'
import type { RankedLineup } from './lineup-order.ts'
import type { NearLineups } from './near-lineups.ts'
import { captainRow, type PoolFacts, type Rows } from './pool-facts.ts'
import type { StepMeter } from './step-meter.ts'

/** What the lineups so far leave open. All of it only ever gets tighter, so a lineup once found is still the best if allowed. */
export type Open = {
  /** Kept lineups and those built. */
  lineups: Rows[]
  /** The same lineups, to compare others with. */
  near: NearLineups
  /** People, by number, who are captain of one of them. */
  usedCaptains: Set<number>
  /** What every further lineup must have: the maximums that are reached. */
  inForce: Feature[]
  /** Lineups still wanted. */
  left: number
}

/** The best lineup that is open and has these features. */
export type Head = RankedLineup & { isProved: boolean }

export type RankedLists = {
  /** Null: there is none, or none was found in time (`ranOut`). Asked again, it answers for the lineups there are by then. */
  best: (key: string, features: readonly Feature[]) => Sliced<Head | null>
  /** Whether such a list was begun, so that its best lineup is probably known. */
  isKnown: (key: string) => boolean
  /** How many lineups with these features are open and apart from each other; `upTo` where there are as many or more. */
  countUpTo: (key: string, features: readonly Feature[], upTo: number) => Sliced<number>
  /** A search of its own, which does not heed what is in force. */
  bestUnder: (features: readonly Feature[]) => Sliced<Head | null>
  /** Lists whose search was given up are searched again when next asked. */
  forgetGivenUp: () => void
  /** Whether a search was given up. */
  ranOut: () => boolean
}

/** Lineups are found in batches, which costs little more than one; of each list those that are no longer open are passed over. */
const LARGEST_BATCH = 256

type List = {
  features: readonly Feature[]
  found: FoundLineups
  next: number
  /** So many of `open.lineups` are known to be apart from the next lineup. */
  checked: number
  /** So many of them the last search knew. */
  heeded: number
  /** Lineups that the last search was asked for, and the next one will be. */
  asked: number
  wanted: number
  isDead: boolean
}

export function rankedLists(
  pool: PreparedPool,
  facts: PoolFacts,
  open: Open,
  { distance, banned, meter }: { distance: Distance; banned: readonly Rows[]; meter: StepMeter },
): RankedLists {
  const lists = new Map<string, List>()
  const apartFromLineup = apartFrom(facts, distance)
  const largestBatch = distance.players > 1 ? pool.batch : LARGEST_BATCH
  let ranOut = false

  function* best(key: string, features: readonly Feature[]): Sliced<Head | null> {
    const list = listOf(key, features)
    for (;;) {
      const head = nextOpen(list)
      if (head) return { ...head, isProved: list.found.isProved }
      if (list.isDead || !(yield* searchAgain(list))) return null
    }
  }

  function* countUpTo(key: string, features: readonly Feature[], upTo: number): Sliced<number> {
    const list = listOf(key, features)
    if (!(yield* best(key, features))) return 0
    const wanted = Math.min(LARGEST_BATCH, distance === LEAST_DISTANCE ? upTo : 4 * upTo)
    if (list.found.lineups.length - list.next < wanted && isFull(list)) {
      list.wanted = wanted
      yield* searchAgain(list)
    }
    const apart: Rows[] = []
    for (const { rows } of list.found.lineups.slice(list.next)) {
      if (apart.length === upTo) break
      if (apart.every(apartFromLineup(rows))) apart.push(rows)
    }
    return apart.length < upTo && isFull(list) ? upTo : apart.length
  }

  function listOf(key: string, features: readonly Feature[]): List {
    const known = lists.get(key)
    if (known) return known
    const none = { lineups: [], isProved: true, steps: 0 }
    // Without features it is the list that most lineups come from.
    const wanted = features.length === 0 ? Math.max(1, Math.min(open.left, largestBatch)) : 1
    const list: List = {
      features,
      found: none,
      next: 0,
      checked: 0,
      heeded: 0,
      asked: 0,
      wanted,
      isDead: false,
    }
    lists.set(key, list)
    return list
  }

  function nextOpen(list: List): RankedLineup | null {
    for (; list.next < list.found.lineups.length; list.next++, list.checked = list.heeded) {
      const head = list.found.lineups[list.next]!
      if (isOpen(list, head.rows)) return head
    }
    return null
  }

  function isOpen(list: List, rows: Rows): boolean {
    // Nothing changed since the last look.
    if (list.checked === open.lineups.length) return true
    const has = (feature: Feature) => hasFeature(feature, rows, facts, open.usedCaptains)
    if (!list.features.every(has) || !open.inForce.every(has)) return false
    if (!open.near.isApart(rows, list.checked)) return false
    list.checked = open.lineups.length
    return true
  }

  /** Whether the last search found as many as it was asked for, so that there may be more. */
  function isFull({ found, asked }: List): boolean {
    return found.lineups.length >= asked
  }

  function* searchAgain(list: List): Sliced<boolean> {
    list.found = yield* search([...list.features, ...open.inForce], list.wanted)
    list.next = 0
    list.heeded = open.lineups.length
    list.checked = list.heeded
    list.asked = list.wanted
    list.wanted = Math.min(largestBatch, 4 * list.wanted)
    const { lineups, isProved } = list.found
    // A search that was given up may find more later, unless it found nothing at all.
    list.isDead = isProved ? !isFull(list) : lineups.length === 0
    return lineups.length > 0
  }

  function* search(features: readonly Feature[], wanted: number): Sliced<FoundLineups> {
    const limits = limitsOfFeatures(features, facts, open.usedCaptains)
    const closed = new Set(limits.closedRows)
    const isImpossible =
      limits.ofCaptainsTeam?.length === 0 ||
      limits.neededRows.some((rows) => rows.every((row) => closed.has(row)))
    if (isImpossible) return { lineups: [], isProved: true, steps: 0 }
    const stepBudget = meter.forOneSearch(open.left)
    if (stepBudget <= 0) {
      ranOut = true
      return { lineups: [], isProved: false, steps: 0 }
    }
    const found = pool.bestLineups({
      ...limits,
      wanted,
      banned,
      stepBudget,
      ...(open.lineups.length > 0 && { apart: { from: open.lineups, ...distance } }),
    })
    meter.spendSearch(found.steps)
    yield* meter.pause()
    if (!found.isProved && found.lineups.length < wanted) ranOut = true
    return found
  }

  return {
    best,
    isKnown: (key) => lists.has(key),
    countUpTo,
    *bestUnder(features) {
      const found = yield* search(features, 1)
      return found.lineups[0] ? { ...found.lineups[0], isProved: found.isProved } : null
    },
    forgetGivenUp: () => {
      for (const [key, { isDead, found }] of lists) if (isDead && !found.isProved) lists.delete(key)
      ranOut = false
    },
    ranOut: () => ranOut,
  }
}

/** Takes the lineup up among those that every further one is compared with. */
export function addLineup(open: Open, facts: PoolFacts, rows: Rows): void {
  open.lineups.push(rows)
  open.near.add(rows)
  const captain = captainRow(facts, rows)
  if (captain !== undefined) open.usedCaptains.add(facts.personOfRow[captain]!)
}
