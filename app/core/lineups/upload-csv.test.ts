import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { BIG_LEAGUE } from '../formats/big-league.ts'
import { SHOWDOWN } from '../formats/dk-showdown.ts'
import type { Format } from '../formats/format.ts'
import type { Player } from '../players/player.ts'
import { parseSlateCsv } from '../slate/slate-csv.ts'
import { emptyLineup, type Lineup, placePlayer, removePlayer } from './lineup.ts'
import { uploadCsv } from './upload-csv.ts'

test('a lineup of the sample slate goes up as slot codes and ids, the captain by the captain row’s id', () => {
  const pool = samplePool('showdown', SHOWDOWN)
  const cheap = pool.toSorted((a, b) => a.salary - b.salary)
  const lineup = placeAll(SHOWDOWN, [
    cheap.find((player) => player.position === 'CPT' && player.team === 'RVC')!,
    ...cheap.filter((player) => player.position !== 'CPT' && player.team === 'HBR').slice(0, 5),
  ])
  const ids = lineup.slots.map((player) => player!.providerId)
  expect(uploadCsv(lineup)).toEqual({
    ok: true,
    value: `CPT,FLEX,FLEX,FLEX,FLEX,FLEX\r\n${ids.join(',')}\r\n`,
  })
  expect(Number(ids[0])).toBeLessThan(70_100_101)
  expect(ids.slice(1).every((id) => Number(id) >= 70_100_101)).toBe(true)

  expect(uploadCsv(removePlayer(lineup, 3))).toEqual({
    ok: false,
    error: { issue: 'incomplete', players: [] },
  })
})

test('six of one team, derived captains and players without an id are refused by name', () => {
  const pool = samplePool('showdown', SHOWDOWN).filter((player) => player.team === 'HBR')
  const cheap = pool.toSorted((a, b) => a.salary - b.salary)
  const captain = cheap.find((player) => player.position === 'CPT')!
  const others = cheap.filter((player) => player.position !== 'CPT' && player.name !== captain.name)
  const oneTeam = placeAll(SHOWDOWN, [captain, ...others.slice(0, 5)])
  expect(uploadCsv(oneTeam)).toEqual({ ok: false, error: { issue: 'one_team', players: [] } })

  const guest = { ...others[4]!, team: 'RVC' }
  const derived: Player = { ...captain, captainPricing: 'derived', providerId: null }
  expect(uploadCsv(placeAll(SHOWDOWN, [derived, ...others.slice(0, 4), guest]))).toEqual({
    ok: false,
    error: { issue: 'derived_captain', players: [captain.name] },
  })
  expect(
    uploadCsv(placeAll(SHOWDOWN, [captain, ...others.slice(0, 4), { ...guest, providerId: null }])),
  ).toEqual({
    ok: false,
    error: { issue: 'no_provider_id', players: [guest.name] },
  })
})

test('a Big League lineup names its ten slots', () => {
  const cheap = samplePool('bigleague', BIG_LEAGUE).toSorted((a, b) => a.salary - b.salary)
  const cheapest = (position: string, count: number) =>
    cheap.filter((player) => player.position === position).slice(0, count)
  const lineup = placeAll(BIG_LEAGUE, [
    ...cheapest('QB', 1),
    ...cheapest('RB', 3),
    ...cheapest('WR', 3),
    ...cheapest('TE', 1),
    ...cheapest('K', 1),
    ...cheapest('DST', 1),
  ])
  const upload = uploadCsv(lineup)
  expect(upload.ok && upload.value.split('\r\n')[0]).toBe('QB,RB,RB,RB,WR,WR,WR,TE,PK,DST')
  expect(upload.ok && upload.value.split('\r\n')[1]?.split(',')).toHaveLength(10)
})

function samplePool(name: string, mode: Format): Player[] {
  const text = readFileSync(new URL(`../../../public/samples/${name}.csv`, import.meta.url), 'utf8')
  const result = parseSlateCsv(text, { mode })
  if (!result.ok) throw new Error(result.error.kind)
  return result.value.players
}

function placeAll(mode: Format, players: readonly Player[]): Lineup {
  return players.reduce((lineup, player) => {
    const placed = placePlayer(lineup, player)
    if (!placed.ok) throw new Error(placed.error)
    return placed.value
  }, emptyLineup(mode))
}
