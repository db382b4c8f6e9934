import { env } from 'cloudflare:workers'
import { gzipSync, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import type {
  ContestDetail,
  ContestListItem,
  UploadAnswer,
  UploadEvent,
  UploadRefusal,
} from '#contract/contests.ts'
import { earlierPayouts } from '#contract/earlier-payouts.ts'
import type { FieldReport } from '#contract/field-report.ts'
import type { LearnedAnswer } from '#contract/learned.ts'
import { madeContestCsv, madeEntries, madePlayers, madeSlateCsv } from '#workers/testing/contest-csv.ts'
import { jobsDone } from '#workers/testing/jobs.ts'
import { type Client, send, signedIn } from '#workers/testing/make-user.ts'
import { uploadContestFile } from '#workers/testing/upload-contest.ts'

const ENTRIES = 900
const CSV = madeContestCsv(ENTRIES)

test('a contest is uploaded, read and listed; the same file again adds nothing', async () => {
  const [ada, bob] = await signedIn('ada', 'bob')
  const answer = await uploadContestFile(ada, CSV)
  expect(answer.status).toBe(200)
  const { contestId, entries, learningStats } = await answer.json<UploadAnswer>()
  expect([entries, learningStats.players, learningStats.matchups]).toEqual([ENTRIES, 18, 0])
  expect(learningStats.stacks).toBeGreaterThan(50)

  const detail = await (await ada.get(`/api/contest/${contestId}`)).json<ContestDetail>()
  const made = madeEntries(ENTRIES).sort((a, b) => b.points - a.points)
  const points = made.map((entry) => entry.points)
  expect(detail.contest.winningPoints).toBeCloseTo(points[0]!, 9)
  expect(detail.contest.averagePoints).toBeCloseTo(points.reduce((a, b) => a + b) / ENTRIES, 9)
  expect(detail.contest.entries).toBe(ENTRIES)
  const captains = Map.groupBy(made, ({ captain }) => captain)
  captains.delete('')
  const [most] = [...captains].sort(([, a], [, b]) => b.length - a.length)
  expect(detail.analytics.mostCommonCpt).toEqual({ player: most![0], count: most![1].length })
  expect(detail.analytics.topCpts).toHaveLength(5)
  expect(detail.analytics.ownershipDistribution.reduce((sum, { count }) => sum + count, 0)).toBe(ENTRIES)
  expect(detail.lineups).toHaveLength(100)
  expect(detail.pages).toBe(9)
  expect(detail.lineups[0]).toMatchObject({
    rank: 1,
    points: points[0],
    cptPlayer: made[0]!.captain,
    lineupText: `CPT ${made[0]!.captain} ${made[0]!.flex.map((name) => `FLEX ${name}`).join(' ')}`,
  })
  const last = await (await ada.get(`/api/contest/${contestId}?page=9`)).json<ContestDetail>()
  expect(last.lineups).toHaveLength(100)
  expect(last.lineups.at(-1)).toMatchObject({ points: 0, cptPlayer: null, ownershipAvg: null, copies: 0 })

  const packed = gzipSync(new TextEncoder().encode(CSV))
  const zipped = zipSync({ 'contest-standings-1.csv': new TextEncoder().encode(CSV) })
  for (const [name, body] of [
    ['again.CSV', CSV],
    ['packed.csv.gz', packed],
    ['contest-standings-1.zip', zipped],
  ] as const) {
    expect(await (await uploadContestFile(ada, body, name)).json()).toEqual({
      contestId,
      entries,
      learningStats,
      own: null,
    })
  }
  const { contests } = await (await ada.get('/api/contest')).json<{ contests: unknown[] }>()
  expect(contests).toHaveLength(1)
  const file = await ada.get(`/api/contest/${contestId}/file`)
  expect(file.headers.get('Content-Disposition')).toBe(`attachment; filename="contest-${contestId}.csv"`)
  expect(file.headers.get('X-Content-Type-Options')).toBe('nosniff')
  expect(await file.bytes()).toEqual(new TextEncoder().encode(CSV))

  const bobs = await (await uploadContestFile(bob, CSV)).json<UploadAnswer>()
  expect(bobs.contestId).not.toBe(contestId)
})

test('crowds are learned from two contests on, of one format and one user, and go with a contest', async () => {
  const [ada, bob] = await signedIn('ada-crowds', 'bob-crowds')
  const crowdsOf = async (user: typeof ada, format = 'showdown') => {
    const answer = await user.post('/api/contest/learned', { format, playerNames: ['Someone'] })
    return (await answer.json<LearnedAnswer>()).crowds
  }
  const upload = async (seed: number) =>
    (await (await uploadContestFile(ada, madeContestCsv(600, seed))).json<UploadAnswer>()).contestId
  const first = await upload(31)
  expect(await crowdsOf(ada)).toEqual({ prior: null, contests: 0, gain: null })
  await jobsDone()
  expect(await crowdsOf(ada)).toEqual({ prior: null, contests: 1, gain: null })
  await upload(32)
  await jobsDone()
  const { contests, gain, prior } = await crowdsOf(ada)
  expect(contests).toBe(2)
  expect(gain).toBeTypeOf('number')
  // Applied only where it is better on the contest that was held out.
  expect(prior !== null).toBe(gain! > 0)
  expect((await crowdsOf(bob)).contests).toBe(0)
  expect((await crowdsOf(ada, 'bigleague')).contests).toBe(0)
  expect((await ada.send('DELETE', `/api/contest/${first}`)).status).toBe(204)
  expect(await crowdsOf(ada)).toEqual({ prior: null, contests: 1, gain: null })
})

test('salaries and matchups are learned by the slate; deletion removes them exactly', async () => {
  const [ada] = await signedIn('ada-learns')
  const slate = await ada.post('/api/csv-history/showdown', {
    csvData: madeSlateCsv(),
    fileName: 'DKSalaries.csv',
  })
  const { id: slateId } = await slate.json<{ id: number }>()
  const { contestId, learningStats } = await (await uploadContestFile(ada, CSV)).json<UploadAnswer>()
  expect(learningStats.matchups).toBe(18)
  const { contest } = await (await ada.get(`/api/contest/${contestId}`)).json<ContestDetail>()
  expect(contest).toMatchObject({ slateId, noSlate: false })
  await jobsDone()

  const entries = madeEntries(ENTRIES)
  const [player] = madePlayers()
  const { id: userId } = await (await ada.get('/api/user')).json<{ id: number }>()
  const learned = await env.DB.prepare(
    'select * from player_learning_stats where user_id = ? and player_name = ?',
  )
    .bind(userId, player!.name)
    .first()
  const captained = entries.filter(({ captain }) => captain === player!.name).length
  expect(learned).toMatchObject({
    position: 'QB',
    games_played: 1,
    avg_points: player!.points,
    points_std_dev: null,
    avg_salary: player!.salary,
    value_score: (player!.points / player!.salary) * 1000,
    captain_frequency: (captained * 100) / entries.filter(({ captain }) => captain !== '').length,
  })
  const matchups = await env.DB.prepare('select * from matchup_history where user_id = ?').bind(userId).all()
  expect(matchups.results).toHaveLength(18)

  const playerNames = madePlayers().map(({ name }) => name)
  const answer = await ada.post('/api/contest/learned', { format: 'showdown', playerNames })
  const suggested = await answer.json<LearnedAnswer>()
  expect([suggested.contests, suggested.players.length, suggested.matchups.length]).toEqual([1, 18, 18])
  const shown = entries.filter(({ captain }) => captain !== '')
  const flexed = shown.filter(({ flex }) => flex.includes(player!.name))
  expect(suggested.ownership.find(({ playerName }) => playerName === player!.name)).toMatchObject({
    games: 1,
    captainPct: expect.closeTo((captained * 100) / shown.length, 9),
    flexPct: expect.closeTo((flexed.length * 100) / shown.length, 9),
  })
  const sum = (key: 'captainPct' | 'flexPct') => suggested.ownership.reduce((all, each) => all + each[key], 0)
  expect([sum('captainPct'), sum('flexPct')]).toEqual([expect.closeTo(100, 6), expect.closeTo(500, 6)])
  expect(suggested.pairs.length).toBeGreaterThan(50)
  expect(new Set(suggested.pairs.map(({ games }) => games))).toEqual(new Set([1]))
  const elsewhere = await ada.post('/api/contest/learned', { format: 'bigleague', playerNames })
  expect(await elsewhere.json()).toEqual({
    ...{ contests: 0, ownership: [], players: [], matchups: [], pairs: [] },
    crowds: { prior: null, contests: 0, gain: null },
  })

  expect((await ada.put(`/api/contest/${contestId}/slate`, { slateId: null })).status).toBe(204)
  await jobsDone()
  expect(await countRows('matchup_history', userId)).toBe(0)
  expect(await countRows('player_learning_stats', userId)).toBe(18)
  expect((await ada.put(`/api/contest/${contestId}/slate`, { slateId: 999_999 })).status).toBe(400)

  expect((await ada.send('DELETE', `/api/contest/${contestId}`)).status).toBe(204)
  await jobsDone()
  for (const table of ['player_learning_stats', 'stack_correlations', 'matchup_history', 'contests']) {
    expect(await countRows(table, userId), table).toBe(0)
  }
  expect((await env.FILES.list({ prefix: `contests/${userId}/` })).objects).toEqual([])
  expect((await ada.get(`/api/contest/${contestId}`)).status).toBe(404)
})

test('the field report has my entries, exposures, and winnings', async () => {
  const [ada] = await signedIn('ada-field')
  await ada.post('/api/csv-history/showdown', { csvData: madeSlateCsv(), fileName: 'DKSalaries.csv' })
  const { contestId } = await (await uploadContestFile(ada, CSV)).json<UploadAnswer>()
  await ada.put(`/api/contest/${contestId}/payouts`, { text: '1st $500\n2nd - 900th $1' })
  const before = await (await ada.get(`/api/contest/${contestId}/field?name=USER-5`)).json<FieldReport>()
  await jobsDone()
  const report = await (await ada.get(`/api/contest/${contestId}/field?name=USER-5`)).json<FieldReport>()
  expect(report).toEqual(before)

  const entries = madeEntries(ENTRIES)
  const [mine] = entries.filter(({ name }) => name.startsWith('user-5 '))
  expect(report.mine).toMatchObject({ count: 1, winnings: 1 })
  expect(report.mine!.entries[0]).toMatchObject({
    entryId: String(mine!.id),
    points: mine!.points,
    captain: mine!.captain,
    rank: 1 + entries.filter(({ points }) => points > mine!.points).length,
  })
  const [exposure] = report.exposure
  const shown = entries.filter(({ captain }) => captain !== '')
  const holders = shown.filter(({ captain, flex }) => [captain, ...flex].includes(exposure!.player))
  expect(exposure!.field.exposurePct).toBeCloseTo((holders.length * 100) / shown.length, 9)
  expect(report.bestRank).toBe(9)
})

test('a contest is renamed; the new name is listed', async () => {
  const [ada] = await signedIn('ada-names')
  const { contestId } = await (await uploadContestFile(ada, CSV)).json<UploadAnswer>()
  const rename = (name: unknown) => ada.put(`/api/contest/${contestId}/name`, { name })
  expect((await rename('  Sunday night, $5 ')).status).toBe(204)
  for (const [name, sentence] of [
    ['   ', 'Contest name is required'],
    [7, 'Contest name is required'],
    ['x'.repeat(256), 'Contest name must be at most 255 characters'],
  ] as const) {
    const refused = await rename(name)
    expect([refused.status, await refused.text()]).toEqual([400, sentence])
  }
  expect(await contestOf(ada, contestId)).toMatchObject({ name: 'Sunday night, $5' })
  const { contests } = await (await ada.get('/api/contest')).json<{ contests: { name: string }[] }>()
  expect(contests.map(({ name }) => name)).toEqual(['Sunday night, $5'])
})

async function contestOf(client: Client, contestId: number): Promise<ContestDetail['contest']> {
  return (await (await client.get(`/api/contest/${contestId}`)).json<ContestDetail>()).contest
}

const HEADER = 'Rank,EntryId,EntryName,TimeRemaining,Points,Lineup,,Player,Roster Position,%Drafted,FPTS\n'
const text = (value: string) => new TextEncoder().encode(value)

test.each<[string, Uint8Array | string, string, number, RegExp]>([
  ['a text file', CSV, 'notes.txt', 400, /^Please upload a CSV file$/],
  ['no name', CSV, '', 400, /^Please upload a CSV file$/],
  ['nothing', '', 'a.csv', 400, /empty/],
  ['a header alone', HEADER, 'a.csv', 400, /no entries/],
  ['a PDF', '%PDF-1.7\n%, a\n1 0 obj', 'a.csv', 400, /This is a PDF, not a CSV file/],
  [
    'UTF-16',
    Uint8Array.from([0xff, 0xfe, ...[...HEADER].flatMap((c) => [c.charCodeAt(0), 0])]),
    'a.csv',
    400,
    /UTF-8/,
  ],
  [
    'UTF-16 the other way round',
    Uint8Array.from([0xfe, 0xff, ...[...HEADER].flatMap((c) => [0, c.charCodeAt(0)])]),
    'a.csv',
    400,
    /UTF-8/,
  ],
  ['a picture', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]), 'a.csv', 400, /UTF-8/],
  ['Latin-1', Uint8Array.from([...text(HEADER), 0x4a, 0xf6, 0x72, 0x67, 10]), 'a.csv', 400, /UTF-8/],
  ['an entry twice', `${HEADER}1,2,a,0,5,,\n1,2,a,0,5,,`, 'a.csv', 400, /twice/],
  ['a salary file', madeSlateCsv(), 'a.csv', 400, /salary file/],
  ['a damaged gzip', gzipSync(text(CSV)).subarray(0, 500), 'a.csv.gz', 400, /damaged/],
  ['a zip of two', zipSync({ 'a.csv': text(CSV), 'b.csv': text(CSV) }), 'a.zip', 400, /more than one/],
  ['a zip of a picture', zipSync({ 'a.png': text('x') }), 'a.zip', 400, /no CSV/],
  ['a zip that is none', 'PK nonsense', 'a.zip', 400, /empty|damaged/],
])('%s is refused with a sentence and stores nothing', async (what, body, name, status, sentence) => {
  const ada = await hostile()
  const answer = await uploadContestFile(ada, body, name)
  expect(answer.headers.get('Content-Type'), what).toMatch('application/json')
  const refusal = await answer.json<UploadRefusal>()
  expect([answer.status, refusal.error]).toEqual([status, refusal.error])
  expect(refusal.error).toMatch(sentence)
  expect(refusal.belongs_to).toBe(what === 'a salary file' ? 'salaries' : undefined)
  expect(await (await ada.get('/api/contest')).json()).toEqual({ contests: [] })
  const { id } = await (await ada.get('/api/user')).json<{ id: number }>()
  expect((await env.FILES.list({ prefix: `contests/${id}/` })).objects).toEqual([])
})

test('invisible characters stay in texts; every kind of line end ends a line', async () => {
  const [ada] = await signedIn('ada-unseen')
  const names = [
    '\u202Ecod.exe Smith',
    'Ann\u200B\u200DOne',
    '\u0645\u062D\u0645\u062F Ali',
    'Zo\u0308e \u2066Bell',
  ]
  const rows = names.map(
    (name, i) => `${i + 1},${i + 1},\u202Euser\u200B${i},0,${90 - i},CPT ${name} FLEX Bo Two,,,,,`,
  )
  const { contestId } = await (
    await uploadContestFile(ada, HEADER + rows.join('\r'), 'week\u202E\u200B 1.csv')
  ).json<UploadAnswer>()
  const { contest, lineups } = await (await ada.get(`/api/contest/${contestId}`)).json<ContestDetail>()
  expect(contest.name).toBe('week 1')
  expect(lineups.map(({ cptPlayer }) => cptPlayer)).toEqual(names)
  expect(lineups.map(({ lineupText }) => lineupText)).toEqual(names.map((name) => `CPT ${name} FLEX Bo Two`))
  const found = await ada.get(
    `/api/contest/${contestId}/field?name=${encodeURIComponent('\u202Euser\u200B2')}`,
  )
  expect((await found.json<FieldReport>()).mine?.entries).toMatchObject([{ entryId: '3', captain: names[2] }])

  for (const lineEnd of ['\r', '\n']) {
    const answer = await uploadContestFile(ada, CSV.replaceAll('\r\n', lineEnd))
    expect(await answer.json()).toMatchObject({ entries: ENTRIES })
  }
})

test('a request with Content-Encoding is refused before it is read', async () => {
  const ada = await hostile()
  const answer = await send('/api/contest/upload', {
    method: 'POST',
    headers: {
      Cookie: ada.cookie,
      'Content-Type': 'multipart/form-data; boundary=b',
      'Content-Encoding': 'gzip',
    },
    body: gzipSync(new Uint8Array(2 ** 24)),
  })
  expect([answer.status, (await answer.json<UploadRefusal>()).error]).toEqual([
    415,
    'Send the file as it is or as .csv.gz, without Content-Encoding',
  ])
})

test('with JSON lines the progress in rows is sent while reading, and the result in the last line', async () => {
  const [ada] = await signedIn('ada-waits')
  const large = madeContestCsv(4_000)
  const told = await events(await uploadContestFile(ada, large, 'large.csv', LINES))
  const rows = told.slice(0, -1).map((event) => ('rows' in event ? event.rows : Number.NaN))
  expect(rows.length).toBeGreaterThan(1)
  expect(rows).toEqual(rows.toSorted((a, b) => a - b))
  expect(rows.every((count) => count > 0 && count < 4_000)).toBe(true)
  const plain = await uploadContestFile(ada, large)
  expect(plain.headers.get('Content-Type')).toMatch('application/json')
  expect(told.at(-1)).toEqual(await plain.json())

  const twice = `${large}\r\n${large.split('\r\n')[1]}`
  const late = await uploadContestFile(ada, twice, 'twice.csv', LINES)
  expect(late.status).toBe(200)
  expect((await events(late)).at(-1)).toEqual({ error: expect.stringContaining('twice'), status: 400 })
  const { contests } = await (await ada.get('/api/contest')).json<{ contests: unknown[] }>()
  expect(contests).toHaveLength(1)

  const early = await uploadContestFile(ada, madeSlateCsv(), 'a.csv', LINES)
  expect([early.status, early.headers.get('Content-Type')]).toEqual([
    400,
    expect.stringContaining('application/json'),
  ])
  const small = await uploadContestFile(ada, madeContestCsv(20, 5), 'a.csv', LINES)
  expect(await small.json()).toMatchObject({ entries: 20 })
})

async function events(answer: Response): Promise<UploadEvent[]> {
  expect(answer.headers.get('Content-Type')).toBe('application/x-ndjson')
  const lines = (await answer.text()).split('\n')
  expect(lines.pop()).toBe('')
  return lines.map((line) => JSON.parse(line))
}

test('reading stops at 100 MB of what a file is unpacked to', async () => {
  const ada = await hostile()
  // Packed pieces in a row are one file; long rows of nothing are read fast.
  const blank = gzipSync(text(`${' '.repeat(9_999)}\n`.repeat(1_000)))
  const bomb = new Blob([gzipSync(text(`${HEADER}1,9,a,0,5,CPT A FLEX B\n`)), ...Array(12).fill(blank)])
  const answer = await uploadContestFile(ada, await bomb.bytes(), 'bomb.csv.gz')
  expect([answer.status, await answer.json()]).toEqual([
    413,
    { error: 'The file is too large, at most 100 MB are accepted' },
  ])
})

test('a pasted payout table is stored, refused with a sentence, or removed', async () => {
  const [ada] = await signedIn('ada-pays')
  const { contestId } = await (await uploadContestFile(ada, CSV)).json<UploadAnswer>()
  const put = (table: string) => ada.put(`/api/contest/${contestId}/payouts`, { text: table })
  const isListedWithPayouts = async () =>
    (await (await ada.get('/api/contest')).json<{ contests: ContestListItem[] }>()).contests[0]!.hasPayouts
  expect(await isListedWithPayouts()).toBe(false)
  expect((await put('1st $500\n2nd - 10th $20.50')).status).toBe(204)
  const prizePool = async () =>
    (await (await ada.get(`/api/contest/${contestId}`)).json<ContestDetail>()).contest.prizePool
  expect(await prizePool()).toBe(684.5)
  expect(await isListedWithPayouts()).toBe(true)
  const detail = await (await ada.get(`/api/contest/${contestId}`)).json<ContestDetail>()
  expect(detail.contest.payouts).toEqual([
    { from: 1, to: 1, prize: 500 },
    { from: 2, to: 10, prize: 20.5 },
  ])
  // In cents, for another contest of the user.
  expect(earlierPayouts(detail)).toEqual({
    from: 'earlier',
    name: detail.contest.name,
    entries: detail.contest.entries,
    tiers: [
      { from: 1, to: 1, prizeCents: 50_000 },
      { from: 2, to: 10, prizeCents: 2050 },
    ],
  })
  expect((await put('nonsense 1')).status).toBe(400)
  expect(await prizePool()).toBe(684.5)
  await put(' ')
  expect(await prizePool()).toBeNull()
  expect(await isListedWithPayouts()).toBe(false)
})

const LINES = { Accept: 'application/x-ndjson, application/json' }

let shared: Promise<[Client]> | null = null
function hostile(): Promise<Client> {
  shared ??= signedIn('mallory')
  return shared.then(([client]) => client)
}

async function countRows(table: string, userId: number): Promise<number> {
  const row = await env.DB.prepare(`select count(*) as n from ${table} where user_id = ?`)
    .bind(userId)
    .first()
  return Number(row?.n)
}
