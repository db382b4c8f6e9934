import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { bigLeaguePlayers, showdownLineup, showdownPlayers } from '#workers/testing/lineups.ts'
import { type Client, signedIn } from '#workers/testing/make-user.ts'

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
  const unknown = await ada.put(`/api/saved-lineups/${lineup.id}`, { ...score, points_total: null })
  expect(await unknown.json()).toMatchObject({ lineup: { points_total: null, performance_grade: null } })
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

test('each figure of a player is stored and answered under its own name, one that was not sent as unknown', async () => {
  const [ada] = await signedIn('ada-figures')
  const figures = {
    ...{ salary: 14_000, fantasy_points: 21.5, ownership_pct: 11, leverage_score: 22, outlook_score: 33 },
    ...{ weather_score: 44, game_env_score: 55, opponent_ease_score: 66, synergy_multiplier: 1.25 },
    leverage_multiplier: 1.5,
  }
  const saved = await ada.post('/api/saved-lineups', playersWith(0, figures))
  const { lineup, players } = await saved.json<Saved>()
  expect(players[0]).toMatchObject(figures)
  // Only the first player has any, so the averages are its own.
  expect(lineup).toMatchObject({ avg_outlook_score: 33, avg_leverage_score: 22 })
  const unknown = Object.keys(figures).filter((name) => !['salary', 'fantasy_points'].includes(name))
  for (const player of players.slice(1)) {
    expect(unknown.map((name) => player[name])).toEqual(unknown.map(() => null))
  }
  const { results: rows } = await env.DB.prepare('select * from saved_lineup_players where lineup_id = ?')
    .bind(lineup.id)
    .all()
  expect(rows[0]).toMatchObject(figures)
  expect(unknown.map((name) => rows[1]![name])).toEqual(unknown.map(() => null))
  const page = await (await ada.get(`/api/saved-lineups/${lineup.id}`)).json<Saved>()
  expect(page.players).toEqual(players)
})

test('whose points a lineup was saved with is kept, in its copy too; where a client does not say, it is unknown', async () => {
  const [ada] = await signedIn('ada-sources')
  const saved = async (more: object) => {
    const answer = await ada.post('/api/saved-lineups', lineupWith(more))
    return (await answer.json<Saved>()).lineup
  }
  for (const points_by of ['average', 'baseline', 'projection', 'hand', 'mixed']) {
    const { id } = await saved({ points_by })
    expect((await (await ada.get(`/api/saved-lineups/${id}`)).json<Saved>()).lineup).toMatchObject({
      points_by,
    })
    const copy = await ada.post(`/api/saved-lineups/${id}/copy`, {})
    expect((await copy.json<Saved>()).lineup).toMatchObject({ points_by })
  }
  expect(await saved({})).toMatchObject({ points_by: null })
})

test('a Big League lineup has ten players by position and no captain', async () => {
  const [ada] = await signedIn('ada-league')
  const lineup = { lineup_name: 'Sunday', game_mode: 'bigleague' as const }
  const players = bigLeaguePlayers()
  const answer = await ada.post('/api/saved-lineups', { lineup, players: players.toReversed() })
  expect(answer.status).toBe(201)
  expect((await answer.json<Saved>()).lineup).toMatchObject({ game_mode: 'bigleague', remaining_salary: 0 })

  const twoTightEnds = players.map((player, i) => (i === 4 ? { ...player, position: 'TE' } : player))
  const captained = players.map((player, i) => ({ ...player, is_captain: i === 0 }))
  for (const [illegal, sentence] of [
    [twoTightEnds, 'No slot is left for this position: Player 7'],
    [captained, 'A Big League lineup has no captain'],
    [players.slice(1), 'A Big League lineup has exactly 10 players'],
    [players.map((player) => ({ ...player, salary: 10.5 })), 'Over budget: Player 9'],
  ] as const) {
    const refused = await ada.post('/api/saved-lineups', { lineup, players: illegal })
    expect([refused.status, await refused.text()]).toEqual([400, sentence])
  }
})

type Request = ReturnType<typeof showdownLineup>

/** A legal request with one thing changed. */
function lineupWith(details: object): object {
  return { ...showdownLineup(), lineup: { ...showdownLineup().lineup, ...details } }
}

function playersWith(index: number, change: object): Request {
  const players = showdownPlayers().map((player, i) => (i === index ? { ...player, ...change } : player))
  return { ...showdownLineup(), players }
}

test.each<[string, object, string | RegExp]>([
  ['no name', lineupWith({ lineup_name: undefined }), 'Lineup name is required'],
  ['a blank name', lineupWith({ lineup_name: '  ' }), 'Lineup name is required'],
  ['a name as number', lineupWith({ lineup_name: 7 }), 'Lineup name is required'],
  [
    'a name of 256',
    lineupWith({ lineup_name: 'x'.repeat(256) }),
    'Lineup name must be at most 255 characters',
  ],
  ['week 0', lineupWith({ week: 0 }), 'Week must be a positive number'],
  ['week 1.5', lineupWith({ week: 1.5 }), 'Week must be a positive number'],
  ['week as text', lineupWith({ week: '8' }), 'Week must be a positive number'],
  ['a field of -1', lineupWith({ entry_field_size: -1 }), 'Field size must be positive'],
  ['a fee below 0', lineupWith({ entry_fee_total: -0.01 }), 'Entry fee must be non-negative'],
  ['winnings below 0', lineupWith({ winnings_total: -1 }), 'Winnings must be non-negative'],
  ['points below 0', lineupWith({ points_total: -1 }), 'Points must be non-negative'],
  ['a fee beyond reason', lineupWith({ entry_fee_total: 1e12 }), /too large/],
  ['rank 0', lineupWith({ rank: 0 }), 'Rank must be a positive number'],
  ['a cash line below 0', lineupWith({ cash_line: -1 }), 'Cash line must be non-negative'],
  ['confidence 101', lineupWith({ model_confidence: 101 }), /model_confidence/],
  ['points of another source', lineupWith({ points_by: 'tea leaves' }), /points_by must be one of average/],
  ['another contest type', lineupWith({ contest_type: 'Turbo' }), /Contest type/],
  [
    'a disabled mode',
    lineupWith({ game_mode: 'monstermash' }),
    'Game mode must be one of showdown, bigleague, standard',
  ],
  ['no lineup', { players: showdownPlayers() }, /lineup/],
  ['no players', { lineup: showdownLineup().lineup }, 'players is required'],
  ['five players', { ...showdownLineup(), players: showdownPlayers().slice(1) }, /exactly 6 players/],
  [
    'seven players',
    { ...showdownLineup(), players: [...showdownPlayers(), bigLeaguePlayers()[0]] },
    /exactly 6/,
  ],
  ['no captain', playersWith(0, { is_captain: false }), 'A Showdown lineup has exactly one captain'],
  ['two captains', playersWith(1, { is_captain: true }), 'A Showdown lineup has exactly one captain'],
  [
    'a captain row as flex',
    playersWith(1, { position: 'CPT' }),
    'Invalid position: Joe Archer is not the captain',
  ],
  ['no is_captain', playersWith(1, { is_captain: undefined }), 'players.1.is_captain must be true or false'],
  ['a dollar too much', playersWith(5, { salary: 3_601 }), 'Over budget: Will Reich'],
  ['a salary below 0', playersWith(5, { salary: -1 }), 'players.5.salary must be non-negative'],
  ['a salary as text', playersWith(5, { salary: '3600' }), 'players.5.salary must be non-negative'],
  ['one person twice', playersWith(5, { player_name: 'Vikings' }), 'Player already in lineup: Vikings'],
  [
    'the captain as flex too',
    playersWith(2, { player_name: 'cal  STERLING', team: 'LAC' }),
    /already in lineup/,
  ],
  [
    'the same with an id in brackets',
    playersWith(2, { player_name: 'Cal Sterling (99)', team: 'LAC' }),
    /already/,
  ],
  ['no player name', playersWith(3, { player_name: '' }), 'players.3.player_name is required'],
  ['no position', playersWith(3, { position: undefined }), 'players.3.position is required'],
  ['ownership 100.1', playersWith(3, { ownership_pct: 100.1 }), /ownership_pct/],
  ['leverage -1', playersWith(3, { leverage_score: -1 }), /leverage_score/],
  ['outlook 101', playersWith(3, { outlook_score: 101 }), /outlook_score/],
  ['weather 101', playersWith(3, { weather_score: 101 }), /weather_score/],
  ['game environment -1', playersWith(3, { game_env_score: -1 }), /game_env_score/],
  ['opponent ease as text', playersWith(3, { opponent_ease_score: 'high' }), /opponent_ease_score/],
  ['synergy 11', playersWith(3, { synergy_multiplier: 11 }), /synergy_multiplier/],
  ['points as null text', playersWith(3, { fantasy_points: 'null' }), /fantasy_points/],
])('a lineup with %s is refused, and nothing of it is kept', async (_what, request, sentence) => {
  const ada = await someone()
  const answer = await ada.post('/api/saved-lineups', request)
  const text = await answer.text()
  expect([answer.status, text]).toEqual([400, typeof sentence === 'string' ? sentence : text])
  expect(text).toMatch(sentence)
  expect(await (await ada.get('/api/saved-lineups')).json()).toEqual({ lineups: [] })
})

test('unusual but valid lineups are saved: negative averages, one name in two teams, six of one team', async () => {
  const [ada] = await signedIn('ada-odd')
  const odd = [
    playersWith(4, { fantasy_points: -2.4 }),
    playersWith(4, { player_name: 'Joe Archer' }),
    { ...showdownLineup(), players: showdownPlayers().map((player) => ({ ...player, team: 'LAC' })) },
    playersWith(0, { position: 'CPT' }),
    { ...showdownLineup(), players: showdownPlayers().toReversed() },
  ]
  for (const request of odd) {
    const saved = await ada.post('/api/saved-lineups', request)
    expect(saved.status).toBe(201)
    expect((await saved.json<Saved>()).players[0]).toMatchObject({
      player_name: 'Cal Sterling',
      is_captain: true,
    })
  }
})

test('what is finalized is named by a whole number', async () => {
  const [ada] = await signedIn('ada-ids')
  for (const id of [0, -1, 1.5, '1', null, [1], 2 ** 53]) {
    expect((await ada.post('/api/saved-lineups/finalize', { lineup_id: id })).status).toBe(400)
  }
})

test('the database refuses any change to a finalized lineup and its players, column by column', async () => {
  const [ada] = await signedIn('ada-trigger')
  const slate = { slateName: 'MIN @ LAC' }
  const saved = await ada.post('/api/saved-lineups', { ...showdownLineup(), game: slate })
  const { lineup } = await saved.json<Saved>()
  await ada.post('/api/saved-lineups/finalize', { lineup_id: lineup.id })
  const refused = async (statement: string) =>
    expect(env.DB.prepare(statement).bind(lineup.id).run(), statement).rejects.toThrow(
      'a finalized lineup cannot change',
    )
  // Columns added by later migrations are covered too.
  await env.DB.exec('alter table saved_lineups add column added_later text')
  await env.DB.exec('alter table saved_lineup_players add column added_later text')
  const lineupColumns = await columnsOf('saved_lineups')
  const playerColumns = await columnsOf('saved_lineup_players')
  expect([lineupColumns, playerColumns].map((columns) => columns.at(-1))).toEqual([
    'added_later',
    'added_later',
  ])
  for (const column of lineupColumns) {
    await refused(`update saved_lineups set ${column} = ${column} where id = ?`)
    if (column !== 'id') await refused(`update saved_lineups set ${column} = null where id = ?`)
  }
  for (const column of playerColumns) {
    await refused(`update saved_lineup_players set ${column} = ${column} where lineup_id = ?`)
  }
  await refused('delete from saved_lineup_players where lineup_id = ?')
  await refused(
    `insert into saved_lineup_players (lineup_id, player_name, position, salary) values (?, 'Late', 'QB', 1)`,
  )

  // Its slate may be deleted, which clears only the reference; closing the account deletes everything.
  const rowOf = () => env.DB.prepare('select * from saved_lineups where id = ?').bind(lineup.id).first()
  const before = await rowOf()
  expect(before!.game_id).toEqual(expect.any(Number))
  await env.DB.prepare('delete from games where id = ?').bind(before!.game_id).run()
  expect(await rowOf()).toEqual({ ...before, game_id: null })
  await env.DB.prepare("delete from users where username = 'ada-trigger'").run()
  const left = await env.DB.prepare('select count(*) as n from saved_lineup_players where lineup_id = ?')
    .bind(lineup.id)
    .first()
  expect(left).toEqual({ n: 0 })
  await env.DB.exec('alter table saved_lineups drop column added_later')
  await env.DB.exec('alter table saved_lineup_players drop column added_later')
})

async function columnsOf(table: string): Promise<string[]> {
  const { results } = await env.DB.prepare(`pragma table_info(${table})`).all<{ name: string }>()
  return results.map(({ name }) => name)
}

test('what a user saved offline is not stored for another user who is signed in by now', async () => {
  const [ada, bob] = await signedIn('ada-offline', 'bob-offline')
  const { id } = await (await ada.get('/api/user')).json<{ id: number }>()
  const key = { 'Idempotency-Key': 'offline', 'Saved-By': String(id) }
  const refused = await bob.post('/api/saved-lineups', showdownLineup(), key)
  expect([refused.status, await refused.text()]).toEqual([403, 'Another user saved this'])
  expect(await (await bob.get('/api/saved-lineups')).json()).toEqual({ lineups: [] })
  expect((await ada.post('/api/saved-lineups', showdownLineup(), key)).status).toBe(201)
  expect((await ada.post('/api/saved-lineups', showdownLineup(), { 'Saved-By': '' })).status).toBe(403)
})

test('the game of a lineup is stored once per user', async () => {
  const [ada, bob] = await signedIn('ada-game', 'bob-game')
  const game = {
    id: 'nfl_2025_20251023_min_lac',
    sport: 'NFL',
    slateName: 'MIN @ LAC',
    gameDate: '2025-10-23',
    teams: { away: 'MIN', home: 'LAC' },
    meta: {
      week: 8,
      players: [{ name: 'Cal Sterling', team: 'LAC', weather: { temp: 70, wind: 3, precip: 0 } }],
    },
    source: 'manual',
  }
  async function gameIdOf(client: Client, sent: object): Promise<unknown> {
    const answer = await client.post('/api/saved-lineups', { ...showdownLineup(), game: sent })
    expect(answer.status).toBe(201)
    const { lineup } = await answer.json<Saved>()
    expect(lineup.game_date).toBe(lineup.game_id === null ? null : '2025-10-23')
    return lineup.game_id
  }
  const adas = await gameIdOf(ada, game)
  expect(adas).toEqual(expect.any(Number))
  expect(await gameIdOf(ada, game)).toBe(adas)
  expect(await gameIdOf(ada, { id: adas })).toBe(adas)
  expect(await gameIdOf(bob, { id: adas })).toBeNull()
  expect(await gameIdOf(bob, { ...game, id: adas })).not.toBe(adas)
  expect(await gameIdOf(bob, { id: 999_999 })).toBeNull()
  const row = await env.DB.prepare('select slate_name, teams, csv_data from games where id = ?')
    .bind(adas)
    .first()
  expect(row).toEqual({ slate_name: 'MIN @ LAC', teams: '{"away":"MIN","home":"LAC"}', csv_data: null })
  expect(await (await ada.get('/api/csv-history/showdown')).json()).toEqual([])
})

let strangers = 0

/** One user for each of many small cases. */
async function someone(): Promise<Client> {
  const [client] = await signedIn(`someone ${strangers++}`)
  return client
}
