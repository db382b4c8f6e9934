import { expect, test } from 'vitest'
import { contestPoolOf } from '#core/contest-pool/contest-pool.ts'
import { BIG_LEAGUE } from '#core/formats/big-league.ts'
import { SHOWDOWN } from '#core/formats/dk-showdown.ts'
import { makePlayer } from '#core/players/fixtures/make-player.ts'
import { ownershipRefusalText, readOwnershipFile } from './ownership-file.ts'

const names = ['Ann Arm', 'Bo Back Jr.', 'Cy Catch', 'Di Deep', 'Ed End', 'Flo Foot', 'Gil Green', 'Hal Hand']
const team = (i: number) => (i % 2 ? 'KC' : 'BUF')
const pool = contestPoolOf(
  names.map((name, i) => makePlayer({ id: `p${i}`, name, team: team(i), salary: 5000 + 100 * i })),
  SHOWDOWN,
)
const captain = [30, 20, 15, 10, 10, 5, 5, 5]
const flex = [60, 70, 75, 65, 70, 60, 55, 45]

function file(header: string, cells: (i: number) => (string | number)[]): string {
  return [header, ...names.map((_, i) => cells(i).join(','))].join('\n')
}
const plain = (i: number) => [names[i]!, team(i), captain[i]!, flex[i]!]

function refusal(text: string): string {
  const read = readOwnershipFile(text, pool)
  if (read.ok) throw new Error('The file was read')
  return read.error.kind === 'table' ? read.error.refusal.kind : ownershipRefusalText(read.error)
}

test('the shares of a file are those of the people, whatever the order of columns and the unit', () => {
  const files = [
    file('Name,Team,Captain,Flex', plain),
    file('FLEX,CPT,Player,Team', (i) => [`${flex[i]}%`, `${captain[i]}%`, names[i]!, team(i)]),
    file('Name,Team,Captain,Flex', (i) => [names[i]!, team(i), captain[i]! / 100, flex[i]! / 100]),
    file('Name,Team,CPT Own%,Own%', plain),
  ]
  for (const text of files) {
    const read = readOwnershipFile(text, pool)
    if (!read.ok) throw new Error(JSON.stringify(read.error))
    expect([...read.value.target.captain].map((share) => Math.round(share * 1e6) / 1e4)).toEqual(captain)
    expect([...read.value.target.flex].map((share) => Math.round(share * 1e6) / 1e4)).toEqual(flex)
    expect(read.value).toMatchObject({ matched: 8, unmatched: [], missing: [] })
  }
})

test('names are matched as projections are, and who is in one list alone is told', () => {
  const text = file('Name,Team,Captain,Flex', (i) =>
    i === 1 ? ['B. Back', 'KC', 20, 70] : i === 7 ? ['Zed Zone', 'KC', 5, 45] : plain(i),
  )
  const read = readOwnershipFile(text, pool)
  expect(read).toMatchObject({
    ok: true,
    value: { matched: 7, unmatched: [{ key: 'zedzone@KC' }], missing: ['Hal Hand'] },
  })
  expect(read.ok && [...read.value.target.flex].at(-1)).toBe(0)
})

test('a format without captains needs no column of theirs', () => {
  const positions = ['QB', 'RB', 'RB', 'RB', 'WR', 'WR', 'WR', 'TE', 'K', 'DST']
  const rows = positions.map((position, i) =>
    makePlayer({ id: `p${i}`, name: `Person ${'ABCDEFGHIJ'[i]}`, position }),
  )
  const text = ['Name,Team,Flex', ...rows.map(({ name }) => `${name},AAA,100`)].join('\n')
  const read = readOwnershipFile(text, contestPoolOf(rows, BIG_LEAGUE))
  expect(read.ok && [...read.value.target.flex]).toEqual(positions.map(() => 1))
})

test('a file that is no ownership is refused with its reason', () => {
  expect(refusal('')).toBe('empty')
  expect(refusal(file('Name,Team,Salary,AvgPointsPerGame', plain))).toMatch(
    /column Captain and a column Flex|salaries|other_file/,
  )
  expect(refusal(file('Name,Team,Captain,Points', plain))).toBe(
    'The header needs a column Flex, as in Name,Team,Captain,Flex. It has Name, Team, Captain, Points.',
  )
  expect(
    refusal(file('Name,Team,Captain,Flex', (i) => (i === 2 ? [names[2]!, 'BUF', 'many', 75] : plain(i)))),
  ).toBe('Row 4, Captain: "many" is not a number.')
  expect(
    refusal(file('Name,Team,Captain,Flex', (i) => [names[i]!, team(i), captain[i]! / 2, flex[i]!])),
  ).toBe('The column Captain adds up to 50%, and in a field it adds up to 100%.')
  expect(refusal(file('Name,Team,Captain,Flex', (i) => [names[i]!, 'DAL', captain[i]!, flex[i]!]))).toBe(
    'other_slate',
  )
})
