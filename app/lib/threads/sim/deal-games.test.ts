import { expect, test } from 'vitest'
import { dealGames, type Games } from './deal-games.ts'

/** Threads of different speed ask in turn: `turns` says which thread asks next, again and again. */
function dealt(wanted: number, turns: readonly number[]) {
  const deal = dealGames(wanted)
  const played = turns.map((): Games[] => [])
  for (let asked = 0, done = 0; done < turns.length; asked++) {
    const thread = turns[asked % turns.length]!
    const block = deal(thread)
    done = block ? 0 : done + 1
    if (block) played[thread]!.push(block)
  }
  return played
}

test.each([500, 1_000, 10_000, 20_000, 100_000, 100_100])('%i games are each played once', (wanted) => {
  const blocks = dealt(wanted, [0, 1, 0, 2, 0, 1])
    .flat()
    .sort((a, b) => a.firstGame - b.firstGame)
  let next = 0
  for (const { firstGame, games } of blocks) {
    expect([firstGame, games > 0 && games <= 500]).toEqual([next, true])
    next += games
  }
  expect(next).toBe(wanted)
})

test('threads share the first 5,000 games, and each later 5,000 are played by one of them', () => {
  const played = dealt(100_000, [0, 1, 0])
  const fieldsOf = (blocks: Games[]) => new Set(blocks.map(({ firstGame }) => Math.floor(firstGame / 5000)))
  const [fast, slow] = [fieldsOf(played[0]!), fieldsOf(played[1]!)]
  expect([fast.has(0), slow.has(0)]).toEqual([true, true])
  expect([...fast].filter((field) => slow.has(field))).toEqual([0])
  expect(fast.size + slow.size).toBe(21)
  expect(fast.size).toBeGreaterThan(slow.size)
})
