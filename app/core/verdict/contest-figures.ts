import {
  captainOf,
  entriesTo,
  type Field,
  isEmptyLineup,
  isWholeLineup,
  lineupSlots,
} from '../contest/field.ts'
import { draftCounts } from '../contest/ownership.ts'
import { type HabitFigures, habitFigures } from './habits.ts'
import { type ContestSlate, lineupFigures } from './lineup-figures.ts'
import { type PlayerScore, playerScores } from './player-scores.ts'
import { type ScoreHistogram, scoreHistogram } from './score-histogram.ts'
import { type TopLineup, topLineups } from './top-lineups.ts'

const TOP_LINEUPS = 10
/** Most owned first; nearly all others are owned by less than 0.1%. */
const MOST_PLAYERS = 250

/** What the verdict and its pictures say about one contest; small enough to be sent with every report. */
export type ContestFigures = {
  entries: number
  isLive: boolean
  /** Lineups that the file shows in part: their other slots were hidden when it was taken. */
  partlyHidden: number
  /** The contest's game, so that two contests of one game count once. */
  game: string
  /** Id of the contest's format; null where none fits the lineups. */
  format: string | null
  /** Players that at least one lineup holds. */
  drafted: number
  winner: Winner | null
  habits: HabitFigures[]
  scores: ScoreHistogram
  players: PlayerScore[]
  top: TopLineup[]
  mine: OwnEntries | null
}

/** The best entries, all of rank 1. */
type Winner = {
  points: number
  /** Entries at rank 1, and the different lineups that they have. */
  entries: number
  lineups: number
  /** The captain of the first of them; null in a contest without captains, or where the slot is empty or hidden. */
  captain: string | null
}

/** The user's entries: how many with a lineup, the best of them, and how many won money (null without payouts). */
type OwnEntries = {
  entries: number
  lineups: number
  bestRank: number
  bestPoints: number
  cashed: number | null
}

export function contestFigures(
  field: Field,
  {
    mine,
    bestRank,
    slate,
    format,
    winningsCents,
  }: {
    /** Numbers of the user's entries; null while it is not known which are theirs. */
    mine: readonly number[] | null
    /** The worst rank of the best 1%. */
    bestRank: number
    slate: ContestSlate | null
    format: string | null
    winningsCents: Float64Array | null
  },
): ContestFigures {
  const figures = lineupFigures(field, slate)
  const own = mine ?? []
  const best = entriesTo(field, bestRank)
  const winners = best.filter((entry) => field.ranks[entry] === 1)
  return {
    entries: field.entries,
    isLive: field.isLive,
    partlyHidden: countPartlyHidden(field),
    game: gameByScores(field),
    format,
    drafted: draftCounts(field).filter((count) => count > 0).length,
    winner: describeWinner(field, winners),
    habits: habitFigures(figures, { entries: field.entries, best, winner: winners, mine: own }),
    scores: scoreHistogram(field, { bestRank, mine: own, winningsCents }),
    players: playerScores(field, { slate: slate?.players ?? [], most: MOST_PLAYERS }),
    top: topLineups(field, { figures, mine: own, most: TOP_LINEUPS }),
    mine: mine && describeOwn(field, mine, winningsCents),
  }
}

function countPartlyHidden(field: Field): number {
  let count = 0
  for (let entry = 0; entry < field.entries; entry += 1) {
    if (!isWholeLineup(field, entry) && !isEmptyLineup(field, entry)) count += 1
  }
  return count
}

/** The three players with the most points: no two games have the same three with the same points. */
function gameByScores({ players }: Field): string {
  return players
    .filter(({ pointsMilli }) => pointsMilli !== null)
    .map(({ name, pointsMilli }) => ({ name, points: pointsMilli! }))
    .sort((a, b) => b.points - a.points || (a.name < b.name ? -1 : 1))
    .slice(0, 3)
    .map(({ name, points }) => `${name} ${points}`)
    .join(', ')
}

function describeWinner(field: Field, winners: readonly number[]): Winner | null {
  const [first] = winners
  if (first === undefined) return null
  const captain = captainOf(field, first)
  return {
    points: field.pointsMilli[first]! / 1000,
    entries: winners.length,
    lineups: new Set(winners.map((entry) => lineupSlots(field, entry).join(' '))).size,
    captain: captain === null ? null : field.players[captain]!.name,
  }
}

function describeOwn(
  field: Field,
  mine: readonly number[],
  winningsCents: Float64Array | null,
): OwnEntries | null {
  if (mine.length === 0) return { entries: 0, lineups: 0, bestRank: 0, bestPoints: 0, cashed: null }
  const best = mine.reduce((a, b) => (field.ranks[b]! < field.ranks[a]! ? b : a))
  return {
    entries: mine.length,
    lineups: mine.filter((entry) => !isEmptyLineup(field, entry)).length,
    bestRank: field.ranks[best]!,
    bestPoints: field.pointsMilli[best]! / 1000,
    cashed: winningsCents && mine.filter((entry) => winningsCents[entry]! > 0).length,
  }
}
