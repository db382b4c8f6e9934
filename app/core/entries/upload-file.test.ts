import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { BIG_LEAGUE } from '../formats/big-league.ts'
import { SHOWDOWN } from '../formats/dk-showdown.ts'
import type { Player } from '../players/player.ts'
import { cheapLineups, MADE_SLATE, poolOf, SHOWDOWN_POOL } from './testing/made-uploads.ts'
import { MOST_UPLOAD_LINEUPS, uploadFile } from './upload-file.ts'
import { uploadProblemText } from './upload-problem.ts'

const [LINEUP] = cheapLineups(SHOWDOWN_POOL, 1) as [Player[]]
const [CAPTAIN, FIRST] = LINEUP as [Player, Player]

test('a lineup of the sample slate goes up as slot codes and ids, the captain by the captain row’s id', () => {
  const pool = samplePool('showdown').toSorted((a, b) => a.salary - b.salary)
  const players = [
    pool.find((player) => player.position === 'CPT' && player.team === 'POR')!,
    ...pool.filter((player) => player.position !== 'CPT' && player.team === 'RIC').slice(0, 5),
  ]
  const ids = players.map(({ providerId }) => providerId)
  expect(uploadFile([players], SHOWDOWN)).toEqual({
    ok: true,
    value: `CPT,FLEX,FLEX,FLEX,FLEX,FLEX\r\n${ids.join(',')}\r\n`,
  })
  expect(Number(ids[0])).toBeLessThan(70_100_101)
  expect(ids.slice(1).every((id) => Number(id) >= 70_100_101)).toBe(true)
})

test('150 lineups are 150 rows under one header, in their order', () => {
  const lineups = Array.from({ length: 10 }, () => cheapLineups(SHOWDOWN_POOL, 15)).flat()
  const file = uploadFile(lineups, SHOWDOWN)
  const rows = file.ok ? file.value.split('\r\n') : []
  expect(rows).toHaveLength(152)
  expect(rows.at(-1)).toBe('')
  lineups.forEach((players, i) => {
    expect(rows[i + 1]).toBe(players.map(({ providerId }) => providerId).join(','))
  })
})

test('a Big League lineup names its ten slots', () => {
  const pool = samplePool('bigleague', BIG_LEAGUE).toSorted((a, b) => a.salary - b.salary)
  const cheapest = (position: string, count: number) =>
    pool.filter((player) => player.position === position).slice(0, count)
  const players = [
    ...cheapest('QB', 1),
    ...cheapest('RB', 3),
    ...cheapest('WR', 3),
    ...cheapest('TE', 1),
    ...cheapest('K', 1),
    ...cheapest('DST', 1),
  ]
  const file = uploadFile([players], BIG_LEAGUE)
  expect(file.ok && file.value.split('\r\n')[0]).toBe('QB,RB,RB,RB,WR,WR,WR,TE,PK,DST')
  expect(file.ok && file.value.split('\r\n')[1]?.split(',')).toHaveLength(10)
})

test('what is wrong with a lineup is named with its row, cell and cure', () => {
  const pool = SHOWDOWN_POOL
  const flexOfCaptain = pool.find(({ position, name }) => position !== 'CPT' && name === CAPTAIN.name)!
  const sixOfHome = pool.filter(({ team, position }) => team === MADE_SLATE.home && position !== 'CPT')
  const homeCaptain = pool.find(({ team, position }) => team === MADE_SLATE.home && position === 'CPT')!
  const ofHome = sixOfHome.filter(({ name }) => name !== homeCaptain.name).slice(-5)

  expect(textsOf([[...LINEUP.slice(0, 3), null, ...LINEUP.slice(4)]])).toEqual([
    'Row 2, FLEX (cell D2): The cell is blank. Choose a player for FLEX.',
  ])
  expect(textsOf([LINEUP, LINEUP.with(0, flexOfCaptain)])).toEqual([
    `Row 3, CPT (cell A3): ${flexOfCaptain.providerId} is the FLEX id of ${CAPTAIN.name}. Choose a player for CPT.`,
  ])
  expect(textsOf([LINEUP, LINEUP.with(2, FIRST)])).toEqual([
    `Row 3, FLEX (cell C3): ${FIRST.name} is in this lineup twice. Choose another player for FLEX.`,
  ])
  expect(textsOf([[homeCaptain, ...ofHome]])).toEqual([
    `Row 2: All players are of ${MADE_SLATE.home}, and the provider requires players of both teams. ` +
      'Replace one with a player of the other team.',
  ])
})

test('players without an id are refused by name, with the reason', () => {
  const derived: Player = { ...CAPTAIN, captainPricing: 'derived', providerId: null }
  expect(textsOf([[derived, ...LINEUP.slice(1)]])).toEqual([
    `Row 2, CPT (cell A2): The file you loaded has no captain rows, so ${CAPTAIN.name} has no captain id. ` +
      'Load the salary file of the provider.',
  ])
  expect(textsOf([LINEUP.with(1, { ...FIRST, providerId: null })])).toEqual([
    `Row 2, FLEX (cell B2): The file you loaded has no provider id for ${FIRST.name}. ` +
      'Load the salary file of the provider.',
  ])
})

test('a file holds 1 to 500 lineups', () => {
  expect(textsOf([])).toEqual(['The file holds no lineup. Write one lineup in each row below the header.'])
  const most = Array.from({ length: MOST_UPLOAD_LINEUPS }, () => LINEUP)
  expect(uploadFile(most, SHOWDOWN).ok).toBe(true)
  expect(textsOf([...most, LINEUP])).toEqual([
    'Row 502: The provider takes 500 lineups in a file; here there are 501. ' +
      'Put the lineups from this row on into a second file.',
  ])
})

function textsOf(lineups: readonly (readonly (Player | null)[])[]): string[] {
  const file = uploadFile(lineups, SHOWDOWN)
  return file.ok ? [] : file.error.map(uploadProblemText)
}

function samplePool(name: string, format = SHOWDOWN): Player[] {
  return poolOf(readFileSync(new URL(`../../../public/samples/${name}.csv`, import.meta.url), 'utf8'), format)
}
