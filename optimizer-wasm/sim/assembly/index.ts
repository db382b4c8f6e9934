// The sim's exports: hand over a contest, then play its games block by block (layout: contest.ts).

import {
  judged,
  judgedRows,
  opponentRows,
  opponents,
  paysOpponents,
  readContest,
  together,
} from './contest'
import { allocateDrawn, drawGames, drawn } from './drawn-games'
import { addEntry, openGains } from './gains'
import { allocateGames, drawFour, fourScores, readScoreModel } from './games'
import { allocateGiven, fourGiven, given, takeFour } from './given-games'
import {
  allocateGrid,
  clearCounts,
  countLineups,
  countOpponents,
  entriesReached,
  payGames,
  placeGrids,
} from './grid'
import { allocateLineupScores, clearRange, scoreLineups, scoreRows } from './lineup-scores'
import { allocateScreening, clearScreening, placedBits, screenedSums, screenFour } from './screening'
import { allocateStandings, cells, cellStarts, clearStandings, standFour } from './standings'
import {
  allocateTally,
  byGame,
  clearTally,
  opponentSums,
  opponentTotals,
  reached,
  squares,
  sums,
  tallyJudged,
  tallyOpponents,
  totals,
} from './tally'

/** Are games drawn from a score model? Otherwise their scores are given. */
let drawsGames: bool = false
/** Scores of the opponents' lineups in four games, then of the judged ones that enter together. */
let scores: usize = 0
let scoresOfJudged: usize = 0

/** Resets the heap and returns the address of that many bytes. */
export function reserve(bytes: i32): usize {
  heap.reset()
  return heap.alloc(<usize>bytes)
}

/**
 * Reads the contest, and the score model at `model` (0: the scores of games are given), and makes room for blocks of that
 * many games, a multiple of four.
 */
export function openContest(block: usize, model: usize, gamesOfBlock: i32): void {
  readContest(block)
  drawsGames = model != 0
  if (drawsGames) {
    readScoreModel(model)
    allocateGames()
  } else allocateGiven(gamesOfBlock)
  allocateLineupScores()
  allocateGrid()
  allocateTally(gamesOfBlock)
  scores = heap.alloc(16 * <usize>(opponents + (together ? judged : 0)))
  scoresOfJudged = scores + 16 * <usize>opponents
}

/**
 * Draws games of the score model at that address, without a contest, and returns the address of their scores: i32 each,
 * in 1/100 point, game after game.
 */
export function drawScores(model: usize, seed: u32, first: u32, count: i32): usize {
  readScoreModel(model)
  allocateGames()
  allocateDrawn(count)
  drawGames(seed, first, count)
  return drawn
}

/** Where the scores of a block's games are written before it is played, if they are given. */
export function givenAddress(): usize {
  return given
}

/**
 * Plays the `count` games from game `first` (a multiple of four) on; false where scores lie further apart than the grid is
 * wide.
 */
export function playBlock(seed: u32, first: u32, count: i32): bool {
  clearTally()
  memory.fill(entriesReached, 0, 32)
  for (let game = 0; game < count; game += 4) {
    const left = min(4, count - game)
    takeGames(seed, first, game, count)
    clearRange()
    scoreLineups(opponentRows, opponents, scores)
    if (together) scoreLineups(judgedRows, judged, scoresOfJudged)
    if (!placeGrids()) return false
    countOpponents(scores, opponents)
    if (together) countLineups(scoresOfJudged, judged)
    payGames(left)
    clearCounts()
    tallyJudged(scoresOfJudged, game)
    if (paysOpponents) tallyOpponents(scores, game)
  }
  return true
}

/** Reads or draws four games, `game` being the first of them in the block. */
function takeGames(seed: u32, first: u32, game: i32, count: i32): void {
  if (drawsGames) {
    drawFour(seed, (first + <u32>game) >> 2)
    scoreRows(fourScores)
  } else {
    takeFour(game, count)
    scoreRows(fourGiven)
  }
}

/** Makes room for `standBlock`: after `openContest`, with lineups that enter alone. */
export function openStandings(gamesOfBlock: i32, depth: i32): void {
  allocateStandings(gamesOfBlock, depth)
}

/** Where the judged lineups stand in the games of a block; false where scores lie too far apart. */
export function standBlock(seed: u32, first: u32, count: i32): bool {
  clearStandings()
  memory.fill(entriesReached, 0, 32)
  for (let game = 0; game < count; game += 4) {
    if (!countFour(seed, first, game, count)) return false
    standFour(game, min(4, count - game))
    clearCounts()
  }
  return true
}

/** Makes room for `screenBlock`: after `openContest`, with lineups that enter alone. */
export function openScreening(gamesOfBlock: i32): void {
  allocateScreening(gamesOfBlock)
}

/** What the judged lineups are worth alone in the games of a block; false where scores lie too far apart. */
export function screenBlock(seed: u32, first: u32, count: i32, limit: i32): bool {
  clearScreening()
  for (let game = 0; game < count; game += 4) {
    if (!countFour(seed, first, game, count)) return false
    payGames(min(4, count - game))
    clearCounts()
    screenFour(game, limit)
  }
  return true
}

/** Counts the opponents of four games. */
function countFour(seed: u32, first: u32, game: i32, count: i32): bool {
  takeGames(seed, first, game, count)
  clearRange()
  scoreLineups(opponentRows, opponents, scores)
  if (!placeGrids()) return false
  countOpponents(scores, opponents)
  return true
}

// Entries chosen together.
export { addEntry, openGains }

export function cellsAddress(): usize {
  return cells
}

export function cellStartsAddress(): usize {
  return cellStarts
}

export function screenedSumsAddress(): usize {
  return screenedSums
}

export function placedBitsAddress(): usize {
  return placedBits
}

export function byGameAddress(): usize {
  return byGame
}

export function sumsAddress(): usize {
  return sums
}

export function squaresAddress(): usize {
  return squares
}

export function reachedAddress(): usize {
  return reached
}

export function entriesReachedAddress(): usize {
  return entriesReached
}

export function totalsAddress(): usize {
  return totals
}

export function opponentSumsAddress(): usize {
  return opponentSums
}

export function opponentTotalsAddress(): usize {
  return opponentTotals
}
