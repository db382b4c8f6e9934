import { afterEach, describe, expect, test } from 'vitest'
import { formatCalendar } from '#app/lib/formats/format-calendar.ts'
import { SHOWDOWN } from '../formats/dk-showdown.ts'
import { parseSlateCsv } from '../slate/slate-csv.ts'
import { contestId, defaultLineupName } from '../slate/slate-name.ts'
import { formatKickoff, parseGameInfo } from './game-time.ts'
import { nflWeek } from './nfl-calendar.ts'

/*
 * A game's start, Eastern day, week and id must not depend on the user's time zone; only the display of a moment does.
 * Every row is computed by hand: EDT is UTC-4 and EST UTC-5, summer time of
 * 2026 runs from March 8 to November 1, and week 1 begins on Wednesday, September 9.
 */

const PLACES: [zone: string, minutesBehindUtcInJanuary: number][] = [
  ['UTC', 0],
  ['America/New_York', 300],
  ['America/Los_Angeles', 480],
  ['America/Phoenix', 420],
  ['Europe/London', 0],
  ['Europe/Berlin', -60],
  ['Asia/Kathmandu', -345],
  ['Australia/Lord_Howe', -660],
  ['Pacific/Kiritimati', -840],
  ['Pacific/Niue', 660],
]

// biome-ignore format: a table is read along its columns
const GAMES: [what: string, game: string, kickoff: string, day: string, week: number | null, id: string][] = [
  ['the Super Bowl', 'NE@SEA 02/08/2026 06:30PM ET', '2026-02-08T23:30Z', '2026-02-08', null, 'nfl_2025_20260208_ne_sea'],
  ['clocks go back: the first 1:30', 'NE@BUF 11/01/2026 01:30AM ET', '2026-11-01T05:30Z', '2026-11-01', 8, 'nfl_2026_20261101_ne_buf'],
  ['the first, by its name', 'NE@BUF 11/01/2026 01:30AM EDT', '2026-11-01T05:30Z', '2026-11-01', 8, 'nfl_2026_20261101_ne_buf'],
  ['the second, by its name', 'NE@BUF 11/01/2026 01:30AM EST', '2026-11-01T06:30Z', '2026-11-01', 8, 'nfl_2026_20261101_ne_buf'],
  ['the second in Chicago', 'GB@CHI 11/01/2026 01:30AM CST', '2026-11-01T07:30Z', '2026-11-01', 8, 'nfl_2026_20261101_gb_chi'],
  ['2:30 on the day it never is', 'NE@BUF 03/08/2026 02:30AM ET', '2026-03-08T07:30Z', '2026-03-08', null, 'nfl_2026_20260308_ne_buf'],
  ['the evening before clocks go back', 'NE@BUF 10/31/2026 08:20PM ET', '2026-11-01T00:20Z', '2026-10-31', 8, 'nfl_2026_20261031_ne_buf'],
  ['the evening after', 'DAL@PHI 11/01/2026 08:20PM ET', '2026-11-02T01:20Z', '2026-11-01', 8, 'nfl_2026_20261101_dal_phi'],
  ['its Monday night', 'MIN@LAC 11/02/2026 08:15PM ET', '2026-11-03T01:15Z', '2026-11-02', 8, 'nfl_2026_20261102_min_lac'],
  ['the Thursday that follows', 'MIN@LAC 11/05/2026 08:15PM ET', '2026-11-06T01:15Z', '2026-11-05', 9, 'nfl_2026_20261105_min_lac'],
  ['the evening before clocks go forward', 'NE@BUF 03/07/2026 08:20PM ET', '2026-03-08T01:20Z', '2026-03-07', null, 'nfl_2026_20260307_ne_buf'],
  ['the evening after', 'NE@BUF 03/08/2026 08:20PM ET', '2026-03-09T00:20Z', '2026-03-08', null, 'nfl_2026_20260308_ne_buf'],
  ['summer time that is called standard', 'NE@BUF 09/13/2026 01:00PM EST', '2026-09-13T17:00Z', '2026-09-13', 1, 'nfl_2026_20260913_ne_buf'],
  ['London', 'JAX@LAR 10/18/2026 09:30AM ET', '2026-10-18T13:30Z', '2026-10-18', 6, 'nfl_2026_20261018_jax_lar'],
  ['Munich', 'NE@DET 11/15/2026 09:30AM ET', '2026-11-15T14:30Z', '2026-11-15', 10, 'nfl_2026_20261115_ne_det'],
  ['Phoenix in summer', 'SEA@ARI 09/13/2026 04:25PM ET', '2026-09-13T20:25Z', '2026-09-13', 1, 'nfl_2026_20260913_sea_ari'],
  ['Phoenix in winter', 'SEA@ARI 11/08/2026 04:25PM ET', '2026-11-08T21:25Z', '2026-11-08', 9, 'nfl_2026_20261108_sea_ari'],
  ['so late in the West that the East has the next day', 'LV@LAC 09/14/2026 10:15PM PT', '2026-09-15T05:15Z', '2026-09-15', 1, 'nfl_2026_20260915_lv_lac'],
  ['the last minute of a year', 'MIN@LAC 12/31/2026 11:59PM ET', '2027-01-01T04:59Z', '2026-12-31', 17, 'nfl_2026_20261231_min_lac'],
  ['the first of the next', 'MIN@LAC 01/01/2027 12:00AM ET', '2027-01-01T05:00Z', '2027-01-01', 17, 'nfl_2026_20270101_min_lac'],
  ['the Sunday of calendar week 53', 'MIN@LAC 01/03/2027 01:00PM ET', '2027-01-03T18:00Z', '2027-01-03', 17, 'nfl_2026_20270103_min_lac'],
  ['the last Sunday', 'MIN@LAC 01/10/2027 01:00PM ET', '2027-01-10T18:00Z', '2027-01-10', 18, 'nfl_2026_20270110_min_lac'],
  ['the wild card weekend', 'MIN@LAC 01/17/2027 01:00PM ET', '2027-01-17T18:00Z', '2027-01-17', null, 'nfl_2026_20270117_min_lac'],
  ['a leap day', 'MIN@LAC 02/29/2028 08:00PM ET', '2028-03-01T01:00Z', '2028-02-29', null, 'nfl_2027_20280229_min_lac'],
]

const before = process.env.TZ
afterEach(() => {
  if (before === undefined) delete process.env.TZ
  else process.env.TZ = before
})

describe.each(PLACES)('read in %s', (zone, minutesBehindUtc) => {
  test('every game has its start, Eastern day, week and id', () => {
    goTo(zone, minutesBehindUtc)
    for (const [what, game, kickoff, day, week, id] of GAMES) {
      const slate = slateOf(game)
      expect(slate.gameTime?.toISOString(), what).toBe(new Date(kickoff).toISOString())
      expect([slate.gameDate, slate.week, contestId(slate)], what).toEqual([day, week, id])
      expect(nflWeek(day), what).toBe(week)
    }
  })

  test('a day is shown unchanged, a moment in the local zone', () => {
    goTo(zone, minutesBehindUtc)
    expect(['2026-11-01', '2026-03-08', '2028-02-29', '2026-12', 'soon'].map(formatCalendar)).toEqual([
      'Nov 1, 2026',
      'Mar 8, 2026',
      'Feb 29, 2028',
      'Dec 2026',
      'soon',
    ])
    const kickoff = parseGameInfo('SEA@ARI 09/13/2026 04:25PM ET')!.kickoff!
    expect(formatKickoff(kickoff)).toBe(formatKickoff(kickoff, zone))
    expect(formatKickoff(kickoff, 'America/Phoenix')).toBe('Sun, Sep 13, 1:25 PM MST')
    expect(defaultLineupName(kickoff)).toBe(defaultLineupName(kickoff, zone))
  })
})

test('local clocks, computed by hand', () => {
  const london = parseGameInfo('JAX@LAR 10/18/2026 09:30AM ET')!.kickoff!
  const munich = parseGameInfo('NE@DET 11/15/2026 09:30AM ET')!.kickoff!
  expect(formatKickoff(london, 'Europe/London')).toBe('Sun, Oct 18, 2:30 PM GMT+1')
  expect(formatKickoff(munich, 'Europe/Berlin')).toBe('Sun, Nov 15, 3:30 PM GMT+1')
  expect(formatKickoff(munich, 'Pacific/Kiritimati')).toBe('Mon, Nov 16, 4:30 AM GMT+14')
  const [first, second] = ['EDT', 'EST'].map(
    (zone) => parseGameInfo(`NE@BUF 11/01/2026 01:30AM ${zone}`)!.kickoff!,
  )
  expect(formatKickoff(first!, 'America/New_York')).toBe('Sun, Nov 1, 1:30 AM EDT')
  expect(formatKickoff(second!, 'America/New_York')).toBe('Sun, Nov 1, 1:30 AM EST')
})

test('an invalid day gives no moment', () => {
  expect(parseGameInfo('MIN@LAC 02/29/2026 08:00PM ET')).toEqual({ away: 'MIN', home: 'LAC', kickoff: null })
})

/** Sets the time zone of the process and checks that it took effect. */
function goTo(zone: string, minutesBehindUtc: number): void {
  process.env.TZ = zone
  expect(new Date(2026, 0, 15).getTimezoneOffset()).toBe(minutesBehindUtc)
}

function slateOf(game: string) {
  const [teams = ''] = game.split(' ')
  const rows = teams
    .split('@')
    .flatMap((team) =>
      ['CPT', 'FLEX'].map(
        (slot) => `QB,Player ${team},1,${slot},${slot === 'CPT' ? 15000 : 10000},${game},${team},18`,
      ),
    )
  const header = 'Position,Name,ID,Roster Position,Salary,Game Info,TeamAbbrev,AvgPointsPerGame'
  const read = parseSlateCsv([header, ...rows].join('\n'), { format: SHOWDOWN })
  if (!read.ok) throw new Error(read.error.kind)
  return read.value
}
