import { expect, test } from 'vitest'
import { showdownLineup } from '#workers/testing/lineups.ts'
import { signedIn } from '#workers/testing/make-user.ts'

type Saved = { lineup: { id: number; [field: string]: unknown }; players: Record<string, unknown>[] }

test('a lineup is saved, scored and finalized; after that, and for others, it cannot change', async () => {
  const [ada, bob] = await signedIn('ada', 'bob')
  const answer = await ada.post('/api/saved-lineups', showdownLineup())
  expect(answer.status).toBe(201)
  const { lineup, players } = await answer.json<Saved>()
  expect(lineup).toMatchObject({
    lineup_name: 'Thursday night',
    game_mode: 'showdown',
    contest_type: 'GPP',
    entry_fee_total: 20,
    winnings_total: null,
    points_total: null,
    remaining_salary: 0,
    stack_types: ['qb', 'game', 'negative'],
    performance_grade: null,
    finalized: false,
  })
  expect(lineup.avg_salary_spent).toBeCloseTo(50_000 / 6, 9)
  expect(players).toHaveLength(6)
  expect(players.map((player) => player.is_captain)).toEqual([true, false, false, false, false, false])

  const score = { points_total: 141.2, winnings_total: 50.1, rank: 7 }
  const scored = await ada.put(`/api/saved-lineups/${lineup.id}`, score)
  expect(scored.status).toBe(200)
  expect(await scored.json()).toMatchObject({ lineup: { ...score, performance_grade: 'Overperformed' } })
  const later = await ada.put(`/api/saved-lineups/${lineup.id}`, { points_total: 80, winnings_total: 0 })
  expect(await later.json()).toMatchObject({ lineup: { rank: 7, performance_grade: 'Expected' } })
  const cleared = await ada.put(`/api/saved-lineups/${lineup.id}`, { ...score, points_total: 71, rank: null })
  expect(await cleared.json()).toMatchObject({ lineup: { rank: null, performance_grade: 'Underperformed' } })

  expect((await bob.put(`/api/saved-lineups/${lineup.id}`, score)).status).toBe(404)
  expect((await bob.post('/api/saved-lineups/finalize', { lineup_id: lineup.id })).status).toBe(404)
  expect(await (await bob.get('/api/saved-lineups')).json()).toEqual({ lineups: [] })

  expect((await ada.post('/api/saved-lineups/finalize', { lineup_id: lineup.id })).status).toBe(200)
  expect((await ada.post('/api/saved-lineups/finalize', { lineup_id: lineup.id })).status).toBe(409)
  expect((await ada.put(`/api/saved-lineups/${lineup.id}`, score)).status).toBe(409)
  const detail = await (await ada.get(`/api/saved-lineups/${lineup.id}`)).json<Saved>()
  expect(detail.lineup).toMatchObject({ points_total: 71, winnings_total: 50.1, rank: null, finalized: true })
  expect(detail.players).toEqual(players)
  expect(await (await ada.get('/api/saved-lineups')).json()).toMatchObject({
    lineups: [{ id: lineup.id, finalized: true, winnings_total: 50.1 }],
  })
})
