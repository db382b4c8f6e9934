import { expect, test } from 'vitest'
import { makePlayer } from './fixtures/make-player.ts'
import { laterWeekPeople } from './later-week.ts'
import { personKey } from './player.ts'

/* 12 November 2026 is a Thursday. */
const rowsAt = (...days: (string | null)[]) =>
  days.map((day, index) =>
    makePlayer({ id: `${index}`, name: `P ${index}`, gameInfo: day && `KC@LV ${day}/2026 11:59PM ET` }),
  )

test.each([
  ['a Thursday, the Monday and the Tuesday after it', ['11/12', '11/16', '11/17', null], []],
  ['the Wednesday after it', ['11/12', '11/18'], [1]],
  ['the next Sunday, in any order', ['11/22', '11/15', '11/15'], [0]],
  ['a Wednesday and the Tuesday after it', ['11/11', '11/17'], []],
  ['a single game', ['11/22', '11/22'], []],
  ['no known kickoff', [null, null], []],
])('a week runs from Wednesday to Tuesday: %s', (_, days, later) => {
  const rows = rowsAt(...days)
  expect([...laterWeekPeople(rows)]).toEqual(later.map((place) => personKey(rows[place]!)))
})
