import { env } from 'cloudflare:workers'
import Papa from 'papaparse'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { RegisterRequest } from '#contract/auth.ts'
import type { Insights } from '#contract/insights.ts'
import type { SaveLineupRequest, toDetail } from '#contract/saved-lineups.ts'
import type { CarriedLineup } from '#contract/transfer.ts'
import type { UserPageWire } from '#contract/users.ts'
import { unguardCell } from '#core/files/spreadsheet-csv.ts'
import { emailKey, usernameKey } from '#db/accounts/users.ts'
import { expectSafeAnswer } from '#workers/testing/hostile/expect-safe-answer.ts'
import { asStored, isField } from '#workers/testing/hostile/stored-text.ts'
import { hostileTexts, NAUGHTY, someHostileTexts } from '#workers/testing/hostile/texts.ts'
import { unseenStrings } from '#workers/testing/hostile/unseen-strings.ts'
import { showdownPlayers } from '#workers/testing/lineups.ts'
import { Client, PASSWORD, signedIn } from '#workers/testing/make-user.ts'
import { showdownPool } from '#workers/testing/uploads.ts'

/*
 * Every text that a person or a file can hand in is kept as it is, but for three rules: blanks around a field go, half of
 * a surrogate pair becomes U+FFFD, and a cell of a salary or history file loses what is not seen (app/core/files/tidy-cell.ts).
 */

const TEXTS = hostileTexts()

let mallory: Client
let bystander: Client
let before: string

beforeAll(async () => {
  ;[mallory, bystander] = await signedIn('mallory', 'bystander')
  await bystander.post('/api/saved-lineups', lineupWith('as it was'))
  before = await othersRecords()
})

afterAll(async () => {
  expect(await othersRecords()).toBe(before)
})

test('user names are accepted or refused with a sentence, and sign in afterwards', async () => {
  // Every account costs a hash; the rest of the texts meets the same schema and the same table in the next test.
  for (const text of [...NAUGHTY, ...unseenStrings()].filter((_, i) => i % 12 === 0)) {
    const client = new Client()
    const body = { username: text, email: `${text}@example.com`, password: PASSWORD }
    const answer = await client.post('/api/register', body)
    await expectSafeAnswer(text, answer, [200, 400, 409])
    if (answer.status !== 200) continue
    const user = await (await client.get('/api/user')).json()
    expect(user).toMatchObject({ username: asStored(text), email: emailKey(asStored(body.email)) })
  }
})

test('every valid user name is stored unchanged and listed', async () => {
  const names = new Map<string, string>()
  for (const username of TEXTS.map((text) => `${text}-2`)) {
    const read = RegisterRequest.safeParse({ username, password: PASSWORD })
    if (read.success) names.set(usernameKey(read.data.username), username.trim())
  }
  expect(names.size).toBeGreaterThan(4_000)
  const insert =
    "insert into users (username_key, username, password, created_at) select value ->> 0, value ->> 1, 'x', 0"
  await env.DB.prepare(`${insert} from json_each(?)`)
    .bind(JSON.stringify([...names]))
    .run()

  const [admin] = await signedIn('reader-of-names')
  await env.DB.prepare("update users set role = 'admin' where username = 'reader-of-names'").run()
  const listed = new Set<string>()
  for (let next: number | null = Number.MAX_SAFE_INTEGER; next !== null; ) {
    const answer = await expectSafeAnswer('users', await admin.get(`/api/users?before=${next}`), [200])
    const page = JSON.parse(answer) as UserPageWire
    for (const { username } of page.users) listed.add(username)
    next = page.next
  }
  expect([...names.values()].filter((username) => !listed.has(username))).toEqual([])
})

test('every text of a saved lineup is returned', async () => {
  for (const text of [...NAUGHTY, ...unseenStrings()].filter((_, i) => i % 9 === 0)) {
    const answer = await mallory.post('/api/saved-lineups', lineupWith(text))
    const body = await expectSafeAnswer(text, answer, isField(text) ? [201] : [400])
    if (answer.status !== 201) continue
    const saved = JSON.parse(body) as Detail
    expectTexts(saved, text)
    const read = await mallory.get(`/api/saved-lineups/${saved.lineup.id}`)
    expect(JSON.parse(await expectSafeAnswer(text, read, [200]))).toEqual(saved)
  }
})

test('thousands of lineups are imported, listed, and exported as JSON and CSV', async () => {
  const [carrier] = await signedIn('carrier-of-lineups')
  const texts = [
    ...new Set(
      someHostileTexts(4)
        .filter(isField)
        .map((text) => text.trim()),
    ),
  ]
  const lineups = texts.map((text, i) => carriedLineup(text, i))
  const answer = await carrier.post('/api/import', { lineups })
  expect(JSON.parse(await expectSafeAnswer('import', answer, [200]))).toMatchObject({
    lineups: { added: texts.length, alreadyKnown: 0 },
  })
  const listed = await expectSafeAnswer('list', await carrier.get('/api/saved-lineups'), [200])
  expect(namesIn(JSON.parse(listed).lineups)).toEqual(sorted(texts.map(asStored)))

  const json = await (await carrier.get('/api/export/lineups.json')).json<{ lineups: CarriedLineup[] }>()
  expect(namesIn(json.lineups.map(({ lineup }) => lineup))).toEqual(sorted(texts.map(asStored)))
  for (const { lineup, players, game } of json.lineups) {
    const name = lineup.lineup_name
    expect([lineup.contest_name, game!.slateName.trim(), players[5]!.player_name]).toEqual([
      name,
      name,
      `${name} 5`,
    ])
  }
  const again = await carrier.post('/api/import', json)
  expect(await again.json()).toMatchObject({ lineups: { added: 0, alreadyKnown: texts.length } })

  const csv = await (await carrier.get('/api/export/lineups.csv')).text()
  const rows = Papa.parse<string[]>(csv.slice(0, -2), { delimiter: ',', newline: '\r\n' }).data.slice(1)
  expect(sorted(rows.map(([name]) => unguardCell(name!)))).toEqual(sorted(texts.map(asStored)))
  for (const cell of rows.flat())
    expect(cell).not.toMatch(/^[=@\t\r\0\uFF1D\uFF0B\uFF0D\uFF20]|^[+-](?!\d+(\.\d+)?$)/)
})

function carriedLineup(text: string, i: number): CarriedLineup {
  const { lineup, players, game } = lineupWith(text)
  const slate = {
    slateName: text,
    sport: text,
    gameDate: text,
    teams: game!.teams!,
    meta: { text },
    source: text,
  }
  return { lineup, players, game: slate, finalized: false, created_at: new Date(i).toISOString() }
}

function namesIn(lineups: { lineup_name: string }[]): string[] {
  return sorted(lineups.map(({ lineup_name }) => lineup_name))
}

function sorted(texts: string[]): string[] {
  return texts.toSorted()
}

type Detail = ReturnType<typeof toDetail>

test('the analyst answers any question about any name in plain and short text', async () => {
  const [asker] = await signedIn('asker')
  for (const text of someHostileTexts(40).filter((_, i) => i % 16 === 0)) {
    const players = showdownPool().map((player) => ({
      ...player,
      name: `${text} ${player.name}`.slice(0, 255),
      team: text.slice(0, 255),
    }))
    const request = { playerNames: [players[0]!.name], question: text, players }
    const answer = await asker.post('/api/ai-insights', request)
    const body = await expectSafeAnswer(text, answer, text.trim() === '' ? [400] : [200, 400])
    await env.DB.prepare('delete from rate_counters').run()
    if (answer.status === 400) continue
    const { insights } = JSON.parse(body) as Insights
    expect(insights.length).toBeLessThan(20_000)
    expect(insights.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}]/u)
  }
})

test('without contests nothing is learned about any name', async () => {
  for (let at = 0; at < TEXTS.length; at += 1_000) {
    const playerNames = TEXTS.slice(at, at + 1_000).map((text) => text.slice(0, 255))
    const answer = await mallory.post('/api/contest/learned', { playerNames })
    expect(JSON.parse(await expectSafeAnswer('learned', answer, [200]))).toEqual({
      contests: 0,
      ownership: [],
      players: [],
      matchups: [],
      pairs: [],
      crowds: { prior: null, contests: 0, gain: null },
    })
  }
})

function expectTexts({ lineup, players }: Detail, text: string): void {
  const { lineup_name, contest_name, model_version } = lineup
  expect([lineup_name, contest_name, model_version]).toEqual(Array(3).fill(asStored(text)))
  expect(players.map(({ player_name }) => player_name)).toEqual(
    players.map((_, i) => asStored(`${text} ${i}`)),
  )
  expect(new Set(players.flatMap(({ team, opponent }) => [team, opponent]))).toEqual(
    new Set([asStored(text)]),
  )
}

function lineupWith(text: string): SaveLineupRequest {
  return {
    lineup: { lineup_name: text, contest_name: text, model_version: text, week: 8 },
    players: showdownPlayers().map((player, i) => ({
      ...player,
      player_name: `${text} ${i}`,
      team: text,
      opponent: text,
    })),
    game: { slateName: text, sport: text, gameDate: text, teams: { away: text, home: text }, source: text },
  }
}

/** Table definitions and all records of the bystander. */
async function othersRecords(): Promise<string> {
  const tables = await env.DB.prepare('select * from sqlite_master order by name').all()
  const user = await env.DB.prepare("select * from users where username = 'bystander'").all()
  const lineups = await (await bystander.get('/api/export/lineups.json')).text()
  return JSON.stringify([tables.results, user.results, lineups])
}
