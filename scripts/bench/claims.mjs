import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { lineupRowsOf } from '#core/contest-pool/lineup-rows.ts'
import { SHOWDOWN } from '#core/formats/dk-showdown.ts'
import { claimBasis, partsOf, shownCash, shownClaim } from '#core/games/shrink.ts'
import { randomFrom } from '#core/numbers/random-from.ts'
import { simContestOf } from '#core/payouts/contest-settings.ts'
import { usualContest } from '#core/payouts/usual-contest.ts'
import { isOut } from '#core/players/player.ts'
import { TIES } from '#optimizer/sim/average-entry.ts'
import { contestField } from '../contest/contest-field.ts'
import { loadBuiltSimKernel } from '../contest/load-kernel.ts'
import { playedContest } from '../contest/played-contest.ts'
import { readSlateInput } from '../contest/slate-input.ts'
import { slateOptionsOf } from '../contest/slate-options.ts'
import { mean, printTable, slope } from '../lib/measure.mjs'
import { fieldFile, movedMeans } from './worth/contest-files.mjs'
import { playedContests, STANDINGS } from './worth/played-contests.mjs'

/**
 * @import { ContestKind } from '#core/payouts/contest-kinds.ts'
 * @import { SlateInput } from '../contest/slate-input.ts'
 * @import { ContestField } from '../contest/field-entries.ts'
 * @import { LineupOutcome, SimOutcome } from '#optimizer/sim/outcome.ts'
 * @import { AverageEntry } from '#optimizer/sim/average-entry.ts'
 * @typedef {{ win: number, top1: number, top10: number, cash: number, paid: number }} Figures `paid`: of the fee, before it.
 * @typedef {Figures & { steep: number, crowd: number }} Usual
 * @typedef {{ own: number, like: number, average?: number }} Parts as simulated, paid as often, and of the average entry, without which
 *   it is the rest.
 * @typedef {{ claimed: Figures, deserved: Figures, outcome: LineupOutcome }} Entry
 * @typedef {{ name: string, size: number, usual: Usual, before: Entry[], after: Entry[], usualAfter: Usual, deserved: Usual }} Judged
 *   `before`: in the field that the app draws before the contest; `after`: against the real entries. `usual`, `usualAfter`, `deserved`:
 *   the average entry of each and of the games that say what was deserved.
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
/** @type {{ shape: ContestKind, most?: number }[]} */
const SHAPES = [
  { shape: USUAL },
  { shape: 'large_flat' },
  { shape: 'ten_times' },
  { shape: 'winner_take_all' },
  { shape: 'winner_take_all', most: 5_000 },
  { shape: 'winner_take_all', most: 1_000 },
  { shape: 'winner_take_all', most: 100 },
  { shape: 'double_up' },
]
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
  /** @type {Map<string, Judged[]>} */
  const judged = new Map()
  try {
    for (const { shape, most = MOST_ENTRIES } of SHAPES) {
      const own = []
      for (const contest of contests) own.push(await judgedEntries({ ...contest, folder }, { shape, most }))
      judged.set(most < MOST_ENTRIES ? `${shape} of ${most}` : shape, own)
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  const usual = judged.get(USUAL) ?? []
  console.log('\nSlope of what was deserved on what was claimed, and the average entry\n')
  printTable(usual.map(rowOf))
  console.log(
    '\nWin, in entries: those first in a game on average, and what the average of the drawn ones is said to win and wins\n',
  )
  printTable([...judged].flatMap(([shape, own]) => own.map((each) => winRow(shape, each))))
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
  const inApp = partsOf(claimBasis(SHOWDOWN, null), { mean: usual.cash }, usual)
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
function heldRow(shape, { name, usual, before, usualAfter, after }) {
  /** @type {Record<string, string>} */
  const row = { shape, contest: name }
  for (const [when, entries, average] of /** @type {const} */ ([
    ['before', before, usual],
    ['after', after, usualAfter],
  ])) {
    const shown = entries.map(({ outcome }) => shownOf(outcome, average))
    for (const figure of /** @type {const} */ (['paid', 'cash', 'win', 'top1'])) {
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
 * @param {string} shape
 * @param {Judged} judged
 */
function winRow(shape, { name, size, usual, before, deserved }) {
  const inEntries = (/** @type {number} */ share) => (size * share).toFixed(2)
  /** The entries that are first in the games, where a tie counts once; `times`: how often the average entry counts it. */
  const first = (/** @type {Usual} */ { win }, /** @type {number} */ times) =>
    (1 + (size * win - 1) / times).toFixed(2)
  const shown = before.map(({ outcome }) => shownOf(outcome, usual).win.value)
  return {
    ...{ shape, contest: name, entries: size },
    'first in the drawn field': first(usual, TIES.drawn),
    'in the real one': first(deserved, TIES.real),
    simulated: inEntries(mean(before.map(({ claimed }) => claimed.win))),
    shown: inEntries(mean(shown)),
    deserved: inEntries(mean(before.map((each) => each.deserved.win))),
  }
}

/**
 * Money and chances as they are shown.
 * @param {LineupOutcome} outcome
 * @param {Usual} usual
 */
function shownOf({ win, top1, cash, roi }, usual) {
  const basis = claimBasis(SHOWDOWN, null)
  const paid = { own: cash, mean: usual.cash }
  return {
    win: shownClaim(win, usual.win, paid, basis),
    top1: shownClaim(top1, usual.top1, paid, basis),
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
    const determinant = sums.oo * sums.pp - sums.op ** 2
    fitted[`${figure}: own`] = ((sums.od * sums.pp - sums.pd * sums.op) / determinant).toFixed(2)
    fitted[`${figure}: paid`] = ((sums.pd * sums.oo - sums.od * sums.op) / determinant).toFixed(2)
  }
  return fitted
}

/**
 * @param {Parameters<typeof fieldFile>[0]} contest
 * @param {{ shape: ContestKind, most: number }} how
 * @returns {Promise<Judged>}
 */
async function judgedEntries(contest, { shape, most }) {
  const kernel = await loadBuiltSimKernel()
  const size = Math.min(contest.real.entries, most)
  const made = simContestOf({ ...usualContest(shape), size, feeCents: FEE })
  if (!made.ok) throw new Error(made.error)
  const sim = made.value.contest
  const file = fieldFile(contest)
  const before = readSlateInput(slateOptionsOf({ slate: contest.salaries }))
  const after = readSlateInput(
    slateOptionsOf({ slate: contest.salaries, projections: [movedMeans(contest)] }),
  )
  const drawn = { count: size, seed: 3 }
  const { sample, others } = sampleOf(file, [before, after])
  /** @type {(input: SlateInput, field: ContestField) => SimOutcome} */
  const play = (input, field) => {
    const at = new Map(input.pool.rows.map((row, i) => [row.providerId, i]))
    const rows = lineupRowsOf(
      sample.map((ids) => ids.map((id) => at.get(id) ?? 0)),
      input.pool,
    )
    return playedContest(input.pool, sim, field, rows, { games: GAMES, seed: 5 }, kernel).alone
  }
  const real = { ...drawn, file: others }
  const deserved = play(after, await contestField(after, real))
  const [drawnField, realField] = [
    play(before, await contestField(before, { ...drawn, file: null, fields: FIELDS })),
    play(before, await contestField(before, real)),
  ]
  /** @param {SimOutcome} claims */
  const entriesOf = (claims) =>
    claims.outcomes.flatMap((outcome, i) => {
      const came = deserved.outcomes[i]
      return came ? [{ outcome, claimed: figuresOf(outcome), deserved: figuresOf(came) }] : []
    })
  return {
    ...{ name: contest.name, size },
    usual: usualOf(drawnField.means),
    before: entriesOf(drawnField),
    usualAfter: usualOf(realField.means),
    after: entriesOf(realField),
    deserved: usualOf(deserved.means),
  }
}

/** @param {AverageEntry} means */
function usualOf({ win, top1, top10, cash, roi, steep, crowd }) {
  return { ...{ win, top1, top10, cash, steep, crowd }, paid: (roi ?? 0) + 1 }
}

/** @param {LineupOutcome} outcome */
function figuresOf({ win, top1, top10, cash, roi }) {
  return {
    ...{ win: win.value, top1: top1.value, top10: top10.value, cash: cash.value },
    paid: (roi?.value ?? 0) + 1,
  }
}

/**
 * Real entries, drawn by chance, whose players are all in the pools, each as provider ids; and a file of all others, so that none is
 * judged against itself.
 * @param {string} file of `fieldFile`
 * @param {readonly SlateInput[]} inputs
 * @returns {{ sample: string[][], others: string }}
 */
function sampleOf(file, inputs) {
  const known = inputs.map(
    ({ pool }) => new Set(pool.rows.filter((row) => !isOut(row)).map(({ providerId }) => providerId)),
  )
  const [head = '', ...lines] = readFileSync(file, 'utf8').split('\n')
  const lineups = lines.map((line) => {
    const [count = '', ...cells] = line.split(',')
    return { count: Number(count), cells, ids: cells.map((cell) => cell.match(/\((.*)\)/)?.[1] ?? '') }
  })
  const entries = lineups.flatMap((lineup) =>
    lineup.ids.every((/** @type {string} */ id) => known.every((pool) => pool.has(id)))
      ? Array(lineup.count).fill(lineup)
      : [],
  )
  const random = randomFrom(11)
  const sample = Array.from({ length: SAMPLE }, () => {
    const [drawn] = entries.splice(Math.floor(random() * entries.length), 1)
    drawn.count--
    return drawn.ids
  })
  const left = lineups.filter(({ count }) => count > 0).map(({ count, cells }) => [count, ...cells].join())
  const others = file.replace('-field.csv', '-others.csv')
  writeFileSync(others, [head, ...left].join('\n'))
  return { sample, others }
}

/** @param {number} share */
function pct(share) {
  return (100 * share).toFixed(1)
}
