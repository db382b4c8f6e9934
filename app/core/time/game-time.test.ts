import { expect, test } from 'vitest'
import { easternDate, formatKickoff, instantAt, isCalledOff, parseGameInfo } from './game-time.ts'

// The instants below are computed by hand: EDT is UTC-4, EST UTC-5; summer time runs 2026-03-08 to 2026-11-01.

test.each([
  ['MIN@LAC 10/23/2025 08:15PM ET', 'MIN', 'LAC', '2025-10-24T00:15:00.000Z'],
  ['LV@LAC 1/2/2027 4:25PM PT', 'LV', 'LAC', '2027-01-03T00:25:00.000Z'],
  ['DEN@KC 07/04/2026 12:00PM CT', 'DEN', 'KC', '2026-07-04T17:00:00.000Z'],
  ['DEN@KC 07/04/2026 12:30AM MT', 'DEN', 'KC', '2026-07-04T06:30:00.000Z'],
  ['Bal@Den 08:25PM ET', 'Bal', 'Den', null],
  ['PIT @ JAX', 'PIT', 'JAX', null],
  ['CEL vs LGN 03:00PM ET', 'CEL', 'LGN', null],
  [
    'New York Giants @ San Jose Bay 10/23/2025 08:15PM EDT',
    'New York Giants',
    'San Jose Bay',
    '2025-10-24T00:15:00.000Z',
  ],
  ['@NE', '', 'NE', null],
  ['vs NE', '', 'NE', null],
  ['NE@BUF 02/30/2026 01:00PM ET', 'NE', 'BUF', null],
  ['NE@BUF 10/23/2025 13:75PM ET', 'NE', 'BUF', null],
])('%s', (text, away, home, kickoff) => {
  expect(parseGameInfo(text)).toEqual({ away, home, kickoff: kickoff === null ? null : new Date(kickoff) })
})

test.each(['In Progress', 'Final', 'Bahrain Grand Prix 2022', '', '@', 'Evsham'])(
  '%j names no game',
  (text) => {
    expect(parseGameInfo(text)).toBeNull()
  },
)

test.each([
  ['the day before clocks go back', '10/31/2026 08:20PM ET', '2026-11-01T00:20:00.000Z'],
  ['half past one comes twice: the first', '11/01/2026 01:30AM ET', '2026-11-01T05:30:00.000Z'],
  ['an hour that comes once again', '11/01/2026 02:30AM ET', '2026-11-01T07:30:00.000Z'],
  ['that evening', '11/01/2026 08:20PM ET', '2026-11-02T01:20:00.000Z'],
  ['twice in Chicago as well, an hour later', '11/01/2026 01:30AM CT', '2026-11-01T06:30:00.000Z'],
  ['the day before clocks go forward', '03/07/2026 08:20PM ET', '2026-03-08T01:20:00.000Z'],
  ['half past two never comes: half past three', '03/08/2026 02:30AM ET', '2026-03-08T07:30:00.000Z'],
  ['that evening', '03/08/2026 08:20PM ET', '2026-03-09T00:20:00.000Z'],
])('daylight saving: %s', (_, time, instant) => {
  expect(parseGameInfo(`NE@BUF ${time}`)?.kickoff?.toISOString()).toBe(instant)
})

test('MT is Denver, which keeps summer time; Phoenix does not, and is an hour behind it in summer', () => {
  const wall = Date.UTC(2026, 8, 13, 18, 5)
  expect(instantAt(wall, 'America/Denver').toISOString()).toBe('2026-09-14T00:05:00.000Z')
  expect(instantAt(wall, 'America/Phoenix').toISOString()).toBe('2026-09-14T01:05:00.000Z')
})

test.each([
  ['2026-09-14T03:59:59Z', '2026-09-13'],
  ['2026-09-14T04:00:00Z', '2026-09-14'],
  ['2026-12-14T04:59:59Z', '2026-12-13'],
  ['2026-12-14T05:00:00Z', '2026-12-14'],
  ['2028-02-29T23:00:00Z', '2028-02-29'],
  ['2028-03-01T04:59:00Z', '2028-02-29'],
  ['2027-01-01T04:30:00Z', '2026-12-31'],
])('%s is %s in New York', (instant, date) => {
  expect(easternDate(new Date(instant))).toBe(date)
})

test('a kickoff is shown in any zone, also for London and Munich games', () => {
  const kickoff = parseGameInfo('JAX@LAR 10/18/2026 09:30AM ET')!.kickoff!
  expect(formatKickoff(kickoff, 'America/New_York')).toBe('Sun, Oct 18, 9:30 AM EDT')
  expect(formatKickoff(kickoff, 'Europe/London')).toBe('Sun, Oct 18, 2:30 PM GMT+1')
  expect(formatKickoff(kickoff, 'America/Phoenix')).toBe('Sun, Oct 18, 6:30 AM MST')
})

test('a game that was called off has its teams and no kickoff', () => {
  const off = ['CHI@DET Postponed', 'CHI@DET (Postponed)', 'CHI@DET 09/14/2025 01:00PM ET - Canceled']
  for (const text of off) {
    expect(isCalledOff(text)).toBe(true)
    expect(parseGameInfo(text)).toEqual({ away: 'CHI', home: 'DET', kickoff: null })
  }
  expect(['Postponed', 'Cancelled'].map(isCalledOff)).toEqual([true, true])
  const on = ['', 'Final', 'In Progress', 'CHI@DET 09/14/2025 01:00PM ET']
  expect(on.map(isCalledOff)).toEqual(on.map(() => false))
})
