import { expect, test } from 'vitest'
import { StandingsReader } from '../contest/standings-reader.ts'
import { contestPoolOf } from '../contest-pool/contest-pool.ts'
import { SHOWDOWN } from '../formats/dk-showdown.ts'
import { makePlayer } from '../players/fixtures/make-player.ts'
import { fieldOfStandings } from './standings-field.ts'

const NAMES = ['Ann Arm', 'Bo Back', 'Cy Catch', 'Di Deep', 'Ed End', 'Flo Foot', 'Gil Green']
const pool = contestPoolOf(
  NAMES.map((name, i) => makePlayer({ id: `p${i}`, name, team: i % 2 ? 'KC' : 'BUF' })),
  SHOWDOWN,
)

function standings(lineups: string[]) {
  const reader = new StandingsReader({ keepBest: 1 })
  reader.push('Rank,EntryId,EntryName,TimeRemaining,Points,Lineup\n')
  for (const [i, lineup] of lineups.entries()) reader.push(`1,${i + 1},user${i},0,10,${lineup}\n`)
  const read = reader.finish()
  if (!read.ok) throw new Error(read.error.kind)
  return read.value.field
}
const lineup = (captain: string, ...others: string[]) =>
  `CPT ${captain} ${others.map((each) => `FLEX ${each}`).join(' ')}`

test('entries of the standings are lineups of the pool, each once with its copies', () => {
  const [a, b, c, d, e, f, g] = NAMES as [string, string, string, string, string, string, string]
  const field = standings([
    lineup(a, b, c, d, e, f),
    lineup(a, f, e, d, c, b),
    lineup(b, a, c, d, e, f),
    lineup(g, 'Zed Zone', c, d, e, f),
    '',
  ])
  const found = fieldOfStandings(field, pool)
  expect(found).toMatchObject({ entries: 3, leftOut: 2, notInPool: ['Zed Zone'] })
  const ids = [...found.lineups.rows].map((row) => pool.rows[row]!.id)
  expect([ids.slice(0, 6), ids.slice(6)]).toEqual([
    ['p0-cpt', 'p1', 'p2', 'p3', 'p4', 'p5'],
    ['p1-cpt', 'p0', 'p2', 'p3', 'p4', 'p5'],
  ])
  expect([...found.copies]).toEqual([2, 1])
})
