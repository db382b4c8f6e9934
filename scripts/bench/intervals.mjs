import { sumsOf } from '#core/fixtures/played-entries.ts'
import { cashRateEstimate } from '#core/money/intervals/cash-rate-estimate.ts'
import { clippedRoi } from '#core/money/intervals/clipped-roi.ts'
import { intervalIn } from '#core/money/intervals/interval.ts'
import { MOST_FEES } from '#core/money/intervals/most-fees.ts'
import { roiEstimate } from '#core/money/intervals/roi-estimate.ts'
import { equalSlates, varianceBetweenSlates } from '#core/money/intervals/slate-sums.ts'
import { student975 } from '#core/numbers/distributions/student.ts'
import { randomFrom } from '#core/numbers/random-from.ts'
import { printTable } from '../lib/measure.mjs'
import { flatContest, play, tournament } from './intervals/accounts.mjs'

/**
 * @import { Estimate } from '#core/money/intervals/interval.ts'
 * @import { RoiSums } from '#core/money/intervals/roi-sums.ts'
 * @import { Player, Slates } from './intervals/accounts.mjs'
 */

export const title =
  'In how many of 100 accounts the 95% interval holds the true value, and its mean width in points; or what is needed'

const PLAIN = 't over slates'
const ENTRIES = [10, 20, 50, 200, 2000]
const ACCOUNTS = 1000
const LEAST_COVERAGE = 93

/** @type {Slates[]} */
const SLATES = [
  { name: 'every entry on a slate of its own', perSlate: 1, common: 0 },
  { name: '4 entries a slate, half of their luck in common', perSlate: 4, common: 0.5 },
  { name: '20 entries a slate, half of their luck in common', perSlate: 20, common: 0.5 },
  { name: '1 to about 60 entries a slate, nearly the same lineup', perSlate: 15, common: 0.9, uneven: true },
]

/** @type {Player[]} */
const PLAYERS = [
  ...[0.05, 0.25, 0.5, 0.75, 0.95].map((chance) => ({
    name: `double-ups, wins ${chance * 100}%`,
    contests: [flatContest(chance)],
  })),
  {
    name: 'head-to-heads at 5 stakes, wins 47%',
    contests: [1, 2, 5, 10, 20].map((fee) => flatContest(0.47, { fee, times: 1.8 })),
  },
  ...[20, 100, 1000, 10_000].flatMap((first) =>
    [0.7, 1.3].map((skill) => ({
      name: `tournaments to ${first}x, skill ${skill}`,
      contests: [tournament(first, { skill })],
    })),
  ),
  {
    name: '$5 double-ups, $1 tournaments to 100x',
    contests: [flatContest(0.55, { fee: 5 }), tournament(100, { skill: 1.2 })],
  },
  {
    name: '$1 double-ups, $0.25 to 1000x',
    contests: [flatContest(0.5), tournament(1000, { skill: 0.9, fee: 0.25 })],
  },
  {
    name: '$20 double-ups, $5 to 20x, $0.25 to 1000x',
    contests: [
      flatContest(0.45, { fee: 20 }),
      tournament(20, { skill: 1.2, fee: 5 }),
      tournament(1000, { skill: 1, fee: 0.25 }),
    ],
  },
]

/** The last one is no interval of ours: it shows what a plain one misses where prizes are rare. */
const FIGURES = /** @type {const} */ (['Cash rate', 'ROI', 'Clipped ROI', 't over slates'])

export async function run() {
  let missed = 0
  for (const slates of SLATES) {
    const measurements = PLAYERS.map((player) => ({
      player,
      bySize: ENTRIES.map((entries) => measured(player, { slates, entries })),
    }))
    for (const figure of FIGURES) {
      console.log(`\n${figure}, ${slates.name}:\n`)
      printTable(
        measurements.map(({ player, bySize }) => ({
          player: player.name,
          ...Object.fromEntries(bySize.map((each, index) => [`of ${ENTRIES[index]}`, each[figure].text])),
        })),
      )
      if (figure === PLAIN) continue
      missed += measurements.flatMap(({ bySize }) => bySize).filter((each) => each[figure].low).length
    }
  }
  console.log(`\nShown with a coverage below ${LEAST_COVERAGE} by more than two standard errors: ${missed}.`)
  if (missed > 0) process.exitCode = 1
}

/**
 * @param {Player} player
 * @param {{ slates: Slates, entries: number }} of
 */
function measured(player, { slates, entries }) {
  const random = randomFrom(seedOf(`${player.name}, ${slates.name}, ${entries}`))
  const truth = truthOf(player, slates)
  const accounts = Array.from({ length: ACCOUNTS }, () => {
    const { cashing, roi } = sumsOf(play(player, { entries, slates, random }))
    return {
      'Cash rate': cashRateEstimate(cashing),
      ROI: roiEstimate(roi),
      'Clipped ROI': clippedRoi(roi)?.interval ?? null,
      [PLAIN]: plainInterval(roi),
    }
  })
  const of = (/** @type {typeof FIGURES[number]} */ figure) =>
    summary(
      accounts.map((estimates) => estimates[figure]),
      truth[figure],
    )
  return {
    'Cash rate': of('Cash rate'),
    ROI: of('ROI'),
    'Clipped ROI': of('Clipped ROI'),
    [PLAIN]: of(PLAIN),
  }
}

/**
 * Student's t over the slates' differences from the ROI: right where prizes are alike, and too low where the largest were not seen yet.
 * @param {RoiSums} roi
 * @returns {Estimate}
 */
function plainInterval({ fees, tournaments }) {
  const slates = equalSlates(tournaments)
  if (slates < 10 || tournaments.denominator < fees) return null
  const ratio = tournaments.numerator / fees - 1
  const reach = student975(slates - 1) * Math.sqrt(varianceBetweenSlates(tournaments))
  return { low: 100 * (ratio - reach), high: 100 * (ratio + reach) }
}

/**
 * @param {readonly Estimate[]} estimates
 * @param {number} truth
 */
function summary(estimates, truth) {
  const shown = estimates.flatMap((estimate) => intervalIn(estimate) ?? [])
  // With slates of random sizes only a few accounts have enough entries: too few for a measurement.
  if (shown.length < ACCOUNTS / 10) return { text: needed(estimates), low: false }
  const covering = shown.filter(({ low, high }) => low <= truth && truth <= high).length
  const coverage = (100 * covering) / shown.length
  const width = shown.reduce((sum, { low, high }) => sum + high - low, 0) / shown.length
  const chance = 2 * Math.sqrt((coverage * (100 - coverage)) / shown.length)
  const low = coverage + chance < LEAST_COVERAGE
  const part = shown.length < ACCOUNTS ? `, ${Math.round((100 * shown.length) / ACCOUNTS)}% shown` : ''
  const text = `${coverage.toFixed(1)} (${width.toFixed(0)}${part})`
  return { text: low ? `**${text}**` : text, low }
}

/** @param {readonly Estimate[]} estimates */
function needed(estimates) {
  const all = estimates.flatMap((each) =>
    each !== null && 'neededEntries' in each ? each.neededEntries : [],
  )
  if (all.length === 0) return '-'
  return `needs ${Math.round(all.reduce((sum, each) => sum + each, 0) / all.length).toLocaleString('en-US')}`
}

/**
 * Every cell has its own accounts, the same ones in every run.
 * @param {string} name
 */
function seedOf(name) {
  return [...name].reduce((seed, letter) => (Math.imul(seed, 31) + letter.charCodeAt(0)) | 0, 20_260_913)
}

const LONG_RUN = 600_000

/** @type {Map<string, Record<typeof FIGURES[number], number>>} */
const truths = new Map()

/**
 * In percent, estimated from a very large account.
 * @param {Player} player
 * @param {Slates} slates
 */
function truthOf(player, slates) {
  const key = `${player.name} ${slates.name}`
  const known = truths.get(key)
  if (known) return known
  const random = randomFrom(1)
  const sums = { entries: 0, cashed: 0, fees: 0, won: 0, clipped: 0 }
  while (sums.entries < LONG_RUN) {
    for (const { fee, won } of play(player, { entries: 6000, slates, random })) {
      sums.entries += 1
      sums.cashed += Number(won > fee)
      sums.fees += fee
      sums.won += won
      sums.clipped += Math.min(won, MOST_FEES * fee)
    }
  }
  const truth = {
    'Cash rate': (100 * sums.cashed) / sums.entries,
    ROI: (100 * sums.won) / sums.fees - 100,
    'Clipped ROI': (100 * sums.clipped) / sums.fees - 100,
    [PLAIN]: (100 * sums.won) / sums.fees - 100,
  }
  truths.set(key, truth)
  return truth
}
