import Papa from 'papaparse'
import { expect, test } from 'vitest'
import { historyCsv, makeHistory } from '#core/fixtures/contest-history.ts'
import { copyRow } from '#workers/testing/copy-row.ts'
import { bigLeaguePlayers, showdownLineup, showdownPlayers } from '#workers/testing/lineups.ts'
import { type Client, send, signedIn } from '#workers/testing/make-user.ts'

test('lineups and history imported into another account are identical to the exported ones', async () => {
  const [ada, bob] = await signedIn('ada-carries', 'bob-receives')
  await saveLineups(ada)
  await ada.post('/api/historical/upload', {
    csvData: historyCsv(makeHistory({ entries: 600, seed: 11 })),
  })
  const [lineups, history] = [await exported(ada, 'lineups.json'), await exported(ada, 'history.json')]

  expect(await imported(bob, lineups)).toMatchObject({
    message: 'Lineups: 4 new, 0 already known.',
    lineups: { added: 4, alreadyKnown: 0 },
    entries: null,
  })
  expect(await imported(bob, history)).toMatchObject({ entries: { added: 600, alreadyKnown: 0 } })
  expect(await exported(bob, 'lineups.json')).toBe(lineups)
  expect(await exported(bob, 'history.json')).toBe(history)
  for (const path of ['/api/historical/analytics', '/api/historical/entries?page=5']) {
    expect(await textOf(bob, path)).toBe(await textOf(ada, path))
  }

  const [theirs, ours] = [await whole(ada), await whole(bob)]
  expect(withoutIds(ours)).toEqual(withoutIds(theirs))
  expect(ours.map(({ lineup }) => lineup.finalized)).toEqual([false, false, true, false])
  expect(ours.map(({ players }) => players.length)).toEqual([6, 10, 6, 6])
})

test('existing records are not duplicated, in the same account or in another', async () => {
  const [ada, bob] = await signedIn('ada-again', 'bob-again')
  await saveLineups(ada)
  const lineups = await exported(ada, 'lineups.json')
  expect(await imported(ada, lineups)).toMatchObject({ lineups: { added: 0, alreadyKnown: 4 } })
  await imported(bob, lineups)
  expect(await imported(bob, lineups)).toMatchObject({ lineups: { added: 0, alreadyKnown: 4 } })

  const [newest] = await whole(bob)
  await bob.put(`/api/saved-lineups/${newest!.lineup.id}`, { points_total: 99, winnings_total: 5 })
  expect(await imported(bob, lineups)).toMatchObject({ lineups: { added: 0, alreadyKnown: 4 } })
  expect((await whole(bob)).map(({ players }) => players.length)).toEqual([6, 10, 6, 6])

  // Nor when what was exported has been scored since, in the account it comes from.
  const [own] = await whole(ada)
  await ada.put(`/api/saved-lineups/${own!.lineup.id}`, { points_total: 88, winnings_total: 1 })
  expect(await imported(ada, lineups)).toMatchObject({ lineups: { added: 0, alreadyKnown: 4 } })
})

test('a finalized lineup stays finalized when imported', async () => {
  const [ada, bob] = await signedIn('ada-final', 'bob-final')
  await saveLineups(ada)
  await imported(bob, await exported(ada, 'lineups.json'))
  const finalized = (await whole(bob)).find(({ lineup }) => lineup.finalized)!
  const answer = await bob.put(`/api/saved-lineups/${finalized.lineup.id}`, {
    points_total: 1,
    winnings_total: 1,
  })
  expect(answer.status).toBe(409)
})

test('an import that would make an account too full leaves nothing of itself, and one that fits is taken', async () => {
  const [ada] = await signedIn('ada-fills')
  await saveLineups(ada)
  const { lineups } = JSON.parse(await exported(ada, 'lineups.json'))
  const copies = (name: string, count: number) =>
    Array.from({ length: count }, (_, i) => ({
      ...lineups[0],
      lineup: { ...lineups[0].lineup, lineup_name: `${name} ${i}` },
    }))
  const [stored] = await whole(ada)
  await copyRow('saved_lineups', stored!.lineup.id, 4_396, ['idempotency_key'])
  // A batch takes a few hundred lineups, so the first ones of the file are stored before it fails.
  const refused = await ada.post('/api/import', { lineups: copies('next', 601) })
  expect([refused.status, await refused.text()]).toEqual([
    409,
    expect.stringContaining('5,000 saved lineups'),
  ])
  expect(JSON.parse(await exported(ada, 'lineups.json')).lineups).toHaveLength(4_400)
  await imported(ada, JSON.stringify({ lineups: copies('last', 600) }))
  expect(JSON.parse(await exported(ada, 'lineups.json')).lineups).toHaveLength(5_000)
})

test('a file with an invalid lineup, or that is not an export, is refused as a whole', async () => {
  const [ada] = await signedIn('ada-refused')
  await saveLineups(ada)
  const { lineups } = JSON.parse(await exported(ada, 'lineups.json'))
  const refusal = async (body: unknown) => {
    const response = await ada.post('/api/import', body)
    return [response.status, await response.text()]
  }
  const rich = structuredClone(lineups)
  rich[0].lineup.lineup_name = 'Too rich'
  rich[0].players[0].salary = 40_000
  expect(await refusal({ lineups: rich })).toEqual([400, expect.stringContaining('Over budget')])
  expect(await refusal({ lineups: [{ ...lineups[0], players: [] }] })).toEqual([
    400,
    'A Showdown lineup has exactly 6 players',
  ])
  expect(await refusal({ entries: [{ entry_key: '=1' }] })).toEqual([
    400,
    expect.stringContaining('entries.0'),
  ])
  expect(await refusal({ something: [] })).toEqual([400, 'This file is not an export of lineups or history'])
  expect((await refusal([]))[0]).toBe(400)
  expect(await whole(ada)).toHaveLength(4)
})

test('exported tables contain no formulas, and the history table can be imported again', async () => {
  const [ada, bob] = await signedIn('ada-sheets', 'bob-sheets')
  await saveLineups(ada)
  const [header, ...rows] = Papa.parse<string[]>((await exported(ada, 'lineups.csv')).trimEnd()).data
  expect(header).toEqual([
    'Lineup Name',
    'Contest',
    'Contest Type',
    'Game Mode',
    'Week',
    'Points',
    'Projected Points',
    'Projected By',
    'Entry Fee',
    'Winnings',
    'Profit',
    'ROI %',
    'Rank',
    'Field Size',
    'Pending',
    'Finalized',
    'Saved At',
    'Players',
  ])
  const column = (name: string) => rows.map((row) => row[header!.indexOf(name)])
  expect(column('Lineup Name')).toEqual([
    'Thursday night',
    'Big one',
    'Locked',
    `'=HYPERLINK("http://x","y")`,
  ])
  // 16 x 1.5 + 18 + 14 + 12 + 8 + 4; the second has no captain: 10 + 11 + ... + 19.
  expect(column('Projected Points')).toEqual(['80', '145', '80', '80'])
  expect(column('Projected By')).toEqual(['estimated', 'unknown', 'unknown', 'unknown'])
  // Only the third has winnings; the others are pending.
  expect(column('Profit')).toEqual(['', '', '30.5', ''])
  expect(column('Players')[0]).toMatch(/^CPT Cal Sterling; QB Joe Archer; /)

  const made = makeHistory({ entries: 300, seed: 12 }).map((row, i) =>
    i % 50 ? row : { ...row, Entry: `=SUM(${i})`, Sport: '@NFL' },
  )
  await ada.post('/api/historical/upload', { csvData: historyCsv(made) })
  const sheet = await exported(ada, 'history.csv')
  expect(sheet).toContain("'=SUM(50)")
  await bob.post('/api/historical/upload', { csvData: sheet })
  for (const path of ['/api/historical/analytics', '/api/historical/entries?page=2']) {
    expect(await textOf(bob, path)).toBe(await textOf(ada, path))
  }
})

test('each export has a name and type and is empty for a new user; other exports are not found', async () => {
  const [ada] = await signedIn('ada-empty')
  const answer = await ada.get('/api/export/history.csv')
  expect(answer.headers.get('Content-Type')).toBe('text/csv; charset=utf-8')
  expect(answer.headers.get('Content-Disposition')).toBe('attachment; filename="history.csv"')
  expect((await answer.text()).split('\r\n')).toHaveLength(2)
  expect(JSON.parse(await exported(ada, 'lineups.json'))).toEqual({ lineups: [] })
  expect((await ada.get('/api/export/users.csv')).status).toBe(404)
})

/** An open one with a slate, a Big League one, a finalized one, and one that a spreadsheet would run. */
async function saveLineups(client: Client): Promise<void> {
  const game = {
    slateName: 'nfl_2025_20251023_min_lac',
    gameDate: '2025-10-23',
    teams: { away: 'MIN', home: 'LAC' },
    meta: { week: 8, contestName: 'Thursday', players: [{ name: 'Joe Archer', overUnder: 44.5 }] },
  }
  const first = showdownLineup()
  await save(client, { ...first, lineup: { ...first.lineup, points_by: 'baseline' }, game })
  await save(client, {
    lineup: { lineup_name: 'Big one', game_mode: 'bigleague', contest_type: 'Cash' },
    players: bigLeaguePlayers(),
  })
  const locked = await save(client, {
    lineup: {
      lineup_name: 'Locked',
      entry_fee_total: 20,
      winnings_total: 50.5,
      points_total: 140.25,
      rank: 3,
    },
    players: showdownPlayers(),
  })
  await client.post('/api/saved-lineups/finalize', { lineup_id: locked })
  const { lineup, players } = showdownLineup()
  await save(client, { lineup: { ...lineup, lineup_name: '=HYPERLINK("http://x","y")' }, players })
}

async function save(client: Client, body: unknown): Promise<number> {
  const response = await client.post('/api/saved-lineups', body)
  expect(response.status).toBe(201)
  return (await response.json<{ lineup: { id: number } }>()).lineup.id
}

async function textOf(client: Client, path: string): Promise<string> {
  const response = await client.get(path)
  expect(response.status).toBe(200)
  return response.text()
}

function exported(client: Client, file: string): Promise<string> {
  return textOf(client, `/api/export/${file}`)
}

async function imported(client: Client, text: string) {
  const response = await client.post('/api/import', JSON.parse(text))
  expect(response.status).toBe(200)
  return response.json()
}

type Whole = {
  lineup: { id: number; finalized: boolean; game_id: number | null }
  players: { id: number }[]
}

/** Every lineup with its players, oldest first. */
async function whole(client: Client): Promise<Whole[]> {
  const { lineups } = JSON.parse(await textOf(client, '/api/saved-lineups')) as { lineups: { id: number }[] }
  const details = await Promise.all(
    lineups.map(async ({ id }) => JSON.parse(await textOf(client, `/api/saved-lineups/${id}`)) as Whole),
  )
  return details.reverse()
}

/** Ids, of the slates too, differ from account to account. */
function withoutIds(lineups: Whole[]) {
  return lineups.map(({ lineup: { id: _, game_id, ...lineup }, players }) => ({
    lineup: { ...lineup, hasSlate: game_id !== null },
    players: players.map(({ id: _player, ...player }) => player),
  }))
}

test('an import skips unknown data of any size', { timeout: 60_000 }, async () => {
  const [ada] = await signedIn('ada-reads-past')
  const csvData = historyCsv(makeHistory({ entries: 3, seed: 9 }))
  await ada.post('/api/historical/upload', { csvData })
  const exported = await (await ada.get('/api/export/history.json')).text()
  await ada.send('DELETE', '/api/historical/entries')
  // 15 MB of empty lists, which as values would take more memory than a Worker has.
  const body = `{"x":[${'[],'.repeat(5_000_000)}[]],${exported.trim().slice(1)}`
  const answer = await send('/api/import', {
    method: 'POST',
    headers: { Cookie: ada.cookie, 'Content-Type': 'application/json' },
    body,
  })
  expect([answer.status, await answer.json()]).toEqual([
    200,
    expect.objectContaining({ entries: { added: 3, alreadyKnown: 0 } }),
  ])
})

test('an invalid record is named with its position, and nothing of the file is stored', async () => {
  const [ada] = await signedIn('ada-wrong-record')
  await ada.post('/api/historical/upload', { csvData: historyCsv(makeHistory({ entries: 3, seed: 9 })) })
  const exported = await (await ada.get('/api/export/history.json')).json<{ entries: object[] }>()
  await ada.send('DELETE', '/api/historical/entries')
  const entries = exported.entries.with(2, { ...exported.entries[2], place: -1 })
  const refused = await ada.post('/api/import', { entries })
  expect([refused.status, await refused.text()]).toEqual([400, expect.stringMatching(/^entries\.2\.place /)])
  expect(await (await ada.get('/api/historical/entries')).json()).toMatchObject({ entries: [] })
})
