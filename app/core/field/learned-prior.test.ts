import { expect, test } from 'vitest'
import type { Field } from '../contest/field.ts'
import { randomFrom } from '../numbers/random-from.ts'
import { DEFAULT_CROWD_PRIOR } from './crowd-prior.ts'
import { gainsOfField, learnedPrior, PRIORS, priorGains } from './learned-prior.ts'
import { playedLineups } from './played-lineups.ts'

const place = PRIORS.findIndex(({ weight, slope }) => weight === 0.4 && slope === 1.06)
const other = PRIORS.findIndex(({ weight, slope }) => weight === 0.3 && slope === 1.09)
/** Gains of a contest: those named, and a loss for every other prior but the default. */
const gains = (own: Record<number, number>) => PRIORS.map((_, i) => own[i] ?? (i === 0 ? 0 : -1))

test('one contest is not judged by another, so the default stays', () => {
  expect(PRIORS[0]).toEqual(DEFAULT_CROWD_PRIOR)
  expect(learnedPrior([])).toEqual({ prior: null, contests: 0, gain: null })
  expect(learnedPrior([gains({ [place]: 0.1 })])).toEqual({ prior: null, contests: 1, gain: null })
})

test('contests that agree are used, with what each gains by what the others say', () => {
  const three = [gains({ [place]: 0.01 }), gains({ [place]: 0.03 }), gains({ [place]: 0.02, [other]: 0.015 })]
  expect(learnedPrior(three)).toEqual({
    prior: PRIORS[place],
    contests: 3,
    gain: expect.closeTo(0.02, 12),
  })
})

test('contests that mislead each other change nothing, though all together one prior fits best', () => {
  const two = [gains({ [place]: 0.3, [other]: -0.2 }), gains({ [place]: -0.25, [other]: 0.2 })]
  const { prior, gain } = learnedPrior(two)
  expect(gain).toBeCloseTo((-0.2 - 0.25) / 2, 12)
  expect(prior).toBeNull()
})

test('gains of an older version, which had other priors, do not count', () => {
  expect(learnedPrior([gains({ [place]: 0.1 }), [0, 1, 2]]).contests).toBe(1)
})

test('gains are of the entries, the same each time; of a large contest some entries stand for all', () => {
  const gained = gainsOfField(fieldWith(3000))!
  expect(gained).toHaveLength(PRIORS.length)
  expect(gained[0]).toBe(0)
  expect(gained.every(Number.isFinite)).toBe(true)
  expect(new Set(gained).size).toBe(PRIORS.length)
  expect(gainsOfField(fieldWith(3000))).toEqual(gained)
  const large = gainsOfField(fieldWith(60_000))!
  const all = priorGains(playedLineups(fieldWith(60_000)))
  for (const [i, gain] of large.entries()) expect(Math.abs(gain - all[i]!)).toBeLessThan(0.002)
  expect(gainsOfField(fieldWith(100))).toBeNull()
})

/** A captain and two others of ten players with falling popularity; half of the entries lean to the popular. */
function fieldWith(entries: number): Field {
  const random = randomFrom(3)
  const players = Array.from({ length: 10 }, (_, i) => ({
    name: `Person ${i}`,
    position: null,
    draftedPct: null,
    pointsMilli: null,
  }))
  const slots = new Uint16Array(3 * entries)
  for (let entry = 0; entry < entries; entry++) {
    const power = random() < 0.5 ? 3 : 0.6
    const chosen: number[] = []
    while (chosen.length < 3) {
      const player = Math.floor(10 * random() ** power)
      if (!chosen.includes(player)) chosen.push(player)
    }
    const [captain, ...others] = chosen
    slots.set([captain!, ...others.sort((a, b) => a - b)], 3 * entry)
  }
  return {
    ...{ entries, lineupSize: 3, hasCaptain: true, isLive: false, players, slots },
    ranks: new Uint32Array(entries),
    pointsMilli: new Int32Array(entries),
    entryIds: new Float64Array(entries),
    names: new TextEncoder().encode('a\n'.repeat(entries)),
  }
}
