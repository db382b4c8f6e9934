// The sim's exports: hand over a contest, then play its games block by block (layouts in ../../README.md, "Sim").

import {
  judged,
  judgedRows,
  opponentRows,
  opponents,
  paysOpponents,
  people,
  readContest,
  together,
} from './contest'
import { allocateGrid, clearCounts, countLineups, countOpponents, payGames, placeGrids } from './grid'
import { allocateLineupScores, clearRange, readGames, scoreLineups } from './lineup-scores'
import {
  allocateTally,
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

/** Scores of people in the games of a block, i32 each, game after game. */
let games: usize = 0
/** Scores of the opponents' lineups in four games, then of the judged ones that enter together. */
let scores: usize = 0
let scoresOfJudged: usize = 0

/** Resets the heap and returns the address of that many bytes. */
export function reserve(bytes: i32): usize {
  heap.reset()
  return heap.alloc(<usize>bytes)
}

/** Reads the contest at that address and makes room for blocks of that many games, a multiple of four. */
export function openContest(block: usize, gamesOfBlock: i32): void {
  readContest(block)
  games = heap.alloc(4 * <usize>(people * gamesOfBlock))
  allocateLineupScores()
  allocateGrid()
  allocateTally(gamesOfBlock)
  scores = heap.alloc(16 * <usize>(opponents + (together ? judged : 0)))
  scoresOfJudged = scores + 16 * <usize>opponents
}

/** Where the scores of a block's games are written before it is played. */
export function gamesAddress(): usize {
  return games
}

/** Plays that many games of the block; false where scores lie further apart than the grid is wide. */
export function playBlock(count: i32): bool {
  clearTally()
  for (let game = 0; game < count; game += 4) {
    const left = min(4, count - game)
    readGames(games + 4 * <usize>(people * game), left)
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

export function sumsAddress(): usize {
  return sums
}

export function squaresAddress(): usize {
  return squares
}

export function reachedAddress(): usize {
  return reached
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
