import { expect, test } from 'vitest'
import { STANDARD } from '../formats/dk-classic.ts'
import { SHOWDOWN } from '../formats/dk-showdown.ts'
import { makePlayer } from '../players/fixtures/make-player.ts'
import type { Player } from '../players/player.ts'
import { quarterbackStack, stackShares, stackText } from './quarterback-stack.ts'

const OPPONENTS: Record<string, string> = { KC: 'BUF', BUF: 'KC', DAL: 'NYG', NYG: 'DAL' }

/** `QB KC`; KC plays BUF, DAL plays NYG. */
function lineup(...people: string[]): Player[] {
  return people.map((text, index) => {
    const [position, team] = text.split(' ')
    const opponent = team === undefined ? null : OPPONENTS[team]!
    return makePlayer({ id: `${index} ${text}`, position: position!, team: team ?? null, opponent })
  })
}

test('mates are the quarterback’s receivers and tight ends; bring-backs are the other side’s, with its backs', () => {
  const players = lineup(
    'QB KC',
    'RB KC',
    'RB BUF',
    'WR KC',
    'WR BUF',
    'WR DAL',
    'TE KC',
    'WR NYG',
    'DST BUF',
  )
  const stack = quarterbackStack(players, STANDARD)!
  expect(stack.quarterback).toBe(players[0])
  expect(stack.mates).toEqual([players[3], players[6]])
  expect(stack.opponents).toEqual([players[2], players[4]])
  expect(stackText(stack)).toBe('QB+2, 2 bring-backs')
})

test('the text names the bring-back only where there is one', () => {
  const text = (...people: string[]) => stackText(quarterbackStack(lineup(...people), STANDARD)!)
  expect(text('QB KC', 'RB KC', 'WR DAL')).toBe('QB+0')
  expect(text('QB KC', 'WR KC', 'RB BUF')).toBe('QB+1, bring-back')
})

test('there is no stack without a quarterback of a known team, nor in a format of one game', () => {
  expect(quarterbackStack(lineup('WR KC', 'WR BUF'), STANDARD)).toBeNull()
  expect(quarterbackStack(lineup('QB', 'WR', 'RB'), STANDARD)).toBeNull()
  expect(quarterbackStack(lineup('QB KC', 'WR KC'), SHOWDOWN)).toBeNull()
  const alone = lineup('QB KC', 'WR')
  expect(quarterbackStack([{ ...alone[0]!, opponent: null }, alone[1]!], STANDARD)).toMatchObject({
    mates: [],
    opponents: [],
  })
})

test('shares are of the lineups with a stack', () => {
  const stacks = [
    ['QB KC', 'WR KC', 'RB BUF'],
    ['QB KC', 'WR DAL', 'RB BUF'],
    ['QB KC', 'WR KC', 'WR KC', 'WR KC', 'TE KC'],
    ['QB DAL', 'WR DAL', 'TE DAL'],
    ['WR DAL'],
  ].map((people) => quarterbackStack(lineup(...people), STANDARD))
  expect(stackShares(stacks)).toEqual({ mates: [25, 25, 25, 25], bringBack: 50, game: 25 })
  // The first one stands for five entries of eight.
  expect(stackShares(stacks, [5, 1, 1, 1, 9])).toEqual({
    mates: [12.5, 62.5, 12.5, 12.5],
    bringBack: 75,
    game: 62.5,
  })
  expect(stackShares([null])).toBeNull()
})
