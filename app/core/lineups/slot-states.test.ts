import { describe, expect, test } from 'vitest'
import { STANDARD } from '../formats/dk-classic.ts'
import { SHOWDOWN } from '../formats/dk-showdown.ts'
import { makePlayer } from '../players/fixtures/make-player.ts'
import type { Player } from '../players/player.ts'
import { slateLocks, slotStates } from './slot-states.ts'

/* 14 September 2025, a Sunday; New York is four hours behind UTC. */
const EARLY = 'NYJ@BUF 09/14/2025 01:00PM ET'
const LATE = 'DEN@KC 09/14/2025 04:25PM ET'
const ALSO_LATE = 'SEA@LAR 09/14/2025 04:25PM ET'
const at = (time: string) => Date.parse(`2025-09-14T${time}Z`)

function player(id: string, game: string, facts: Partial<Player> = {}): Player {
  const [away, home] = game.split(' ')[0]!.split('@')
  return makePlayer({ id, providerId: `9${id}`, team: away!, opponent: home!, gameInfo: game, ...facts })
}

const allen = player('1', EARLY)
const mahomes = player('2', LATE)
const nacua = player('3', ALSO_LATE)
const POOL = [nacua, mahomes, allen]
const slots = [{ player: allen }, { player: mahomes }, { player: null }]

describe('a slot of several games', () => {
  test.each([
    ['12:00:00', ['open', 'open', 'open'], ['BUF@NYJ']],
    ['16:58:59', ['open', 'open', 'open'], ['BUF@NYJ']],
    // A minute before the kickoff.
    ['16:59:00', ['locked', 'open', 'open'], ['LAR@SEA', 'DEN@KC']],
    ['20:23:59', ['locked', 'open', 'open'], ['LAR@SEA', 'DEN@KC']],
    ['20:24:00', ['locked', 'locked', 'open'], []],
  ])('at %s UTC', (time, states, next) => {
    const locks = slateLocks(POOL, STANDARD, { now: at(time) })
    expect(slotStates(slots, locks)).toEqual(states)
    expect(locks.next?.games.map(({ key }) => key) ?? []).toEqual(next)
  })

  test('is played once the score is known, and lost where the player is out', () => {
    const pool = [{ ...allen, actualPoints: 24.3 }, { ...mahomes, injuryStatus: 'Out' as const }, nacua]
    const locks = slateLocks(pool, STANDARD, { now: at('21:00:00') })
    expect(
      slotStates(
        pool.map((each) => ({ player: each })),
        locks,
      ),
    ).toEqual(['played', 'lost', 'locked'])
    // Before his kickoff a player who is out can still be changed.
    const early = slateLocks(pool, STANDARD, { now: at('18:00:00') })
    expect(slotStates([{ player: pool[1]! }], early)).toEqual(['open'])
  })

  test('one sign is enough: a mark of the provider locks the game, whatever the clock says, and a Game Info says it too', () => {
    const mate = player('4', EARLY)
    const byMark = slateLocks([...POOL, mate], STANDARD, { now: at('12:00:00'), marked: new Set(['91']) })
    expect(slotStates([{ player: mate }, { player: mahomes }], byMark)).toEqual(['locked', 'open'])
    expect([...byMark.begun].sort()).toEqual(['1', '4'])
    const pool = [
      { ...allen, gameInfo: 'Final', opponent: null },
      { ...mate, gameInfo: 'In Progress', opponent: null },
      mahomes,
    ]
    const byText = slateLocks(pool, STANDARD, { now: at('12:00:00') })
    expect(
      slotStates(
        pool.map((each) => ({ player: each })),
        byText,
      ),
    ).toEqual(['played', 'locked', 'open'])
  })

  test('that is marked by itself stays, although the slate does not list its player or his game has not begun', () => {
    const locks = slateLocks(POOL, STANDARD, { now: at('12:00:00') })
    const marked = [{ player: null, isMarked: true }, { player: mahomes, isMarked: true }, { player: nacua }]
    expect(slotStates(marked, locks)).toEqual(['locked', 'locked', 'open'])
  })
})

test('a contest of one game is the case in which every slot locks at once', () => {
  const pool = [allen, player('5', EARLY)]
  const before = slateLocks(pool, SHOWDOWN, { now: at('16:00:00') })
  expect(before.next?.kickoff.toISOString()).toBe('2025-09-14T17:00:00.000Z')
  expect(slotStates(slots, before)).toEqual(['open', 'open', 'open'])
  const after = slateLocks(pool, SHOWDOWN, { now: at('17:00:00') })
  expect(after.next).toBeNull()
  expect(slotStates([{ player: pool[1]! }, { player: null }], after)).toEqual(['locked', 'lost'])
  // Marks say it too.
  expect(slotStates([{ player: allen, isMarked: true }, { player: pool[1]! }], before)).toEqual([
    'locked',
    'locked',
  ])
})

test('a game of unknown kickoff is never locked by the clock', () => {
  const unknown = player('6', 'ATL@NO', { gameInfo: 'ATL@NO' })
  const locks = slateLocks([unknown, mahomes], STANDARD, { now: at('23:59:00') })
  expect(slotStates([{ player: unknown }, { player: mahomes }], locks)).toEqual(['open', 'locked'])
})
