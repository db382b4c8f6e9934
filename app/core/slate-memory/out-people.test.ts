import { expect, test } from 'vitest'
import { heldOut, outPeople } from './out-people.ts'

test('a mark of the user counts before the file; doubtful players and what was taken back are not out', () => {
  const listed = ['ann-archer@KC', 'bob-baker@LV', 'cid-cook@LV']
  const marks = {
    'injury:ann-archer@KC': 'Questionable',
    'injury:bob-baker@LV': null,
    'injury:dan-dean@KC': 'Out',
    'injury:eve-east@KC': 'Doubtful',
    'injury:fay-fox@KC': null,
    'exclude:gus-gray@KC': true,
    'exclude:hal-hart@KC': null,
    'lock:ida-ives@KC': 'flex',
  }
  expect([...outPeople(listed, marks)].sort()).toEqual([
    ['bob-baker@LV', 'out'],
    ['cid-cook@LV', 'out'],
    ['dan-dean@KC', 'out'],
    ['gus-gray@KC', 'excluded'],
  ])
})

test('an excluded player who is hurt counts as out', () => {
  const marks = {
    'exclude:ann-archer@KC': true,
    'injury:ann-archer@KC': 'Doubtful',
    'exclude:bob-baker@LV': true,
  }
  expect([...outPeople(['bob-baker@LV'], marks)].map(([, why]) => why)).toEqual(['out', 'out'])
})

test('what another version stored is passed over', () => {
  for (const broken of [
    null,
    undefined,
    7,
    'injury:a@KC',
    [],
    { 'injury:': 'Out', 'injury:a@KC': { status: 'Out' } },
  ])
    expect([...outPeople(broken, broken)]).toEqual([])
})

test('a saved player is found by name and team, one without a team by name', () => {
  const people = outPeople(['a-j-brown@PHI'], { 'exclude:broncos@DEN': true })
  const saved = [
    { playerName: 'A.J. Brown (123)', team: 'PHI' },
    { playerName: 'A.J. Brown', team: 'SEA' },
    { playerName: 'A.J. Brown', team: null },
    { playerName: 'Broncos ', team: 'DEN' },
    { playerName: 'A.J.', team: null },
  ]
  expect(heldOut(saved, { startsAt: 5, people })).toEqual({
    startsAt: 5,
    players: [
      { place: 0, name: 'A.J. Brown (123)', why: 'out' },
      { place: 2, name: 'A.J. Brown', why: 'out' },
      { place: 3, name: 'Broncos ', why: 'excluded' },
    ],
  })
  expect(heldOut(saved.slice(1, 2), { startsAt: 5, people })).toBeNull()
})
