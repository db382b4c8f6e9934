import { expect, test } from 'vitest'
import type { BuildAnswer } from '#contract/build.ts'
import type { PlayerWire } from '#contract/player.ts'
import { signedIn } from '#workers/testing/make-user.ts'

const COUNTS = { QB: 3, RB: 6, WR: 8, TE: 4, DST: 3 }

/** Two games of players whose points go with their price; the best nine are affordable. */
const players: PlayerWire[] = Object.entries(COUNTS).flatMap(([position, count]) =>
  Array.from({ length: count }, (_, number) => ({
    id: `${position}${number}`,
    name: `${position} ${number}`,
    position,
    team: `T${number % 4}`,
    opponent: `T${(number % 4) ^ 1}`,
    salary: 5500,
    fppg: 20 - number,
  })),
)
const settings = { strategy: 'max_points', gameMode: 'cash', creativity: 50 }

test('while games are on, the locked rows keep their slots in every lineup; cells that can not stay are refused in words', async () => {
  const [ada] = await signedIn('ada-locked')
  const request = { players, ...settings, format: 'standard', budget: 50_000 }
  // A quarterback, and a back in FLEX.
  const lockedCells = ['QB2', null, null, null, null, null, null, 'RB5', null]
  const excludedIds = players.filter(({ team }) => team === 'T1').map(({ id }) => id)
  const asked = { ...request, lockedCells, excludedIds }
  const one: { lineup: PlayerWire[] } = await (await ada.post('/api/optimize', asked)).json()
  const built: BuildAnswer = await (await ada.post('/api/build', { ...asked, count: 3, rules: [] })).json()
  const found = [one.lineup.map(({ id }) => id), ...built.lineups.map((lineup) => lineup.players)]
  expect(found).toHaveLength(4)
  expect(found[0]).toEqual(found[1])
  for (const ids of found) {
    expect([ids[0], ids[7]]).toEqual(['QB2', 'RB5'])
    expect(ids.filter((id) => id.startsWith('RB'))).toHaveLength(3)
    // RB5 is of that team, and stays.
    expect(ids.filter((id) => excludedIds.includes(id))).toEqual(['RB5'])
  }
  const refusals = [
    [['QB2'], 'must have the 9 slots of a Standard lineup'],
    [lockedCells.with(1, 'QB1'), 'lockedCells.1: "QB1" does not fit'],
    [lockedCells.with(1, 'nobody'), 'lockedCells.1: "nobody" is not in the pool'],
    [lockedCells.with(1, 'RB5'), 'lockedCells.7: "RB5" is there twice'],
  ] as const
  for (const [cells, sentence] of refusals) {
    const answer = await ada.post('/api/optimize', { ...asked, lockedCells: cells })
    expect(answer.status).toBe(400)
    expect(await answer.text()).toContain(sentence)
  }
})

test('a format that is coming soon is refused by the names of those that can be played', async () => {
  const [ada] = await signedIn('ada-soon')
  const answer = await ada.post('/api/optimize', {
    players,
    ...settings,
    budget: 50_000,
    format: 'monstermash',
  })
  expect(answer.status).toBe(400)
  expect(await answer.text()).toContain('must be one of showdown, bigleague, standard')
})
