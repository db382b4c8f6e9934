import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { lineupRowsOf } from '#core/contest-pool/lineup-rows.ts'
import { SHOWDOWN } from '#core/formats/dk-showdown.ts'
import { claimBasis, partsOf, shownCash, shownClaim } from '#core/games/shrink.ts'
import { randomFrom } from '#core/numbers/random-from.ts'
import { simContestOf } from '#core/payouts/contest-settings.ts'
import { usualContest } from '#core/payouts/usual-contest.ts'
import { isOut } from '#core/players/player.ts'
import { averageEntry } from '#optimizer/sim/average-entry.ts'
import { contestField } from '../contest/contest-field.ts'
import { loadBuiltSimKernel } from '../contest/load-kernel.ts'
import { playedContest } from '../contest/played-contest.ts'
import { readSlateInput } from '../contest/slate-input.ts'
import { slateOptionsOf } from '../contest/slate-options.ts'
import { mean, printTable } from '../lib/measure.mjs'
import { solution } from './past/linear-equations.mjs'
import { fieldFile, movedMeans } from './worth/contest-files.mjs'
import { playedContests, STANDINGS } from './worth/played-contests.mjs'

/**
 * @import { ContestKind } from '#core/payouts/contest-kinds.ts'
 * @import { SlateInput } from '../contest/slate-input.ts'
 * @import { ContestField } from '../contest/field-entries.ts'
 * @import { LineupOutcome } from '#optimizer/sim/outcome.ts'
 * @typedef {{ top1: number, top10: number, cash: number, paid: number }} Figures `paid`: of the fee, before it.
 * @typedef {Figures & { steep: number }} Usual
 * @typedef {{ own: number, like: number, average?: number }} Parts as simulated, paid as often, and of the average entry, without which
 *   it is the rest.
 * @typedef {{ claimed: Figures, deserved: Figures, outcome: LineupOutcome }} Entry
 * @typedef {{ name: string, usual: Usual, before: Entry[], after: Entry[] }} Judged
 *   `before`: in the field that the app draws before the contest; `after`: against the real entries.
 */

export const title = 'What simulations claim of real entries, and what these deserved'

/** Entries drawn from each contest, and games. */
const SAMPLE = 600
const GAMES = 20_000
/** Entries of the simulated contest at most. */
const MOST_ENTRIES = 20_000
const FIELDS = 8
const FEE = 1_000
/** @type {(keyof Figures)[]} */
const FIGURES = ['top1', 'top10', 'cash', 'paid']
/** The shape that the parts are fitted on. */
const USUAL = 'large_top_heavy'
/** @type {ContestKind[]} */
const SHAPES = [USUAL, 'large_flat', 'ten_times', 'winner_take_all', 'double_up']
/** Both parts in twentieths. */
const POSSIBLE_PARTS = Array.from({ length: 21 }, (_, own) =>
  Array.from({ length: 21 - own }, (_, like) => ({ own: own / 20, like: like / 20 })),
).flat()

/**
 * `claims [STANDINGS=SALARIES ...]`: real entries in the field that the app would have drawn before the contest, beside the same
 * entries against the real ones, in games whose means know what the real ownership knew. Fits the parts of core/games/shrink.ts,
 * and counts by shape of the prizes how often the stated errors hold.
 * @param {readonly string[]} named
 */
export async function run(named = []) {
  const contests = playedContests(named)
  if (contests.length === 0) return console.log(`Skipped: there are no contests in ${STANDINGS}.`)
  const folder = mkdtempSync(path.join(tmpdir(), 'claims-'))
  /** @type {Map<ContestKind, Judged[]>} */
  const judged = new Map()
  try {
    for (const shape of SHAPES) {
      const own = []
      for (const contest of contests) own.push(await judgedEntries({ ...contest, folder }, shape))
      judged.set(shape, own)
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  const usual = judged.get(USUAL) ?? []
  console.log('\nSlope of what was deserved on what was claimed, and the average entry\n')
  printTable(usual.map(rowOf))
  console.log('\nParts of the mixture that fit what was deserved best: as simulated, and paid as often\n')
  printTable([
    ...usual.map((each) => ({ fitted: each.name, ...fitOf([each]) })),
    { fitted: 'all', ...fitOf(usual) },
    ...usual.map((left) => ({
      fitted: `all but ${left.name}`,
      ...fitOf(usual.filter((each) => each !== left)),
    })),
  ])
  console.log(
    '\nParts fitted on the other contests, both 0 or more and together 1 at most: root mean square miss of money, in fees\n',
  )
  printTable([...judged].flatMap(([shape, own]) => own.map((each) => heldOutRow(shape, each, own))))
  console.log(
    '\nHow often 1.96 errors hold what was deserved, and the relative error left, by shape of the prizes\n',
  )
  printTable([...judged].flatMap(([shape, own]) => own.map((each) => heldRow(shape, each))))
}

/**
 * The contest by the parts that are the best for the others, by those of the app, and as the average entry.
 * @param {string} shape
 * @param {Judged} judged
 * @param {readonly Judged[]} all
 */
function heldOutRow(shape, judged, all) {
  const others = all.filter((each) => each !== judged)
  const best = POSSIBLE_PARTS.reduce(
    (least, parts) => {
      const missed = mean(others.map((each) => missOf(each, parts) ** 2))
      return missed < least.missed ? { parts, missed } : least
    },
    { parts: { own: 0, like: 0 }, missed: Number.POSITIVE_INFINITY },
  )
  const { usual, before } = judged
  const inApp = partsOf(claimBasis(SHOWDOWN, null), { mean: usual.cash })
  const meanShown = (/** @type {Parts} */ parts) =>
    pct(mean(before.map(({ claimed }) => paidWith(parts, claimed, usual))) - 1)
  return {
    shape,
    contest: judged.name,
    'parts of the others': `${best.parts.own.toFixed(2)}, ${best.parts.like.toFixed(2)}`,
    missed: missOf(judged, best.parts).toFixed(3),
    'mean ROI': meanShown(best.parts),
    'parts of the app': `${inApp.own.toFixed(2)}, ${inApp.like.toFixed(2)}, ${inApp.average.toFixed(2)}`,
    'missed by them': missOf(judged, inApp).toFixed(3),
    'their mean ROI': meanShown(inApp),
    'missed by the average entry': missOf(judged, { own: 0, like: 0 }).toFixed(3),
    'mean deserved': pct(mean(before.map(({ deserved }) => deserved.paid)) - 1),
  }
}

/**
 * @param {Judged} judged
 * @param {Parts} parts
 */
function missOf({ usual, before }, parts) {
  const misses = before.map(({ claimed, deserved }) => paidWith(parts, claimed, usual) - deserved.paid)
  return Math.sqrt(mean(misses.map((miss) => miss ** 2)))
}

/**
 * @param {Parts} parts
 * @param {Figures} claimed
 * @param {Usual} usual
 */
function paidWith({ own, like, average = 1 - own - like }, { paid, cash }, usual) {
  return own * paid + like * usual.paid * (cash / usual.cash) + average * usual.paid
}

/**
 * @param {string} shape
 * @param {Judged} judged
 */
function heldRow(shape, { name, usual, before, after }) {
  /** @type {Record<string, string>} */
  const row = { shape, contest: name }
  for (const [when, entries] of /** @type {const} */ ([
    ['before', before],
    ['after', after],
  ])) {
    const shown = entries.map(({ outcome }) => shownOf(outcome, usual))
    for (const figure of /** @type {const} */ (['paid', 'cash'])) {
      const misses = entries.map(({ deserved }, i) => deserved[figure] - (shown[i]?.[figure].value ?? 0))
      const held = misses.filter((miss, i) => Math.abs(miss) <= 1.96 * (shown[i]?.[figure].error ?? 0))
      const level = Math.sqrt(mean(shown.map((each) => each[figure].value ** 2)))
      row[`${when}: ${figure} held`] = pct(held.length / entries.length)
      row[`${when}: ${figure} off`] = (Math.sqrt(mean(misses.map((miss) => miss ** 2))) / level).toFixed(2)
    }
  }
  return row
}

/**
 * Money and the chance to be paid as they are shown.
 * @param {LineupOutcome} outcome
 * @param {Usual} usual
 */
function shownOf({ cash, roi }, usual) {
  const basis = claimBasis(SHOWDOWN, null)
  const paid = { own: cash, mean: usual.cash }
  return {
    cash: shownCash(paid, basis),
    paid: shownClaim(
      { value: (roi?.value ?? 0) + 1, error: roi?.error ?? 0 },
      usual.paid,
      paid,
      basis,
      usual,
    ),
  }
}

/** @param {Judged} judged */
function rowOf({ name, usual, before }) {
  const shown = before.map(({ outcome }) => shownOf(outcome, usual))
  return {
    contest: name,
    ...Object.fromEntries(
      FIGURES.map((figure) => [
        `slope ${figure}`,
        slope(
          before.map(({ claimed }) => claimed[figure]),
          before.map(({ deserved }) => deserved[figure]),
        ).toFixed(2),
      ]),
    ),
    'slope of shown ROI': slope(
      shown.map(({ paid }) => paid.value),
      before.map(({ deserved }) => deserved.paid),
    ).toFixed(2),
    'mean claimed': pct(mean(before.map(({ claimed }) => claimed.paid)) - 1),
    'mean shown': pct(mean(shown.map(({ paid }) => paid.value)) - 1),
    'mean deserved': pct(mean(before.map(({ deserved }) => deserved.paid)) - 1),
    'cash claimed, deserved': `${pct(mean(before.map(({ claimed }) => claimed.cash)))} ${pct(mean(before.map(({ deserved }) => deserved.cash)))}`,
  }
}

/**
 * Least squares of the gap of money to the average entry: the lineup's own as simulated, and that of an entry which is paid as often.
 * @param {readonly Judged[]} judged
 */
function fitOf(judged) {
  /** @type {Record<string, string>} */
  const fitted = {}
  for (const figure of /** @type {const} */ (['paid', 'top1'])) {
    const sums = { oo: 0, op: 0, pp: 0, od: 0, pd: 0 }
    for (const { usual, before } of judged)
      for (const { claimed, deserved } of before) {
        const own = claimed[figure] / usual[figure] - 1
        const paid = claimed.cash / usual.cash - 1
        const came = deserved[figure] / usual[figure] - 1
        sums.oo += own * own
        sums.op += own * paid
        sums.pp += paid * paid
        sums.od += own * came
        sums.pd += paid * came
      }
    const [own = 0, paid = 0] = solution(
      [
        [sums.oo, sums.op],
        [sums.op, sums.pp],
      ],
      [sums.od, sums.pd],
    )
    fitted[`${figure}: own`] = own.toFixed(2)
    fitted[`${figure}: paid`] = paid.toFixed(2)
  }
  return fitted
}

/**
 * @param {Parameters<typeof fieldFile>[0]} contest
 * @param {ContestKind} shape
 * @returns {Promise<Judged>}
 */
async function judgedEntries(contest, shape) {
  const kernel = await loadBuiltSimKernel()
  const size = Math.min(contest.real.entries, MOST_ENTRIES)
  const made = simContestOf({ ...usualContest(shape), size, feeCents: FEE })
  if (!made.ok) throw new Error(made.error)
  const sim = made.value.contest
  const file = fieldFile(contest)
  const before = readSlateInput(slateOptionsOf({ slate: contest.salaries }))
  const after = readSlateInput(
    slateOptionsOf({ slate: contest.salaries, projections: [movedMeans(contest)] }),
  )
  const drawn = { count: size, seed: 3 }
  const sample = sampleOf(file, [before, after])
  /** @type {(input: SlateInput, field: ContestField) => LineupOutcome[]} */
  const play = (input, field) => {
    const at = new Map(input.pool.rows.map((row, i) => [row.providerId, i]))
    const rows = lineupRowsOf(
      sample.map((ids) => ids.map((id) => at.get(id) ?? 0)),
      input.pool,
    )
    return playedContest(input.pool, sim, field, rows, { games: GAMES, seed: 5 }, kernel).alone.outcomes
  }
  const real = { ...drawn, file }
  const deserved = play(after, await contestField(after, real))
  /** @param {LineupOutcome[]} claims */
  const entriesOf = (claims) =>
    claims.flatMap((outcome, i) => {
      const came = deserved[i]
      return came ? [{ outcome, claimed: figuresOf(outcome), deserved: figuresOf(came) }] : []
    })
  const { top1, top10, cash, roi, steep } = averageEntry(sim)
  return {
    name: contest.name,
    usual: { top1, top10, cash, paid: (roi ?? 0) + 1, steep },
    before: entriesOf(play(before, await contestField(before, { ...drawn, file: null, fields: FIELDS }))),
    after: entriesOf(play(before, await contestField(before, real))),
  }
}

/** @param {LineupOutcome} outcome */
function figuresOf({ top1, top10, cash, roi }) {
  return { top1: top1.value, top10: top10.value, cash: cash.value, paid: (roi?.value ?? 0) + 1 }
}

/**
 * Real entries, drawn by chance, whose players are all in the pools; each as provider ids.
 * @param {string} file of `fieldFile`
 * @param {readonly SlateInput[]} inputs
 */
function sampleOf(file, inputs) {
  const known = inputs.map(
    ({ pool }) => new Set(pool.rows.filter((row) => !isOut(row)).map(({ providerId }) => providerId)),
  )
  const lineups = readFileSync(file, 'utf8')
    .split('\n')
    .slice(1)
    .map((line) => {
      const [count = '', ...cells] = line.split(',')
      return { count: Number(count), ids: cells.map((cell) => cell.match(/\((.*)\)/)?.[1] ?? '') }
    })
    .filter(({ ids }) => ids.every((id) => known.every((pool) => pool.has(id))))
  const entries = lineups.flatMap(({ count, ids }) => Array.from({ length: count }, () => ids))
  const random = randomFrom(11)
  return Array.from({ length: SAMPLE }, () => entries[Math.floor(random() * entries.length)] ?? [])
}

/**
 * @param {readonly number[]} x
 * @param {readonly number[]} y
 */
function slope(x, y) {
  const [middleX, middleY] = [mean(x), mean(y)]
  const both = mean(x.map((each, i) => (each - middleX) * ((y[i] ?? 0) - middleY)))
  return both / mean(x.map((each) => (each - middleX) ** 2))
}

/** @param {number} share */
function pct(share) {
  return (100 * share).toFixed(1)
}
