import { expect, test } from 'vitest'
import { logLikelihood, mixedChances } from '#core/field/lineup-crowds.ts'
import type { Items } from '#core/field/raking.ts'
import { randomFrom } from '#core/numbers/random-from.ts'
import { concentration, learnCrowds, oneCrowd, refineCrowds } from './learned-crowds.ts'

/** All choices of 3 of 9 players. */
const lineups: number[][] = []
for (let a = 0; a < 9; a++)
  for (let b = a + 1; b < 9; b++) for (let c = b + 1; c < 9; c++) lineups.push([a, b, c])
const items: Items = { count: lineups.length, size: 3, features: lineups.flat(), featureCount: 9 }

const chalk = chancesOf([9, 8, 7, 1, 1, 1, 0.3, 0.3, 0.3])
const spread = chancesOf([1, 1, 1, 1.5, 1.5, 1.5, 2, 2, 2])
const field = chalk.map((chance, i) => 0.6 * chance + 0.4 * spread[i]!)
const [learned, heldOut] = [copiesOf(field, 20_000, 1), copiesOf(field, 20_000, 2)]

test('two crowds are found again from their entries', () => {
  const [first, second] = learnCrowds(items, learned, 2)
  expect(first!.weight).toBeCloseTo(0.6, 1)
  expect(first!.weight + second!.weight).toBeCloseTo(1, 12)
  expect(concentration(first!)).toBeGreaterThan(concentration(second!))
  for (const [i, chance] of chalk.entries()) expect(Math.abs(first!.chances[i]! - chance)).toBeLessThan(0.03)
})

test('other entries of the field are likelier under two crowds than under one, and nearly as likely as under the truth', () => {
  const one = logLikelihood(oneCrowd(items, learned).chances, heldOut)
  const two = logLikelihood(mixedChances(learnCrowds(items, learned, 2)), heldOut)
  const truth = logLikelihood(field, heldOut)
  expect(two).toBeGreaterThan(one + 0.02)
  expect(truth - two).toBeLessThan(0.003)
})

test('one crowd has the ownership of the entries; a player without entries stays possible', () => {
  const few = new Uint32Array(items.count)
  few[0] = 30
  few[1] = 10
  const { chances } = oneCrowd(items, few)
  const share = (player: number) =>
    lineups.reduce((sum, each, i) => sum + (each.includes(player) ? chances[i]! : 0), 0)
  expect(share(0)).toBeCloseTo(1, 1)
  expect(share(2)).toBeCloseTo(0.75, 1)
  for (let player = 0; player < 9; player++) expect(share(player)).toBeGreaterThan(0)
})

test('a lineup that no crowd can have is passed over', () => {
  const start = learnCrowds(items, learned, 2).map(({ weight, chances }) => ({
    weight,
    chances: chances.map((chance, i) => (i === 5 ? 0 : chance)),
  }))
  const refined = refineCrowds(start, items, learned, { steps: 3, refit: (_, crowd) => crowd.chances })
  for (const { weight, chances } of refined) {
    expect(weight).toBeGreaterThan(0.2)
    expect(chances[5]).toBe(0)
  }
})

function chancesOf(factors: readonly number[]): number[] {
  const products = lineups.map((each) => each.reduce((product, player) => product * factors[player]!, 1))
  const total = products.reduce((sum, each) => sum + each, 0)
  return products.map((each) => each / total)
}

function copiesOf(chances: readonly number[], entries: number, seed: number): Uint32Array {
  const random = randomFrom(seed)
  const copies = new Uint32Array(chances.length)
  for (let entry = 0; entry < entries; entry++) {
    let left = random()
    const found = chances.findIndex((chance) => {
      left -= chance
      return left < 0
    })
    copies[Math.max(0, found)]!++
  }
  return copies
}
