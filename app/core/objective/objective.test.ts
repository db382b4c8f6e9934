import { expect, test } from 'vitest'
import { smallSlate } from '../analysis/fixtures/small-slate.ts'
import { BIG_LEAGUE } from '../formats/big-league.ts'
import { SHOWDOWN } from '../formats/dk-showdown.ts'
import { makePlayer } from '../players/fixtures/make-player.ts'
import type { Player } from '../players/player.ts'
import type { PointsSource } from '../players/points.ts'
import { describeObjective, objectiveOf, objectiveTerms } from './objective.ts'
import { creativityLabel, DEFAULT_SETTINGS, type OptimizerSettings } from './strategy.ts'

const WILD = { strategy: 'best_value', contestFormat: 'gpp', creativity: 90 } as const

const PLAIN: OptimizerSettings = { strategy: 'max_points', contestFormat: 'cash', creativity: 50 }

/** Points per $1,000: 2, 1 and 4, the median 2. */
const quarterback = player({ id: 'qb', position: 'QB', fppg: 20, salary: 10_000 })
const receiver = player({ id: 'wr', position: 'WR', fppg: 8, salary: 8_000 })
const kicker = player({ id: 'k', position: 'K', team: 'BUF', opponent: 'KC', fppg: 12, salary: 3_000 })
const captain: Player = {
  ...quarterback,
  id: 'qb-cpt',
  position: 'CPT',
  salary: 15_000,
  captainPricing: 'scaled',
}
const rows = [quarterback, receiver, kicker, captain]

test('an unknown outlook or leverage weighs like 50, in every contest format', () => {
  const scored = (score: number | null) =>
    rows.map((row) => ({ ...row, outlookScore: score, leverageScore: score }))
  for (const contestFormat of ['cash', 'gpp'] as const) {
    const settings = { ...PLAIN, strategy: 'balanced', contestFormat } as const
    expect(points(scored(null), settings)).toEqual(points(scored(50), settings))
    expect(points(scored(null), settings)).not.toEqual(points(scored(60), settings))
  }
})

test('every term reads the projection instead of the average where there is one', () => {
  const projected = rows.map((row) => (row === receiver ? { ...row, projectedPoints: 16 } : row))
  expect(points(projected, PLAIN)).toEqual([20, 16, 12, 30])
  // Points per $1,000 are 2, 2 and 4 now: the receiver is at the median.
  const best = points(projected, { ...PLAIN, strategy: 'best_value' })
  expect(best).toEqual([20, 16, 12 * Math.SQRT2, 30].map(rounded))
  // The spread of a projection of 16 for a receiver: 0.75 of the baseline's, whose variance is 6.2 a point less 3.
  const variance = 0.75 ** 2 * (6.2 * 16 - 3)
  expect(points(projected, { ...PLAIN, contestFormat: 'gpp' })[1]).toBe(rounded(16 + 0.02 * variance))
  const doubtful = projected.map((row) => ({ ...row, injuryStatus: 'Doubtful' as const }))
  expect(points(doubtful, PLAIN)[1]).toBe(4)
})

test('injuries and synergy scale the points; a negative average stays negative', () => {
  const hurt = [
    { ...quarterback, injuryStatus: 'Questionable' as const },
    { ...receiver, injuryStatus: 'Doubtful' as const },
    { ...kicker, synergyMultiplier: 1.5 },
    { ...captain, fppg: -2 },
  ]
  expect(points(hurt, PLAIN)).toEqual([18, 2, 18, -3])
})

test('strategies weigh by points per $1,000 over the median, a captain by the flex price', () => {
  const best = points(rows, { ...PLAIN, strategy: 'best_value' })
  // Ratios 1, 1/2, 4/2 to the power 1/2.
  expect(best).toEqual([20, 8 * Math.SQRT1_2, 12 * Math.SQRT2, 30].map(rounded))
  const balanced = points(rows, { ...PLAIN, strategy: 'balanced' })
  expect(balanced).toEqual([20, 8 * 0.5 ** 0.25, 12 * 2 ** 0.25, 30].map(rounded))
  // The ratio of a negative average is raised to 0.36 before the root.
  const sour = points([...rows, { ...receiver, id: 'x', basePlayerId: 'x', fppg: -10 }], {
    ...PLAIN,
    strategy: 'best_value',
  })
  expect(sour[4]).toBe(-6)
})

test('cash games weigh by outlook, GPPs by leverage and outlook', () => {
  // Basketball players have no known spread, so the GPP objective consists of its weights alone.
  const hoops = rows
    .slice(0, 3)
    .map((row) => ({ ...row, actualPosition: 'PG', outlookScore: 100, leverageScore: 0 }))
  const balanced = [20, 8 * 0.5 ** 0.25, 12 * 2 ** 0.25]
  expect(points(hoops, { ...PLAIN, strategy: 'balanced' })).toEqual(
    balanced.map((value) => rounded(value * 1.1)),
  )
  const gpp = points(hoops, { ...PLAIN, strategy: 'balanced', contestFormat: 'gpp' })
  expect(gpp).toEqual(balanced.map((value) => rounded(value * (1 - 0.15 + 0.05))))
})

test('creativity weighs by salary rank: expensive captains at 0, expensive flex players at 100', () => {
  // By price: kicker 0, receiver 1/2, quarterback 1.
  expect(points(rows, { ...PLAIN, creativity: 0 })).toEqual([20 * 0.75, 8, 12 * 1.25, 30 * 1.5])
  expect(points(rows, { ...PLAIN, creativity: 100 })).toEqual([20 * 1.25, 8, 12 * 0.75, 30 * 0.5])
})

test('creativity favors no player who will not play, whatever the price', () => {
  // A backup at $200 behind the quarterback, a doubtful receiver, and one without points: all cheaper than the kicker.
  const absent = [
    player({ id: 'backup', position: 'QB', fppg: 16, salary: 200 }),
    player({ id: 'doubtful', position: 'WR', fppg: 16, salary: 200, injuryStatus: 'Doubtful' }),
    player({ id: 'zero', position: 'WR', fppg: 0, salary: 200 }),
  ]
  const captains = absent.map(
    (row): Player => ({ ...row, id: `${row.id}-cpt`, position: 'CPT', captainPricing: 'flex_price' }),
  )
  const pool = [...rows, ...absent, ...captains]
  // The weights of the end that is favored least: 1 - 1/2 as captain, 1 - 1/4 as flex. Doubtful players count 25%.
  const least = [16 * 0.75, 4 * 0.75, 0, 24 * 0.5, 6 * 0.5, 0]
  for (const creativity of [0, 100]) {
    const values = points(pool, { ...PLAIN, creativity })
    expect(values.slice(4)).toEqual(least)
    // The ranks of those who play are as without them.
    expect(values.slice(0, 4)).toEqual(points(rows, { ...PLAIN, creativity }))
  }
  expect(points(pool, PLAIN).slice(4)).toEqual([16, 4, 0, 24, 6, 0])
})

test('creativity makes a kicker or a defense captain only where 3% of the field’s entries have that captain', () => {
  const kicker = player({ id: 'k-cpt', position: 'CPT', actualPosition: 'K', fppg: 12, salary: 300 })
  const weighed = (ownershipPct: number | null, creativity: number) => {
    const [last] = points([...rows, { ...kicker, ownershipPct }], { ...PLAIN, creativity }).slice(-1)
    return last! / (1.5 * 12)
  }
  for (const unknownOrRare of [null, 0, 2.9]) {
    // Twice what the setting takes from the captain it favors least: 1/2 at 0 and 100, 1/4 at 75.
    expect([0, 50, 75, 100].map((creativity) => weighed(unknownOrRare, creativity))).toEqual([0, 1, 0.5, 0])
  }
  expect([50, 100].map((creativity) => weighed(3, creativity))).toEqual([1, 1.5])
})

test('in a pool without points no player and no pair is worth anything, in a GPP neither', () => {
  const zero = rows.map((row) => ({ ...row, fppg: 0 }))
  const { values, pairOf } = objectiveTerms(zero, SHOWDOWN, { ...PLAIN, contestFormat: 'gpp' })
  expect(values).toEqual([0, 0, 0, 0])
  expect([pairOf?.(1, 3), pairOf?.(2, 3)]).toEqual([0, 0])
})

test('a GPP adds 0.02 times the variance of the lineup, computed here as a whole', () => {
  const settings = { ...PLAIN, contestFormat: 'gpp' as const }
  const spread = { captain: 1.5 * 8, receiver: Math.sqrt(5.4 * 8), kicker: Math.sqrt(2.4 * 12) }
  const variance =
    spread.captain ** 2 +
    spread.receiver ** 2 +
    spread.kicker ** 2 +
    2 * (0.38 * spread.captain * spread.receiver - 0.05 * spread.captain * spread.kicker)
  const objective = objectiveOf([captain, receiver, kicker], rows, SHOWDOWN, settings)
  expect(objective).toBeCloseTo(30 + 8 + 12 + 0.02 * variance, 3)
})

test('a term is capped at 10,000 points and a pair at 1,000, so sums stay exact whole numbers', () => {
  const absurd = rows.map((row) => ({ ...row, fppg: 1e15 }))
  const { values, pairOf } = objectiveTerms(absurd, SHOWDOWN, { ...PLAIN, contestFormat: 'gpp' })
  expect(values).toEqual([1e8, 1e8, 1e8, 1e8])
  expect(pairOf?.(1, 3)).toBe(1e7)
})

const AVERAGES: PointsSource[] = [{ whose: 'average', players: 4 }]

test('the first sentence says whose points count, and what counts without them', () => {
  const first = (...sources: PointsSource['whose'][]) =>
    describeObjective(
      PLAIN,
      SHOWDOWN,
      sources.map((whose) => ({ whose, players: 1 })),
    )[0]
  expect(first('baseline')).toBe(
    'The baseline estimate counts (points that price and average let expect), the captain 1.5 times.',
  )
  expect(first('projection')).toBe('Projected points count, the captain 1.5 times.')
  expect(first('baseline', 'hand')).toBe(
    'What counts of each player: points set by hand, else the baseline estimate (points that price and average let expect), the captain 1.5 times.',
  )
  expect(first('average', 'projection', 'hand')).toBe(
    'What counts of each player: points set by hand, else the projection, else the average, the captain 1.5 times.',
  )
})

test('the sentences describe the chosen settings', () => {
  expect(describeObjective(PLAIN, SHOWDOWN, AVERAGES)).toEqual([
    'Average points count, the captain 1.5 times.',
    'Questionable players count 90%, doubtful ones 25%, and players who are out nothing.',
    'The legal lineup with the highest total is chosen.',
    'Of several with that total, the one that spends the most is chosen.',
    'If the search stops early, the result says how far it can be from that total.',
  ])
  const wild = describeObjective(WILD, SHOWDOWN, AVERAGES)
  expect(wild).toContain('Leverage counts for up to 15%, the outlook for up to 5%.')
  expect(wild).toContain('Cheaper captains and expensive flex players are favored.')
  expect(wild).toContain('Players who are doubtful, have no points or are priced as backups are not favored.')
  expect(wild).toContain('Points per $1,000 weigh strongly.')
})

test('in a format without captains, priced in dollars, the sentences name neither', () => {
  const settings = [PLAIN, WILD, { ...WILD, creativity: 10 }, { ...PLAIN, strategy: 'balanced' as const }]
  const sentences = settings.flatMap((each) => describeObjective(each, BIG_LEAGUE, AVERAGES))
  const meanings = [0, 50, 100].map((creativity) => creativityLabel(creativity, BIG_LEAGUE).meaning)
  expect([...sentences, ...meanings].filter((text) => /captain|flex|1,000/i.test(text))).toEqual([])
  expect(sentences).toContain('Average points count.')
  expect(sentences).toContain('Points per $1 weigh strongly.')
  expect(sentences).toContain('Expensive players are favored.')
})

test('in a format without captains creativity weighs every player as flex', () => {
  const flex = rows.slice(0, 3)
  const terms = objectiveTerms(flex, BIG_LEAGUE, { ...PLAIN, creativity: 0 })
  expect(terms.values).toEqual([150_000, 80_000, 150_000])
  expect(terms.pairOf).toBeNull()
})

function points(pool: readonly Player[], settings: OptimizerSettings): number[] {
  return objectiveTerms(pool, SHOWDOWN, settings).values.map((term) => term / 10_000)
}

function rounded(value: number): number {
  return Math.round(value * 10_000) / 10_000
}

function player(known: Partial<Player> & Pick<Player, 'id' | 'position' | 'fppg' | 'salary'>): Player {
  return makePlayer({ name: known.id, basePlayerId: known.id, team: 'KC', opponent: 'BUF', ...known })
}

test('a pair counts the same in either order, whatever the spreads', () => {
  // Spreads in hundredths, as files have them: products that lie between two terms are frequent among them.
  for (let round = 0; round < 60; round += 1) {
    const rows = smallSlate().map((row, i) => ({ ...row, spreadPoints: (100 + 37 * i + 11 * round) / 100 }))
    const { pairOf } = objectiveTerms(rows, SHOWDOWN, { ...DEFAULT_SETTINGS, contestFormat: 'gpp' })
    for (const a of rows.keys()) for (const b of rows.keys()) expect(pairOf!(a, b)).toBe(pairOf!(b, a))
  }
})
