import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { refusalText } from '#contract/file-refusals.ts'
import { BIG_LEAGUE } from '../formats/big-league.ts'
import { SHOWDOWN } from '../formats/dk-showdown.ts'
import { INJURY_STATUSES, type Player } from '../players/player.ts'
import { parseSlateCsv } from './slate-csv.ts'

const format = fc.constantFrom(SHOWDOWN, BIG_LEAGUE)
const fixture = readFileSync(new URL('../fixtures/showdown.csv', import.meta.url), 'utf8')

test('any text gives a slate or a refusal', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 400 }), format, expectSoundAnswer), {
    numRuns: 300,
  })
})

test('any bytes give a slate or a refusal', () => {
  const bytes = fc.uint8Array({ maxLength: 400 }).map((bytes) => new TextDecoder().decode(bytes))
  fc.assert(fc.property(bytes, format, expectSoundAnswer), { numRuns: 300 })
})

test('any table below a valid header gives a slate or a refusal', () => {
  const piece = fc.constantFrom(
    ',',
    ',',
    ',',
    '\n',
    '\r',
    '"',
    '\t',
    '\0',
    'CPT',
    'QB',
    ' ',
    'Ada',
    '$1,0',
    '-3',
    '@',
    '\uD800',
  )
  const cells = fc.array(fc.oneof(piece, fc.string({ maxLength: 6 })), { maxLength: 60 })
  const table = cells.map(
    (pieces) => `Name,Position,Roster Position,Salary,AvgPointsPerGame,Game Info\n${pieces.join('')}`,
  )
  fc.assert(fc.property(table, format, expectSoundAnswer), { numRuns: 500 })
})

test('a valid file with text removed or inserted anywhere gives a slate or a refusal', () => {
  const damage = fc.tuple(fc.nat(fixture.length), fc.nat(40), fc.string({ unit: 'binary', maxLength: 10 }))
  const damaged = damage.map(
    ([at, gap, splinter]) => fixture.slice(0, at) + splinter + fixture.slice(at + gap),
  )
  fc.assert(fc.property(damaged, format, expectSoundAnswer), { numRuns: 300 })
})

function expectSoundAnswer(text: string, format: typeof SHOWDOWN): void {
  const result = parseSlateCsv(text, { format })
  if (result.ok) expectSoundPlayers(result.value.players)
  else expect(refusalText('salaries', result.error)).not.toBe('')
}

function expectSoundPlayers(players: readonly Player[]): void {
  expect(players.length).toBeGreaterThan(0)
  expect(new Set(players.map((player) => player.id)).size).toBe(players.length)
  for (const player of players) {
    expect(player.name).toMatch(/[\p{L}\p{N}]/u)
    expect(player.name).not.toMatch(/\p{Cc}/u)
    expect(player.basePlayerId).not.toBe('')
    expect(player.position).not.toBe('')
    expect(player.salary).toBeGreaterThanOrEqual(0)
    expect(Number.isFinite(player.salary) && Number.isFinite(player.fppg)).toBe(true)
    expect(INJURY_STATUSES).toContain(player.injuryStatus)
  }
}
