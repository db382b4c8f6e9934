import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { FileRefusal } from '../files/file-refusal.ts'
import { makeSlate } from '../fixtures/made-slate.ts'
import { classicSalaries } from '../fixtures/salary-files.ts'
import { BIG_LEAGUE } from '../formats/big-league.ts'
import { STANDARD } from '../formats/dk-classic.ts'
import { SHOWDOWN } from '../formats/dk-showdown.ts'
import type { Format } from '../formats/format.ts'
import { parseSlateCsv, type Slate } from './slate-csv.ts'

test('a showdown file becomes captain and flex rows of the same people, in one game', () => {
  const slate = slateOf(fixture('showdown.csv'), SHOWDOWN)
  expect(slate).toMatchObject({
    teams: { away: 'JAX', home: 'TEN' },
    teamCodes: ['JAX', 'TEN'],
    gameDate: '2026-11-01',
    gameTime: new Date('2026-11-01T18:00:00Z'),
    week: 8,
    sport: 'NFL',
    hasProviderIds: true,
    skipped: [],
    columns: {
      name: 'Name',
      position: 'Position',
      rosterPosition: 'Roster Position',
      nameAndId: 'Name + ID',
    },
  })
  const [captains, flex] = [slate.players.slice(0, 5), slate.players.slice(5)]
  expect(captains.every((player) => player.position === 'CPT' && player.captainPricing === 'scaled')).toBe(
    true,
  )
  expect(flex.map((player) => player.position)).toEqual(['QB', 'WR', 'RB', 'DST', 'TE'])
  expect(captains.map((player) => player.actualPosition)).toEqual(['QB', 'WR', 'RB', 'DST', 'TE'])
  expect(captains.map((player) => player.basePlayerId)).toEqual(flex.map((player) => player.basePlayerId))
  expect(captains.map((player) => player.salary)).toEqual([15600, 13800, 9000, 5400, 300])
  expect(flex.map((player) => player.fppg)).toEqual([20.5, 16.25, 11.1, -1.5, 0])
  expect(flex.map((player) => player.opponent)).toEqual(['TEN', 'JAX', 'TEN', 'JAX', 'JAX'])
  const statuses = ['Healthy', 'Questionable', 'Out', 'Healthy', 'Doubtful']
  expect(flex.map((player) => player.injuryStatus)).toEqual(statuses)
  expect(flex[3]).toMatchObject({ id: 'player-8', name: 'Titans', providerId: '604' })
  expect(slate.warnings).toEqual(['2 rows have no readable average and are counted as 0 points.'])
})

test('a file of another format is refused with the name of that format', () => {
  expect(refusalOf(fixture('showdown.csv'), BIG_LEAGUE)).toEqual({
    kind: 'other_format',
    format: SHOWDOWN,
    wanted: BIG_LEAGUE,
  })
  expect(refusalOf(fixture('auction.csv'), SHOWDOWN)).toEqual({
    kind: 'other_format',
    format: BIG_LEAGUE,
    wanted: SHOWDOWN,
  })
})

test('a Classic file is recognised in every playable format, with and without its roster column', () => {
  const listed = classicSalaries([makeSlate(1), makeSlate(4)])
  const bare =
    'Position,Name,Salary,TeamAbbrev,AvgPointsPerGame\nQB,Ada B,7000,BUF,21\nRB,Bo C,6500,BUF,15\n' +
    'WR,Cy D,8000,MIA,17\nTE,Di E,3500,KC,8\nDST,Herons,2300,KC,6'
  for (const text of [listed, bare]) {
    for (const wanted of [SHOWDOWN, BIG_LEAGUE]) {
      expect(refusalOf(text, wanted)).toEqual({ kind: 'other_format', format: STANDARD, wanted })
    }
  }
})

test('blank lines give no player, and skipped rows have the row numbers of a spreadsheet', () => {
  const [header, ...rows] = fixture('showdown.csv').trim().split('\n')
  const text = [
    '',
    header,
    '',
    rows[5],
    ',,,',
    'a,b',
    'QB,,,9,FLEX,100,,JAX,1',
    ',,Bea,9,,100,,JAX,1',
    rows[5],
    '"in\nside",X,Y',
  ].join('\n')
  const slate = slateOf(text, SHOWDOWN)
  expect(slate.players.map((player) => player.name)).toEqual(['Tam Verrin', 'Tam Verrin', 'Y', 'Y'])
  expect(slate.skipped).toEqual([
    { row: 6, reason: 'fewer than 3 cells', text: 'a, b' },
    { row: 7, reason: 'no player name', text: 'QB, 9, FLEX, 100, JAX, 1' },
    { row: 8, reason: 'no position', text: 'Bea, 9, 100, JAX, 1' },
    { row: 9, reason: 'listed above in the same role', text: 'Tam Verrin' },
  ])
})

test('two files pasted into one are read once', () => {
  const text = fixture('showdown.csv')
  const slate = slateOf(text + text, SHOWDOWN)
  expect(slate.players).toEqual(slateOf(text, SHOWDOWN).players)
  expect(slate.skipped).toHaveLength(11)
  expect(slate.skipped.slice(0, 2)).toEqual([
    {
      row: 12,
      reason: 'the header once more',
      text: 'Position, Name + ID, Name, ID, Roster Position, Salary',
    },
    { row: 13, reason: 'listed above in the same role', text: 'Tam Verrin' },
  ])
})

test('an entries file is read where its player block begins, below the entries and to their right', () => {
  const slate = slateOf(fixture('entries.csv'), SHOWDOWN)
  expect(slate.players.map(({ name, position, providerId }) => [name, position, providerId])).toEqual([
    ['Tam Verrin', 'CPT', '501'],
    ['Odo Quist Jr.', 'WR', '602'],
    ['Tam Verrin', 'QB', '601'],
  ])
  expect(slate.skipped).toEqual([])
  // Once the game has started Game Info names no teams; the two teams must be opponents.
  expect(slate.players.map((player) => player.opponent)).toEqual(['TEN', 'JAX', 'TEN'])
  const teams = { away: 'JAX', home: 'TEN', isHomeUnknown: true }
  expect(slate).toMatchObject({ teams, gameDate: null, week: null })
})

test('a rank column beyond 32 is not read as opponent rank', () => {
  const slate = slateOf('Rank,Name,Pos,Salary,FPPG\n1,Ada B,QB,9,20\n33,Cy D,WR,5,8\n', BIG_LEAGUE)
  expect(slate.players.map((player) => player.oprk)).toEqual([null, null])
  expect(slate.warnings).toContain('The rank column goes beyond 32, so it was not read as the opponent rank.')
})

test('a file of several games without captains is refused; two spellings of a team are one', () => {
  const rows = (...teams: string[]) =>
    ['Name,Position,Salary,Avg,Team', ...teams.map((team, i) => `Ada ${'ABC'[i]},QB,9000,20,${team}`)].join(
      '\n',
    )
  expect(parseSlateCsv(rows('JAX', 'TEN', 'KC'), { format: SHOWDOWN })).toMatchObject({
    error: { kind: 'misfit', misfit: { why: 'several_games', teams: 3 } },
  })
  expect(parseSlateCsv(rows('JAX', 'TEN', 'JAC'), { format: SHOWDOWN }).ok).toBe(true)
})

test('hostile headers and cells stay plain text', () => {
  const slate = slateOf(
    '__proto__,constructor,toString,Name,Position,Salary,Avg\n' +
      '{"polluted":1},x,y,<script>alert(1)</script>,QB,50,9\n' +
      'a,b,c,\u202EEve\u200B\u0007 l\tCy,WR,-5,1e9\n' +
      `a,b,c,${'N'.repeat(300)},WR,0x10,NaN\n` +
      'a,b,c,=HYPERLINK("x"),WR,Infinity,--1\n',
    BIG_LEAGUE,
  )
  expect(slate.players.map((player) => player.name)).toEqual([
    '<script>alert(1)</script>',
    'Eve l Cy',
    'N'.repeat(255),
    '=HYPERLINK("x")',
  ])
  expect(slate.players.map(({ salary, fppg }) => [salary, fppg])).toEqual([
    [50, 9],
    [0, 0],
    [0, 0],
    [0, 0],
  ])
  expect(({} as Record<string, unknown>).polluted).toBeUndefined()
  expect(Object.keys(slate.columns).sort()).toEqual(['name', 'points', 'position', 'salary'])
})

function fixture(name: string): string {
  return readFileSync(new URL(`../fixtures/${name}`, import.meta.url), 'utf8')
}

function slateOf(text: string, format: Format): Slate {
  const result = parseSlateCsv(text, { format })
  if (!result.ok) throw new Error(result.error.kind)
  return result.value
}

function refusalOf(text: string, format: Format): FileRefusal | null {
  const result = parseSlateCsv(text, { format })
  return result.ok ? null : result.error
}
