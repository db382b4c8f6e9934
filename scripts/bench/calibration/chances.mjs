import { NO_PLAYER } from '#core/contest/field.ts'
import { contestPoolOf } from '#core/contest-pool/contest-pool.ts'
import { distinctLineups } from '#core/contest-pool/distinct-lineups.ts'
import { lineupRowsOf } from '#core/contest-pool/lineup-rows.ts'
import { scoreModelOf } from '#core/games/score-model.ts'
import { claimBasis, shownCash } from '#core/games/shrink.ts'
import { basePlayerIdOf, isCaptainRow } from '#core/players/player.ts'
import { simulate } from '#optimizer/sim.ts'

/**
 * @import { ClaimBasis } from '#core/games/shrink.ts'
 * @import { SimKernel } from '#optimizer/sim/kernel.ts'
 * @import { Player } from '#core/players/player.ts'
 * @import { FinishedContest } from './contests.mjs'
 * @typedef {{ chance: number, hasCashed: boolean, entries: number }} Judged One lineup: its predicted chance, and what came.
 */

/** So many of a hundred entries are taken to be paid: the standings do not say what was. */
const PAID_PCT = 20

/**
 * By lineup of a finished contest, the chance to finish in the best fifth of all entries, as the sim has it before the
 * game, and whether it did.
 * @param {FinishedContest} contest
 * @param {number} games
 * @param {SimKernel} kernel
 */
export function chancesOf({ rows, mode, field }, games, kernel) {
  const pool = contestPoolOf(rows, mode, { leftOut: new Set() })
  const rowOf = rowFinder(pool.rows)
  /** @type {number[][]} */
  const lineups = []
  /** @type {number[]} */
  const points = []
  let unknown = 0
  for (let entry = 0; entry < field.entries; entry++) {
    const slots = [...field.slots.subarray(entry * field.lineupSize, (entry + 1) * field.lineupSize)]
    const own = slots.map((slot, place) =>
      slot === NO_PLAYER
        ? undefined
        : rowOf(field.players[slot]?.name ?? '', field.hasCaptain && place === 0),
    )
    if (own.some((row) => row === undefined)) unknown++
    else {
      lineups.push(own.map((row) => row ?? 0))
      points.push(field.pointsMilli[entry] ?? 0)
    }
  }
  const list = lineupRowsOf(lineups, pool)
  const { lineups: distinct, copies, placeOf } = distinctLineups(list)
  const places = Math.floor((lineups.length * PAID_PCT) / 100)
  const outcome = simulate(
    {
      pool,
      scores: scoreModelOf(pool),
      contest: {
        kind: 'own_table',
        entries: lineups.length + 1,
        feeCents: 100,
        maxEntries: 1,
        tiers: [{ from: 1, to: places, prizeCents: 450 }],
        isEstimated: false,
      },
      opponents: { lineups: distinct, copies },
      lineups: distinct,
      entering: 'alone',
      games,
      seed: 2026,
    },
    kernel,
  )
  const line = points.toSorted((a, b) => b - a)[places - 1] ?? 0
  /** @type {Judged[]} */
  const judged = Array.from({ length: distinct.count }, (_, i) => ({
    chance: outcome.outcomes[i]?.cash.value ?? 0,
    hasCashed: false,
    entries: copies[i] ?? 0,
  }))
  for (const [entry, own] of points.entries()) {
    const lineup = judged[placeOf[entry] ?? 0]
    if (lineup) lineup.hasCashed = own >= line
  }
  return { judged, unknown, basis: claimBasis(mode, null) }
}

/**
 * The mean square of chance less outcome (Brier): of the chances as they are, as they are shown, and of the mean for
 * all.
 * @param {readonly Judged[]} judged
 * @param {ClaimBasis} basis
 */
export function brierScores(judged, basis) {
  const entries = sumOf(judged, () => 1)
  const mean = sumOf(judged, ({ hasCashed }) => (hasCashed ? 1 : 0)) / entries
  const of = (/** @type {(chance: number) => number} */ shown) =>
    sumOf(judged, ({ chance, hasCashed }) => (shown(chance) - (hasCashed ? 1 : 0)) ** 2) / entries
  return {
    raw: of((chance) => chance),
    shrunk: of((chance) => shownCash({ own: { value: chance, error: 0 }, mean }, basis).value),
    mean: of(() => mean),
  }
}

/**
 * Entries by tenth of predicted chance, the lowest first: predicted and real share of those that cashed, in percent.
 * @param {readonly Judged[]} judged
 */
export function tenths(judged) {
  const sorted = judged.toSorted((a, b) => a.chance - b.chance)
  const entries = sumOf(judged, () => 1)
  const sums = Array.from({ length: 10 }, () => ({ entries: 0, chance: 0, cashed: 0 }))
  let before = 0
  for (const { chance, hasCashed, entries: own } of sorted) {
    const tenth = sums[Math.min(9, Math.floor((10 * (before + own / 2)) / entries))]
    before += own
    if (!tenth) continue
    tenth.entries += own
    tenth.chance += own * chance
    tenth.cashed += hasCashed ? own : 0
  }
  return sums.map(({ entries: own, chance, cashed }) => ({
    predicted: (100 * chance) / own,
    real: (100 * cashed) / own,
  }))
}

/**
 * @param {readonly Judged[]} judged
 * @param {(lineup: Judged) => number} of
 */
function sumOf(judged, of) {
  return judged.reduce((sum, lineup) => sum + lineup.entries * of(lineup), 0)
}

/** @param {readonly Player[]} rows */
function rowFinder(rows) {
  const nameOf = (/** @type {string} */ name) =>
    basePlayerIdOf(name.replace(/\s+(Jr\.?|Sr\.?|II|III|IV|V)$/i, '')).replaceAll('-', '')
  const rowsWhere = (/** @type {(row: Player) => boolean} */ fits) =>
    new Map(rows.flatMap((row, i) => (fits(row) ? [/** @type {const} */ ([nameOf(row.name), i])] : [])))
  const captains = rowsWhere(isCaptainRow)
  const others = rowsWhere((row) => !isCaptainRow(row))
  return (/** @type {string} */ name, /** @type {boolean} */ isCaptain) =>
    (isCaptain ? captains : others).get(nameOf(name))
}
