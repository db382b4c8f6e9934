import type { EnteredContest } from '#core/entries-file/entered-contests.ts'
import type { Estimate } from '#core/numbers/estimate.ts'
import type { LineupPair, PairOutcome } from '../sim/play-pairs.ts'
import { completionsOfEach, isGain } from './completions.ts'
import type { Completions, LineupCells, Repair, RepairedLineup } from './repair-request.ts'

/**
 * The field that completions are chosen and shown against: so many entries are enough, and copies are drawn as independent ones, which takes
 * a tenth of the draws. Held out, what is chosen so makes as much as what is chosen against the whole field (docs/proof.md).
 */
export const FIELD_TO_CHOOSE_BY = { most: 10_000, clumping: 0 }

/** The worth of a changed lineup in one of its contests, where it has so many entries. */
export type WorthInContest<Contest, Worth> = { worth: Worth; contest: Contest; entries: number }

/** Plays all pairs of a contest on the same games and against the same field. Null where it was stopped. */
type Play<Contest, Worth> = (
  pairs: readonly LineupPair[],
  contest: Contest,
) => Promise<readonly Worth[] | null>

type Gain = Pick<PairOutcome, 'profitGained'>

/** Who takes the steps: threads beside a page, or the process itself. Null where it was stopped. */
type Steps<Contest, Worth> = {
  /** The best completions of each lineup. */
  completions: (wanted: number) => Promise<Completions | null>
  worths: Play<Contest, Gain>
  best: (completions: Completions, gained: readonly Estimate[]) => Promise<Repair | null>
  /** Other games than those of `worths`, which what is chosen by them would flatter. */
  shown: Play<Contest, Worth>
}

type Entered<Contest> = {
  lineups: readonly LineupCells[]
  contests: readonly EnteredContest<Contest>[]
}

/**
 * Each lineup with the completion of its open slots that makes the most money in the contests it is entered in, where that is
 * beyond the error, both of the games it is chosen by and of those that are shown; with what is shown of each. Null where it was
 * stopped.
 */
export async function swapByWorth<Contest, Worth extends Gain>(
  lineups: readonly LineupCells[],
  contests: readonly EnteredContest<Contest>[],
  { completions, worths, best, shown }: Steps<Contest, Worth>,
): Promise<{ repair: Repair; worths: WorthInContest<Contest, Worth>[][] } | null> {
  const entered = { lineups, contests }
  const made = await completions(completionsOfEach(lineups.length))
  const chosenBy = made && (await worthsInContests(made.found.flat(), entered, worths))
  const chosen = chosenBy && (await best(made, chosenBy.map(gainOf)))
  const shownOf = chosen && (await worthsInContests(chosen.repaired, entered, shown))
  if (!shownOf) return null
  const kept = [...chosen.repaired.keys()].filter(
    (place) => isGain(gainOf(shownOf[place]!)) || isAsked(chosen.repaired[place]!, lineups),
  )
  const repaired = kept.map((place) => chosen.repaired[place]!)
  const after = new Map(repaired.map((each) => [each.index, each.after]))
  return {
    repair: {
      ...chosen,
      // A lineup that stays after all is far from what the others become, as their completions are from all lineups of the request.
      lineups: lineups.map((cells, index) => after.get(index) ?? cells),
      repaired,
    },
    worths: kept.map((place) => shownOf[place]!),
  }
}

/** The worth of each changed lineup in its contests; one that had an empty slot before can't be played. Null where it was stopped. */
export async function worthsInContests<Contest, Worth>(
  changed: readonly RepairedLineup[],
  { lineups, contests }: Entered<Contest>,
  play: Play<Contest, Worth>,
): Promise<WorthInContest<Contest, Worth>[][] | null> {
  const found = changed.map((): WorthInContest<Contest, Worth>[] => [])
  for (const { contest, entries } of contests) {
    const entered = [...changed.entries()].flatMap(([place, { index, after }]) => {
      const before = lineups[index]!.filter((id) => id !== null)
      const isPlayed = before.length === after.length && entries[index]! > 0
      return isPlayed ? [{ place, entries: entries[index]!, pair: { before, after } }] : []
    })
    if (entered.length === 0) continue
    const worths = await play(
      entered.map(({ pair }) => pair),
      contest,
    )
    if (worths === null) return null
    for (const [at, { place, entries }] of entered.entries())
      found[place]!.push({ worth: worths[at]!, contest, entries })
  }
  return found
}

/** Cents that all entries of a lineup make more. The games of all contests are the same ones, so errors add up. */
function gainOf(worths: readonly WorthInContest<unknown, Gain>[]): Estimate {
  const sum = (part: 'value' | 'error') =>
    worths.reduce((all, { worth, entries }) => all + entries * worth.profitGained[part], 0)
  return { value: sum('value'), error: sum('error') }
}

/** Whether a player had to go: not all who come in are further ones. */
function isAsked({ index, after, further }: RepairedLineup, lineups: readonly LineupCells[]): boolean {
  return after.filter((id) => !lineups[index]!.includes(id)).length > further
}
