import { basePlayerIdOf } from '../players/player.ts'
import { captainOf, type Field, isEmptyLineup, lineupPlayers } from './field.ts'
import type { MilliPoints } from './rows.ts'

/*
 * The counts learned from one contest, as whole numbers, so that adding a contest to the learned tables and removing it
 * again are exact. The sum over contests, with the formula of every learned figure, is db/learning/learning.ts.
 *
 * - A *winning lineup* finished in the best 1% of its field: rank <= max(1, entries / 100). Ties at that rank count.
 * - A *stack* is two players that at least 1% of the contest's lineups (and at least two) hold together.
 * - Nothing is learned from a contest that was still running: its points are not final, its slots partly hidden.
 */

const WINNING_SHARE = 0.01
const STACKED_SHARE = 0.01
const FEWEST_STACKED = 2

export type ContestLessons = {
  /** Entries with a lineup, and the number of winning ones. */
  lineups: number
  winningLineups: number
  players: PlayerLesson[]
  stacks: StackLesson[]
}

export type PlayerLesson = {
  playerName: string
  position: string | null
  lineups: number
  captainLineups: number
  winningLineups: number
  pointsMilli: MilliPoints | null
  /** From the matched slate: dollars as flex, and the opposing team. */
  salary: number | null
  opponent: string | null
}

/** A pair, the two names in alphabetical order. */
export type StackLesson = {
  player1Name: string
  player2Name: string
  lineups: number
  winningLineups: number
  /** The sum of both players' points, not multiplied. */
  combinedMilli: MilliPoints | null
}

/** A player's facts from the slate; keyed by `basePlayerIdOf(name)`. */
export type SlateFacts = ReadonlyMap<
  string,
  { position: string; salary: number | null; opponent: string | null }
>

const NO_LESSONS: ContestLessons = { lineups: 0, winningLineups: 0, players: [], stacks: [] }

export function contestLessons(field: Field, slate: SlateFacts | null): ContestLessons {
  if (field.isLive) return NO_LESSONS
  const wins = (entry: number) => field.ranks[entry]! <= winningRank(field.entries)
  const tally = tallyLineups(field, wins)
  return {
    lineups: tally.lineups,
    winningLineups: tally.winningLineups,
    players: playerLessons(field, tally, slate),
    stacks: stackLessons(field, tally),
  }
}

/** The worst rank that counts as winning. */
export function winningRank(entries: number): number {
  return Math.max(1, Math.floor(entries * WINNING_SHARE))
}

/** The numbers the screen calls "ML Model Training Results"; a matchup is a player with a known opponent. */
export function learningStats({ players, stacks }: ContestLessons) {
  return {
    players: players.length,
    stacks: stacks.length,
    matchups: players.filter(({ opponent, pointsMilli }) => opponent !== null && pointsMilli !== null).length,
  }
}

type Tally = {
  lineups: number
  winningLineups: number
  drafted: Uint32Array
  captained: Uint32Array
  won: Uint32Array
  pairs: Uint32Array
  wonPairs: Map<number, number>
}

function tallyLineups(field: Field, wins: (entry: number) => boolean): Tally {
  const size = field.players.length
  const tally: Tally = {
    lineups: 0,
    winningLineups: 0,
    drafted: new Uint32Array(size),
    captained: new Uint32Array(size),
    won: new Uint32Array(size),
    pairs: new Uint32Array((size * (size - 1)) / 2),
    wonPairs: new Map(),
  }
  for (let entry = 0; entry < field.entries; entry += 1) {
    if (!isEmptyLineup(field, entry))
      tallyLineup(tally, lineupPlayers(field, entry), captainOf(field, entry), wins(entry))
  }
  return tally
}

function tallyLineup(tally: Tally, players: number[], captain: number | null, won: boolean): void {
  tally.lineups += 1
  if (won) tally.winningLineups += 1
  if (captain !== null) tally.captained[captain]! += 1
  players.forEach((player, i) => {
    tally.drafted[player]! += 1
    if (won) tally.won[player]! += 1
    for (let j = 0; j < i; j += 1) {
      const pair = pairIndex(player, players[j]!)
      tally.pairs[pair]! += 1
      if (won) tally.wonPairs.set(pair, (tally.wonPairs.get(pair) ?? 0) + 1)
    }
  })
}

/** Counts of unordered pairs in a triangular array. */
function pairIndex(a: number, b: number): number {
  const [low, high] = a < b ? [a, b] : [b, a]
  return (high * (high - 1)) / 2 + low
}

function playerLessons(field: Field, tally: Tally, slate: SlateFacts | null): PlayerLesson[] {
  return field.players
    .map(({ name, position, pointsMilli }, player) => {
      const facts = slate?.get(basePlayerIdOf(name))
      return {
        playerName: name,
        position: position ?? facts?.position ?? null,
        lineups: tally.drafted[player]!,
        captainLineups: tally.captained[player]!,
        winningLineups: tally.won[player]!,
        pointsMilli,
        salary: facts?.salary ?? null,
        opponent: facts?.opponent ?? null,
      }
    })
    .sort((a, b) => compareText(a.playerName, b.playerName))
}

function stackLessons(field: Field, tally: Tally): StackLesson[] {
  const fewest = Math.max(FEWEST_STACKED, Math.ceil(tally.lineups * STACKED_SHARE))
  const lessons: StackLesson[] = []
  for (let high = 1; high < field.players.length; high += 1) {
    for (let low = 0; low < high; low += 1) {
      const pair = pairIndex(low, high)
      const lineups = tally.pairs[pair]!
      if (lineups < fewest) continue
      const both = [field.players[low]!, field.players[high]!].sort((a, b) => compareText(a.name, b.name))
      lessons.push({
        player1Name: both[0]!.name,
        player2Name: both[1]!.name,
        lineups,
        winningLineups: tally.wonPairs.get(pair) ?? 0,
        combinedMilli: sumOrNull(both[0]!.pointsMilli, both[1]!.pointsMilli),
      })
    }
  }
  return lessons.sort(
    (a, b) => compareText(a.player1Name, b.player1Name) || compareText(a.player2Name, b.player2Name),
  )
}

function sumOrNull(a: number | null, b: number | null): number | null {
  return a === null || b === null ? null : a + b
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b)
}
