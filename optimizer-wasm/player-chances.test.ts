import { expect, test } from 'vitest'
import { type ContestPool, contestPoolOf } from '#core/contest-pool/contest-pool.ts'
import { rowsOfLineup } from '#core/contest-pool/lineup-rows.ts'
import { STANDARD } from '#core/formats/dk-classic.ts'
import { SHOWDOWN } from '#core/formats/dk-showdown.ts'
import { scoreModelOf } from '#core/games/score-model.ts'
import { withOwnership } from '#core/ownership/expected-ownership.ts'
import { everyLegalLineup } from './field/testing/every-legal-lineup.ts'
import { loadKernel } from './kernel.node.ts'
import { type PlayerChances, playerChances } from './player-chances.ts'
import { drawScores } from './sim/draw-scores.ts'
import { loadSimKernel } from './sim/kernel.node.ts'
import { mainSlate, showdownSlate } from './testing/generated-slates.ts'

const kernels = { search: await loadKernel(), sim: await loadSimKernel() }
const GAMES = 150

test('a share of best lineups is that of a count of every legal lineup in the same games', () => {
  const pool = contestPoolOf(withOwnership(showdownSlate(12, 5), SHOWDOWN), SHOWDOWN)
  const scores = drawScores(scoreModelOf(pool), { seed: 4, games: GAMES }, kernels.sim)
  const legal = everyLegalLineup(pool)
  const lineups = Array.from({ length: legal.count }, (_, lineup) =>
    [...rowsOfLineup(legal, lineup)].map((row) => pool.personOfRow[row]!),
  )
  // Lineups of equal points are equally good, so a share lies between that of games with the person in all of them and in any.
  const none = () => pool.people.map(() => 0)
  const [inAll, inAny, captainOfAll, captainOfAny] = [none(), none(), none(), none()]
  let best = 0
  for (let game = 0; game < GAMES; game++) {
    const of = (person: number) => scores[game * pool.people.length + person]!
    const totals = lineups.map((people) =>
      people.reduce((sum, person) => sum + of(person), of(people[0]!) / 2),
    )
    const most = totals.reduce((a, b) => Math.max(a, b))
    best += most / 100
    const bestOnes = lineups.filter((_, i) => totals[i] === most)
    for (const person of pool.people.keys()) {
      inAll[person]! += Number(bestOnes.every((people) => people.includes(person)))
      inAny[person]! += Number(bestOnes.some((people) => people.includes(person)))
      captainOfAll[person]! += Number(bestOnes.every(([captain]) => captain === person))
      captainOfAny[person]! += Number(bestOnes.some(([captain]) => captain === person))
    }
  }

  const [afterFew, chances] = [...playerChances({ pool, rounds: [50, GAMES], seed: 4 }, kernels)] as Rounds
  expect(chances.map(({ person }) => person)).toEqual(pool.people.map(({ key }) => key))
  // A round plays on: it tells what all its games say, whatever was told before.
  expect(afterFew).toEqual(onlyRound(pool, 50, 4))
  expect(chances).toEqual(onlyRound(pool, GAMES, 4))
  for (const [person, { optimal, captain }] of chances.entries()) {
    expect(GAMES * optimal).toBeGreaterThan(inAll[person]! - 1e-6)
    expect(GAMES * optimal).toBeLessThan(inAny[person]! + 1e-6)
    expect(GAMES * captain!).toBeGreaterThan(captainOfAll[person]! - 1e-6)
    expect(GAMES * captain!).toBeLessThan(captainOfAny[person]! + 1e-6)
  }
  expect(sum(chances.map(({ optimal }) => optimal))).toBeCloseTo(6, 9)
  expect(sum(chances.map(({ captain }) => captain!))).toBeCloseTo(1, 9)

  // What a salary usually brings, by the ownership: an entry's points for each dollar, the captain's both half as much again.
  const own = (row: number) => pool.rows[row]!.ownershipPct! / 100
  const held = pool.people.map(({ captainRow, flexRow }) => own(flexRow) + 1.5 * own(captainRow))
  const points = sum(pool.people.map(({ row }, person) => held[person]! * (row.projectedPoints ?? row.fppg)))
  const dollars = sum(pool.people.map(({ row }, person) => held[person]! * row.salary))
  const more = (best / GAMES - points) / 6.5
  expect(more).toBeGreaterThan(1)
  for (const [person, { boom, bust }] of chances.entries()) {
    const usual = (points / dollars) * pool.people[person]!.row.salary
    const scored = Array.from(
      { length: GAMES },
      (_, game) => scores[game * pool.people.length + person]! / 100,
    )
    // A score within a hundredth of a point of the bound may fall on either side.
    expect(GAMES * boom).toBeGreaterThan(scored.filter((each) => each > usual + more + 0.01).length - 1e-6)
    expect(GAMES * boom).toBeLessThan(scored.filter((each) => each > usual + more - 0.01).length + 1e-6)
    expect(GAMES * bust).toBeGreaterThan(scored.filter((each) => each < usual - 0.01).length - 1e-6)
    expect(GAMES * bust).toBeLessThan(scored.filter((each) => each < usual + 0.01).length + 1e-6)
  }
})

test('without captains nobody has a share as one, and people who are left out have no share', () => {
  const rows = withOwnership(mainSlate(300, 3), STANDARD)
  const pool = contestPoolOf(rows, STANDARD, { leftOut: new Set() })
  const chances = onlyRound(pool, 20, 1)
  expect(new Set(chances.map(({ captain }) => captain))).toEqual(new Set([null]))
  expect(sum(chances.map(({ optimal }) => optimal))).toBeCloseTo(9, 9)
  const most = chances.reduce((a, b) => (b.optimal > a.optimal ? b : a)).person
  const without = contestPoolOf(rows, STANDARD, { leftOut: new Set([most]) })
  const others = onlyRound(without, 20, 1)
  expect(others.some(({ person }) => person === most)).toBe(false)
  expect(sum(others.map(({ optimal }) => optimal))).toBeCloseTo(9, 9)
})

type Rounds = [PlayerChances[], PlayerChances[]]

function onlyRound(pool: ContestPool, games: number, seed: number): PlayerChances[] {
  const [chances] = playerChances({ pool, rounds: [games], seed }, kernels)
  return chances!
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0)
}
