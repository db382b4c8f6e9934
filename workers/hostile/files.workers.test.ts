import { env } from 'cloudflare:workers'
import Papa from 'papaparse'
import { expect, test } from 'vitest'
import type { UserWire } from '#contract/auth.ts'
import type { ContestDetail } from '#contract/contests.ts'
import type { AnalyticsWire } from '#contract/history.ts'
import type { SlateFileWire } from '#contract/slates.ts'
import type { CarriedEntry } from '#contract/transfer.ts'
import { madeContestCsv } from '#workers/testing/contest-csv.ts'
import { expectSafeAnswer } from '#workers/testing/hostile/expect-safe-answer.ts'
import { asStored, isTidied } from '#workers/testing/hostile/stored-text.ts'
import { someHostileTexts } from '#workers/testing/hostile/texts.ts'
import { type Client, send, signedIn } from '#workers/testing/make-user.ts'
import { salaryCsv } from '#workers/testing/uploads.ts'

test('a salary file is stored unchanged, under its own name', async () => {
  const [keeper] = await signedIn('keeper-of-slates')
  for (const text of someHostileTexts(40).filter((_, i) => i % 16 === 0)) {
    const request = { csvData: salaryCsv(inCell(text)), fileName: `${text}.csv` }
    const answer = await keeper.post('/api/csv-history/showdown', request)
    const fits = request.fileName.trim().length <= 255
    const body = await expectSafeAnswer(text, answer, fits ? [201, 400] : [400])
    await env.DB.prepare('delete from rate_counters').run()
    if (answer.status === 400) continue
    const read = await keeper.get(`/api/csv-history/showdown/${JSON.parse(body).id}`)
    const { csvData, fileName } = JSON.parse(await expectSafeAnswer(text, read, [200])) as SlateFileWire
    expect([csvData, fileName]).toEqual([request.csvData.toWellFormed(), asStored(request.fileName)])
  }
})

test('a history: thousands of contest names, and as many kinds of game', async () => {
  const [player] = await signedIn('player-of-contests')
  const texts = someHostileTexts(4)
  const rows = texts.map((text, i) => [text, text, i, text, text, '2025-10-23 20:15:00', '$5.00', '$1.00'])
  const columns = ['Sport', 'Game_Type', 'Entry_Key', 'Entry', 'Contest_Key', 'Contest_Date_EST']
  const csvData = Papa.unparse([[...columns, 'Winnings_Non_Ticket', 'Entry_Fee'], ...rows])
  const answer = await player.post('/api/historical/upload', { csvData })
  expect(JSON.parse(await expectSafeAnswer('history', answer, [200]))).toMatchObject({
    added: texts.length,
    refused: 0,
  })

  const json = await (await player.get('/api/export/history.json')).json<{ entries: CarriedEntry[] }>()
  const names = new Map(json.entries.map(({ entry_key, contest_name }) => [entry_key, contest_name]))
  for (const [i, text] of texts.entries()) expect(names.get(`${i}`)).toSatisfy((name) => isTidied(name, text))
  const analytics = await expectSafeAnswer('analytics', await player.get('/api/historical/analytics'), [200])
  const { byGameType } = JSON.parse(analytics) as AnalyticsWire
  const kinds = new Set(json.entries.map(({ game_type }) => game_type))
  expect(new Set(Object.keys(byGameType))).toEqual(kinds)
  expect(Object.getPrototypeOf({})).toBe(Object.prototype)
})

test('a contest: names of entries and of players', async () => {
  const [reader] = await signedIn('reader-of-standings')
  const texts = someHostileTexts(20)
  const rows = texts.map((text, i) => [
    i + 1,
    i + 1,
    text,
    0,
    5_000 - i,
    `CPT ${text} FLEX Bo Two`,
    '',
    text,
    'FLEX',
    '1%',
    1,
  ])
  const header = 'Rank,EntryId,EntryName,TimeRemaining,Points,Lineup,,Player,Roster Position,%Drafted,FPTS'
  const body = `${header}\r\n${Papa.unparse(rows)}`
  const upload = await uploadContest(reader, body, 'contest-standings-1.csv')
  const { contestId, entries } = JSON.parse(await expectSafeAnswer('contest', upload, [200]))
  expect(entries).toBe(texts.length)
  for (let page = 1; page <= Math.ceil(texts.length / 100); page++) {
    const answer = await reader.get(`/api/contest/${contestId}?page=${page}`)
    const { lineups } = JSON.parse(await expectSafeAnswer('page', answer, [200])) as ContestDetail
    for (const { rank, lineupText } of lineups) {
      expect(lineupText).toSatisfy((line) => isTidied(line, `CPT ${texts[rank - 1]} FLEX Bo Two`))
    }
  }
  for (const [i, text] of texts.entries()) {
    if (i % 40 !== 0 || text.trim() === '') continue
    const answer = await reader.get(
      `/api/contest/${contestId}/field?name=${encodeURIComponent(text.toWellFormed())}`,
    )
    await expectSafeAnswer(text, answer, [200])
  }
})

test('the file name of a contest does not affect its place in the store', async () => {
  const [reader] = await signedIn('reader-of-names-of-files')
  const { id } = await (await reader.get('/api/user')).json<UserWire>()
  for (const [i, text] of someHostileTexts(60)
    .filter((_, i) => i % 24 === 0)
    .entries()) {
    const answer = await uploadContest(reader, madeContestCsv(2, i), `${text}.csv`)
    // A line end may not stand in a form's header: workerd's own forms are cut off there, and the ending is gone.
    const body = await expectSafeAnswer(text, answer, [200, 400])
    await env.DB.prepare('delete from rate_counters').run()
    if (answer.status === 400) continue
    const { contestId } = JSON.parse(body)
    const read = await reader.get(`/api/contest/${contestId}`)
    const { contest } = JSON.parse(await expectSafeAnswer(text, read, [200])) as ContestDetail
    expect(contest.name).toMatch(/^[^\p{Cc}\p{Cf}\p{Cs}]{1,255}$/u)
    const file = await reader.get(`/api/contest/${contestId}/file`)
    expect(file.headers.get('Content-Disposition')).toBe(`attachment; filename="contest-${contestId}.csv"`)
    await file.text()
  }
  const { objects } = await env.FILES.list()
  const uuid = '[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}'
  for (const { key } of objects)
    expect(key).toMatch(new RegExp(`^contests/\\d+/${uuid}/(standings.csv|field.bin)$`))
  expect(objects.some(({ key }) => key.startsWith(`contests/${id}/`))).toBe(true)
})

test('unusual forms: the file name is only text, and the boundary ends only where it should', async () => {
  const [sender] = await signedIn('sender-of-forms')
  const csv = madeContestCsv(3, 99)
  for (const [filename, status] of [
    ['x.csv.exe', 400],
    ['x.csv%00.html', 400],
    ['x.csv\u0000.html', 400],
    ['x.html', 400],
    ['../../x.csv', 200],
    ['..\\..\\x.csv', 200],
    ['C:\\contests\\1\\x.csv', 200],
    ['/contests/1/standings.csv', 200],
    ['x%22; name=%22other.csv', 200],
    ['x%0D%0ASet-Cookie: a=b.csv', 200],
    ['\u202Evsc.exe.csv', 200],
    [`${'x'.repeat(300)}.csv`, 200],
    ['.csv', 200],
    ['__proto__.csv', 200],
  ] as const) {
    const answer = await sendForm(sender, 'b', part(filename, 'text/html', csv))
    const body = await expectSafeAnswer(filename, answer, [status])
    if (status === 400) continue
    const detail = await sender.get(`/api/contest/${JSON.parse(body).contestId}`)
    const { contest } = JSON.parse(await expectSafeAnswer(filename, detail, [200])) as ContestDetail
    expect(contest.fileName.length).toBeLessThanOrEqual(255)
  }
  const tricks: [boundary: string, body: string, status: number][] = [
    ['b', part('x.csv', 'text/csv', `${csv}\r\n-- b\r\n--not-b--`), 200],
    ['b', part('x.csv', 'text/csv', `${csv}\r\n--b-\r\n`), 400],
    ['b', `${part('x.csv', 'text/csv', csv).slice(0, -2)}`, 400],
    ['b', part('x.csv', 'text/csv', csv).replaceAll('\r\n', '\n'), 400],
    ['b', `--b\r\n${'x'.repeat(20_000)}\r\n\r\n${csv}\r\n--b--`, 400],
    ['x'.repeat(71), part('x.csv', 'text/csv', csv), 400],
    ['', part('x.csv', 'text/csv', csv), 415],
    ['other', part('x.csv', 'text/csv', csv), 400],
    ['.*', part('x.csv', 'text/csv', csv).replaceAll('--b', '--.*'), 200],
  ]
  for (const [boundary, form, status] of tricks) {
    await expectSafeAnswer(form.slice(0, 60), await sendForm(sender, boundary, form), [status])
  }
})

function part(filename: string, type: string, content: string): string {
  const disposition = `form-data; name="file"; filename="${filename}"`
  return `--b\r\nContent-Disposition: ${disposition}\r\nContent-Type: ${type}\r\n\r\n${content}\r\n--b--`
}

function sendForm(client: Client, boundary: string, body: string): Promise<Response> {
  const headers = { Cookie: client.cookie, 'Content-Type': `multipart/form-data; boundary=${boundary}` }
  return send('/api/contest/upload', { method: 'POST', headers, body })
}

/** As a cell that can stand between commas, in quotes where it must. */
function inCell(text: string): string {
  return Papa.unparse([[text]])
}

function uploadContest(client: Client, csv: string, name: string): Promise<Response> {
  const form = new FormData()
  form.append('file', new File([csv.toWellFormed()], name.toWellFormed()))
  return send('/api/contest/upload', { method: 'POST', headers: { Cookie: client.cookie }, body: form })
}
