import { expect, test } from 'vitest'
import { randomFrom } from '#core/numbers/random-from.ts'
import { loadSimKernel } from '../sim/kernel.node.ts'
import { kernelGains } from './kernel-gains.ts'
import { moneyGains } from './money-gains.ts'
import { prizeSumsOf } from './prizes.ts'
import { cellsOf, smallContest } from './testing/whole-contest.ts'

const kernel = await loadSimKernel()

test('the kernel gives the gains of the plain ones to the bit, after every entry that is added', () => {
  for (let seed = 1; seed <= 60; seed++) {
    const contest = smallContest(seed)
    const [cells, prizes] = [cellsOf(contest), prizeSumsOf(contest.tiers)]
    const plain = moneyGains(cells, prizes)
    const own = kernelGains(cells, prizes, kernel)
    const random = randomFrom(seed)
    const left = Array.from({ length: contest.candidates }, (_, candidate) => candidate)
    while (left.length > 0) {
      for (const candidate of left) {
        expect(Object.is(own.gain(candidate), plain.gain(candidate))).toBe(true)
        expect(own.bound(candidate)).toBe(own.gain(candidate))
      }
      const [next] = left.splice(Math.floor(random() * left.length), 1)
      plain.add(next!)
      own.add(next!)
    }
  }
})

test('a list without a cell gains nothing', () => {
  const none = {
    candidate: new Uint16Array(),
    score: new Int32Array(),
    above: new Uint32Array(),
    tied: new Uint32Array(),
    fieldReached: new Float64Array(4),
  }
  const gains = kernelGains(
    { games: 2, candidates: 3, starts: new Uint32Array(3), ...none },
    Float64Array.of(0, 5),
    kernel,
  )
  gains.add(1)
  expect([0, 1, 2].map(gains.gain)).toEqual([0, 0, 0])
})
