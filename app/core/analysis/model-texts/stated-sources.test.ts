import { expect, test } from 'vitest'
import { SHOWDOWN } from '#core/formats/dk-showdown.ts'
import { lineupOf } from '#core/lineups/lineup.ts'
import { ENHANCEMENT_LEVELS } from '#core/objective/strategy.ts'
import type { Player } from '#core/players/player.ts'
import { player as answerAbout } from '#core/questions/answers/about-players.ts'
import { PLAIN } from '../../objective/plain-points.ts'
import { analysisFacts } from '../facts/facts.ts'
import { playerInsight } from '../story/player-insight.ts'
import { tellStory } from '../story/story.ts'
import { tellDetails } from '../story/story-details.ts'
import { changingSlate } from '../testing/changing-slates.ts'
import { readInactive, readPoints, readSources } from '../testing/read-points.ts'

const SOURCES = [null, 'baseline', 'projection', 'hand'] as const

/** Ten people with points of up to four sources, some at a price of $800; both rows of each alike. */
function slateOf(seed: number): Player[] {
  const { pool } = changingSlate(SHOWDOWN, seed)
  return pool.map((row) => {
    const number = Number(row.name.replace('Person N', ''))
    const projectedBy = SOURCES[Math.floor((number * (seed % 7)) / 3) % 4] ?? null
    const isCheap = (number + seed) % 4 === 0
    return {
      ...row,
      injuryStatus: 'Healthy',
      projectedBy,
      projectedPoints: projectedBy && ((number + 3) * (seed + 7)) % 23,
      ...(isCheap ? { salary: row.position === 'CPT' ? 1200 : 800 } : {}),
    }
  })
}

test('texts state points under their source, count the sources, and warn about each who is priced as inactive', () => {
  const seen = { points: new Set<string>(), sources: 0, inactive: 0 }
  for (let seed = 0; seed < 84; seed++) {
    const playerPool = slateOf(seed)
    const flex = playerPool.filter(({ position }) => position !== 'CPT')
    const members = [playerPool.find(({ position }) => position === 'CPT')!, ...flex.slice(1, 6)]
    const others = flex.slice(6)
    const lineup = lineupOf(SHOWDOWN, members)
    const facts = analysisFacts({ mode: SHOWDOWN, settings: PLAIN, playerPool, lineup, others })
    const rowOf = (name: string) => flex.find((row) => row.name === name)!
    const benched = (rows: readonly Player[]) =>
      rows
        .map(({ name }) => rowOf(name))
        .filter(({ salary, fppg }) => salary <= 1000 && fppg >= 5)
        .map(({ name, salary, fppg }) => ({ name, price: salary, average: fppg }))

    const level = ENHANCEMENT_LEVELS[seed % 3]!
    const story = tellStory(facts)
    const details = tellDetails(facts, level)
    const insights = facts.people.map((person) => playerInsight(person, facts, level))
    const people = [...members, ...others]
    const { text: answer } = answerAbout({ people }, { lineup, playerPool, settings: PLAIN, proof: null })
    for (const { name, points, whose } of [story, details, ...insights, answer].flatMap(readPoints)) {
      const { projectedBy, projectedPoints, fppg } = rowOf(name)
      expect({ name, points, whose }).toEqual({
        name,
        points: Math.round((projectedPoints ?? fppg) * 100) / 100,
        whose: projectedBy ?? 'average',
      })
      seen.points.add(whose)
    }

    const counts = Object.groupBy(members, ({ projectedBy }) => projectedBy ?? 'average')
    const [only, ...rest] = Object.keys(counts)
    const expected =
      rest.length > 0
        ? Object.fromEntries(Object.entries(counts).map(([whose, rows]) => [whose, rows!.length]))
        : only === 'average'
          ? null
          : { [only!]: 'all' }
    expect(readSources(details)).toEqual(expected)
    seen.sources += rest.length > 0 ? 1 : 0

    expect(byName(insights.slice(0, 6).flatMap(readInactive))).toEqual(byName(benched(members)))
    expect(byName(readInactive(answer))).toEqual(byName(benched(flex)))
    seen.inactive += benched(members).length
  }
  expect([...seen.points].sort()).toEqual(['average', 'baseline', 'hand', 'projection'])
  expect(seen.sources).toBeGreaterThan(40)
  expect(seen.inactive).toBeGreaterThan(40)
})

function byName<Named extends { name: string }>(people: readonly Named[]): Named[] {
  return people.toSorted((a, b) => (a.name < b.name ? -1 : 1))
}
