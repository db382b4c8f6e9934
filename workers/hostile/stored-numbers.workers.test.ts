import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { historyCsv, makeHistory } from '#core/fixtures/contest-history.ts'
import { forgetAllTries } from '#workers/testing/limits.ts'
import { showdownLineup } from '#workers/testing/lineups.ts'
import { type Client, send, signedIn } from '#workers/testing/make-user.ts'

/*
 * Every number that a request can contain is refused or stored within a safe range: at most as large as a timestamp in
 * milliseconds, and not so small that sums and averages fail.
 */
const EXTREMES = [5e-324, -1e-300, 1e15, -1e15, 2 ** 53, 1e308]
const MOST = 1e13
const LEAST = 1e-9

type Path = readonly (string | number)[]

/** Every number in the request, by its path; of a list those of its first item. */
function pathsOfNumbers(value: unknown, path: Path = []): Path[] {
  if (typeof value === 'number') return [path]
  if (typeof value !== 'object' || value === null) return []
  const fields = Object.entries(value).slice(0, Array.isArray(value) ? 1 : undefined)
  return fields.flatMap(([key, inner]) => pathsOfNumbers(inner, [...path, key]))
}

function withNumber(value: unknown, [key, ...rest]: Path, number: number): unknown {
  if (key === undefined) return number
  const copy: Record<string, unknown> | unknown[] = Array.isArray(value)
    ? [...value]
    : { ...(value as object) }
  const inner = copy as Record<string, unknown>
  inner[key] = withNumber(inner[key], rest, number)
  return copy
}

/** Replaces each number of the body by each extreme, one at a time; counts accepted and refused requests. */
async function tryEachNumber(body: object, ask: (body: object) => Promise<Response>) {
  const counts = { paths: 0, taken: 0, refused: 0 }
  for (const path of pathsOfNumbers(body)) {
    counts.paths += 1
    for (const extreme of EXTREMES) {
      const answer = await ask(withNumber(body, path, extreme) as object)
      await answer.body?.cancel()
      expect([201, 200, 204, 400], `${path.join('.')} = ${extreme}`).toContain(answer.status)
      counts[answer.ok ? 'taken' : 'refused'] += 1
    }
    await forgetAllTries()
  }
  return counts
}

async function expectSoundStore(): Promise<void> {
  const tables = await env.DB.prepare(
    "select name from sqlite_master where type = 'table' and name not like '\\_%' escape '\\' and name not like 'sqlite%' and name not like 'd1%'",
  ).all<{ name: string }>()
  for (const { name } of tables.results) {
    const { results } = await env.DB.prepare(`select * from ${name}`).all<Record<string, unknown>>()
    for (const row of results) {
      for (const [column, value] of Object.entries(row)) expectSafeNumbers(value, `${name}.${column}`)
    }
  }
}

/** Numbers that name a record of the provider; no figure is computed from them. */
const NAMES_OF_RECORDS = ['contests.meta.entryIds']

function expectSafeNumbers(value: unknown, place: string): void {
  if (NAMES_OF_RECORDS.includes(place)) return
  if (typeof value === 'string' && /^[[{]/.test(value)) expectSafeNumbers(JSON.parse(value), place)
  else if (typeof value === 'number') {
    const isSound = value === 0 || (Math.abs(value) <= MOST && Math.abs(value) >= LEAST)
    expect(isSound, `${place} holds ${value}`).toBe(true)
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) expectSafeNumbers(inner, `${place}.${key}`)
  }
}

function fullLineup() {
  const { lineup, players } = showdownLineup()
  const scores = {
    ...{ ownership_pct: 12.5, leverage_score: 50, outlook_score: 60, weather_score: 70, game_env_score: 80 },
    ...{ opponent_ease_score: 40, synergy_multiplier: 1.05, leverage_multiplier: 1.1 },
  }
  return {
    lineup: {
      ...lineup,
      ...{ week: 8, entry_field_size: 100, entry_fee_total: 20, winnings_total: 35.5, points_total: 140.25 },
      ...{ rank: 3, cash_line: 120.5, model_confidence: 77 },
    },
    players: players.map((player) => ({ ...player, ...scores })),
    game: {
      slateName: 'slate',
      meta: {
        week: 8,
        players: [{ name: 'A', weather: { temp: 50, wind: 5, precip: 1 }, overUnder: 44.5, teamTotal: 23 }],
      },
    },
  }
}

test('a lineup that is saved, and its result', async () => {
  const [ada] = await signedIn('ada-numbers')
  const body = fullLineup()
  const saved = await ada.post('/api/saved-lineups', body)
  expect(saved.status).toBe(201)
  const { id } = (await saved.json<{ lineup: { id: number } }>()).lineup
  const counts = await tryEachNumber(body, (changed) => ada.post('/api/saved-lineups', changed))
  expect(counts.paths).toBeGreaterThan(20)
  expect(counts.refused).toBeGreaterThan(3 * counts.paths)
  const result = { points_total: 100, winnings_total: 20, rank: 5 }
  expect((await tryEachNumber(result, (changed) => ada.put(`/api/saved-lineups/${id}`, changed))).paths).toBe(
    3,
  )
  await expectSoundStore()
})

test('lineups and entries that are imported', async () => {
  const [ada] = await signedIn('ada-imports-numbers')
  await ada.post('/api/saved-lineups', fullLineup())
  await ada.post('/api/historical/upload', { csvData: historyCsv(makeHistory({ entries: 1, seed: 3 })) })
  const { lineups } = await (await ada.get('/api/export/lineups.json')).json<{ lineups: Carried[] }>()
  const { entries } = await (await ada.get('/api/export/history.json')).json<{ entries: object[] }>()
  // Each under a name of its own: what is known already would not be stored again.
  let name = 0
  const ofLineup = await tryEachNumber(lineups[0]!, (lineup) => {
    const { lineup: details, ...carried } = lineup as Carried
    const named = { ...carried, lineup: { ...details, lineup_name: `number ${name++}` } }
    return ada.post('/api/import', { lineups: [named] })
  })
  expect(ofLineup.paths).toBeGreaterThan(20)
  const ofEntry = await tryEachNumber(entries[0]!, (entry) =>
    ada.post('/api/import', { entries: [{ ...entry, entry_key: `number-${name++}` }] }),
  )
  expect(ofEntry.paths).toBeGreaterThan(7)
  await expectSoundStore()
  await expectOwnExportsTaken(ada)
})

test('invalid dates are not imported', async () => {
  const [ada] = await signedIn('ada-imports-moments')
  await ada.post('/api/historical/upload', { csvData: historyCsv(makeHistory({ entries: 1, seed: 4 })) })
  const { entries } = await (await ada.get('/api/export/history.json')).json<{ entries: object[] }>()
  for (const moment of [
    '9999-99-99 99:99:99',
    '2022-02-30 13:00:00',
    '2022-01-02 24:00:00',
    '0000-01-01 00:00:00',
  ]) {
    for (const field of ['contest_date', 'as_of']) {
      const answer = await ada.post('/api/import', { entries: [{ ...entries[0], [field]: moment }] })
      expect([moment, answer.status, await answer.text()]).toEqual([
        moment,
        400,
        `entries.0.${field} must be a time written like 2022-01-02 13:00:00`,
      ])
    }
  }
})

test('cells of a history file', async () => {
  const [ada] = await signedIn('ada-uploads-numbers')
  const [row] = makeHistory({ entries: 1, seed: 5 })
  const numbers = [
    '0.0000000000001',
    '1,000,000,000,000,000',
    '999,999,999.99',
    '999999999',
    `.${'0'.repeat(400)}5`,
  ]
  for (const column of Object.keys(row!)) {
    for (const number of numbers) {
      const csvData = historyCsv([{ ...row!, [column]: number }])
      expect([200, 400]).toContain((await ada.post('/api/historical/upload', { csvData })).status)
    }
    await forgetAllTries()
  }
  await expectSoundStore()
  await expectOwnExportsTaken(ada)
})

test('cells of a standings file, and a pasted payout table that is kept as it was pasted or refused', async () => {
  const [ada] = await signedIn('ada-standings-numbers')
  const header = 'Rank,EntryId,EntryName,TimeRemaining,Points,Lineup,,Player,Roster Position,%Drafted,FPTS'
  const cells = [
    '1',
    '7',
    'someone',
    '0',
    '99.5',
    'CPT A FLEX B FLEX C FLEX D FLEX E FLEX F',
    '',
    'A',
    'CPT',
    '50%',
    '20',
  ]
  let contestId: number | null = null
  for (const column of [0, 1, 3, 4, 9, 10]) {
    for (const number of [
      '5e-324',
      '1e15',
      '1e308',
      '999999999999999',
      '-1e15',
      '123456789012345678901234567890',
    ]) {
      const csv = [
        header,
        cells.join(','),
        cells
          .with(column, number)
          .with(1, column === 1 ? number : '8')
          .join(','),
      ]
      const form = new FormData()
      form.append('file', new File([`${csv.join('\r\n')}\r\n`], 'standings.csv'))
      const headers = { Cookie: ada.cookie }
      const answer = await send('/api/contest/upload', { method: 'POST', headers, body: form })
      expect([200, 400], `${column} = ${number}`).toContain(answer.status)
      if (answer.ok) contestId = (await answer.json<{ contestId: number }>()).contestId
    }
    await forgetAllTries()
  }
  const path = `/api/contest/${contestId}`
  const paste = async (text: string) => (await ada.put(`${path}/payouts`, { text })).status
  for (const table of ['1st $99999999999999999999', `1st $${'9'.repeat(400)}`, '1st - 1000000th $1,000,000'])
    expect(await paste(table)).toBe(400)
  expect(await paste('1st $1,000,000\n2nd - 1000th $20,000')).toBe(204)
  const { contest } = await (await ada.get(path)).json<{ contest: { prizePool: number } }>()
  expect(contest.prizePool).toBe(20_980_000)
  await expectSoundStore()
})

type Carried = { lineup: object }

/** Whatever the account stores can be exported and imported. */
async function expectOwnExportsTaken(client: Client): Promise<void> {
  for (const file of ['lineups.json', 'history.json']) {
    const answer = await client.post('/api/import', await (await client.get(`/api/export/${file}`)).json())
    expect([file, answer.status]).toEqual([file, 200])
  }
}
