import { expect, test } from 'vitest'
import { SHOWDOWN } from '../formats/dk-showdown.ts'
import { withCaptainTwins } from '../players/captain-twins.ts'
import { makePlayer } from '../players/fixtures/make-player.ts'
import { playersNamed } from './players-named.ts'

const person = (name: string, team: string, position: string, providerId: string | null = null) =>
  makePlayer({ id: name, name, team, position, providerId })
const pool = withCaptainTwins(
  [
    person('Josh Allen', 'BUF', 'QB', '11890'),
    person("Ja'Marr Chase", 'CIN', 'WR'),
    person('A.J. Brown Jr.', 'CIN', 'WR'),
    person('Mike Williams', 'BUF', 'WR'),
    person('Mike Williams', 'CIN', 'TE'),
    person('Bills', 'BUF', 'DST'),
    person('Joe Burrow', 'CIN', 'QB'),
  ],
  SHOWDOWN,
)
const named = (list: string) => playersNamed(list, pool, SHOWDOWN)
const ALLEN = 'josh-allen@BUF'
const CHASE = 'ja-marr-chase@CIN'

test.each<[string, string]>([
  ['Josh Allen', ALLEN],
  ['  JOSH ALLEN ', ALLEN],
  ['Allen, Josh', ALLEN],
  ['J. Allen BUF', ALLEN],
  ['Josh Allen (11890)', ALLEN],
  ['Josh Allen (BUF)', ALLEN],
  ['Josh Allen\tBUF\tQB\t$11,400', ALLEN],
  ['QB, Josh Allen, BUF', ALLEN],
  ['3. Josh Allen', ALLEN],
  ['• Josh Allen QB', ALLEN],
  ['Josh Allen CPT 22.5', ALLEN],
  ['jamarr chase', CHASE],
  ['AJ Brown', 'a-j-brown-jr@CIN'],
  ['Mike Williams CIN', 'mike-williams@CIN'],
  ['Mike Williams | WR', 'mike-williams@BUF'],
  ['Bills DST', 'bills@BUF'],
  ['BUF DST', 'bills@BUF'],
  ['Buffalo Bills', 'bills@BUF'],
])('"%s" is that player', (line, found) => {
  expect(named(line)).toEqual({ people: [found], unknown: [] })
})

test('a column of names keeps its order, each player once, without its head and blank lines', () => {
  const list = 'Player\r\nJa’Marr Chase\r\n\r\nJosh Allen\r\nJAMARR CHASE\r\n'
  expect(named(list)).toEqual({ people: [CHASE, ALLEN], unknown: [] })
})

test('names between commas or semicolons are names of their own', () => {
  const both = { people: [ALLEN, CHASE], unknown: [] }
  expect(named("Josh Allen, Ja'Marr Chase")).toEqual(both)
  expect(named("Josh Allen; Ja'Marr Chase")).toEqual(both)
  expect(named("Josh Allen, Zed Unknown, Ja'Marr Chase")).toEqual({
    people: [ALLEN, CHASE],
    unknown: [{ line: 1, name: 'Zed Unknown', suggested: null }],
  })
})

test('what matches no player, or two, is named with its line, and with the player who is probably meant', () => {
  expect(named('Josh Allen\nZed Burrow CIN\nMike Williams\nTom Brady')).toEqual({
    people: [ALLEN],
    unknown: [
      { line: 2, name: 'Zed Burrow', suggested: 'joe-burrow@CIN' },
      { line: 3, name: 'Mike Williams', suggested: null },
      { line: 4, name: 'Tom Brady', suggested: null },
    ],
  })
  expect(named('')).toEqual({ people: [], unknown: [] })
})

test('a file pasted by mistake is read to its limit and named line by line', () => {
  const { people, unknown } = named('x,y,z\n'.repeat(20_000))
  expect(people).toEqual([])
  expect(unknown.length).toBeGreaterThan(1000)
})
