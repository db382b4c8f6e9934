import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import { type HistoryRow, historyCsv, makeHistory } from '#core/fixtures/contest-history.ts'
import { wholeHistory } from '#core/history/testing/whole-history.ts'
import { createDb } from '#db/client.ts'
import { HistoryRows, importRows } from '#db/history/history.ts'
import { totalHistory } from '#db/history/history-totals.ts'
import { allEntries, analyticsOf, expectAnalytics, upload } from '#workers/testing/history.ts'
import { signedIn } from '#workers/testing/make-user.ts'

test('an older and a newer file of one account give the same table in either order, also when repeated', async () => {
  const [ada, bob] = await signedIn('ada-history', 'bob-history')
  const all = makeHistory({ entries: 700, seed: 1 })
  // The older file ends earlier, and what it knows of the common entries has changed since.
  const older = all
    .slice(250)
    .map((row, i) => (i % 40 ? row : { ...row, Entry: 'Renamed since', Place: '999' }))
  const [newerCsv, olderCsv] = [historyCsv(all), historyCsv(older)]

  expect(await upload(ada, olderCsv)).toMatchObject({ added: 450, already_known: 0 })
  expect(await upload(ada, newerCsv)).toMatchObject({ added: 250, already_known: 450 })
  expect(await upload(bob, newerCsv)).toMatchObject({ added: 700, already_known: 0 })
  expect(await upload(bob, olderCsv)).toMatchObject({
    message: 'Entries: 0 new, 450 already known, 0 refused.',
    added: 0,
    already_known: 450,
  })
  expect(await upload(bob, newerCsv)).toMatchObject({ added: 0, already_known: 700 })

  const entries = await allEntries(ada)
  expect(entries).toHaveLength(700)
  expect(await allEntries(bob)).toEqual(entries)
  expect(entries.some(({ contest_name }) => contest_name === 'Renamed since')).toBe(false)
  expect(await analyticsOf(bob)).toEqual(await analyticsOf(ada))
})

test('of an entry listed twice in one file the greater reading counts, in either order', async () => {
  const [ada, bob] = await signedIn('ada-twice', 'bob-twice')
  const [row] = makeHistory({ entries: 1, seed: 2 }) as [HistoryRow]
  const settled = { ...row, Winnings_Non_Ticket: '$70.00' }
  expect(await upload(ada, historyCsv([row, settled]))).toMatchObject({ added: 1, already_known: 1 })
  expect(await upload(bob, historyCsv([settled, row]))).toMatchObject({ added: 1, already_known: 1 })
  for (const person of [ada, bob]) {
    expect(await allEntries(person)).toMatchObject([{ winnings_non_ticket: 70 }])
  }
})

test('invalid rows are reported and the others imported; a file without a valid row is refused', async () => {
  const [ada] = await signedIn('ada-bad-rows')
  const rows = makeHistory({ entries: 5, seed: 3 })
  const broken = rows.with(2, { ...rows[2]!, Entry_Fee: 'abc' })
  const answer = await upload(ada, historyCsv(broken))
  expect(answer).toMatchObject({ added: 4, refused: 1 })
  expect(answer.message).toBe(
    'Entries: 4 new, 0 already known, 1 refused. Row 4, Entry_Fee: "abc" is not an amount like $1,234.50.',
  )
  expect(answer.refused_rows).toEqual([
    { row: 4, column: 'Entry_Fee', reason: '"abc" is not an amount like $1,234.50' },
  ])

  const refusal = async (csvData: unknown) => {
    const response = await ada.post('/api/historical/upload', { csvData })
    return [response.status, await response.text()]
  }
  expect(await refusal('')).toEqual([400, 'The file is empty.'])
  expect(await refusal(17)).toEqual([400, 'csvData is required'])
  expect((await refusal('Name,Salary,Position\nA,5000,QB'))[1]).toContain('player salary file')
  expect((await refusal('Rank,EntryId,EntryName,Lineup\n1,2,me,'))[1]).toContain('contest standings file')
  expect((await refusal('x'.repeat(10 * 1024 * 1024)))[0]).toBe(413)
  expect(await allEntries(ada)).toHaveLength(4)
})

describe('every figure equals an independent calculation from the file', () => {
  test.each([0, 1, 5000])('%i rows', async (entries) => {
    const [ada] = await signedIn(`ada-${entries}`)
    const rows = makeHistory({ entries, seed: 5 })
    if (entries > 0) await upload(ada, historyCsv(rows))
    await expectAnalytics(ada, rows)
  })
})

test('20,000 rows are imported in a bounded number of statements, and their totals read outside of batches', async () => {
  const [ada] = await signedIn('ada-statements')
  const user = await (await ada.get('/api/user')).json<{ id: number }>()
  const parsed = wholeHistory(historyCsv(makeHistory({ entries: 20_000, seed: 6 })))
  if (!parsed.ok) throw new Error(parsed.error.kind)
  const rows = new HistoryRows()
  for (const entry of parsed.value.entries) rows.add({ entry, asOf: parsed.value.asOf })
  const counted = countingStatements(env.DB)
  await importRows(createDb(counted.database), { userId: user.id, rows, now: 0 })
  // Five for each of the pieces that let other users' queries in between.
  expect(counted.statements()).toBeLessThan(45)
  const before = counted.statements()
  await totalHistory(createDb(counted.database), user.id)
  expect(counted.statements() - before).toBe(0)
})

test('stored analytics are recomputed after an import and when they are corrupt', async () => {
  const [ada] = await signedIn('ada-kept')
  const rows = makeHistory({ entries: 300, seed: 7 })
  await upload(ada, historyCsv(rows.slice(100)))
  await expectAnalytics(ada, rows.slice(100))
  await upload(ada, historyCsv(rows))
  await expectAnalytics(ada, rows)
  await env.DB.prepare(`update history_analytics set analytics = '{"all":'`).run()
  await expectAnalytics(ada, rows)
})

/** The real database, counting the statements of its batches. */
function countingStatements(real: D1Database) {
  let statements = 0
  const database = new Proxy(real, {
    get(target, name) {
      const value = Reflect.get(target, name)
      if (typeof value !== 'function') return value
      if (name !== 'batch') return value.bind(target)
      return (batch: D1PreparedStatement[]) => {
        statements += batch.length
        return target.batch(batch)
      }
    },
  })
  return { database, statements: () => statements }
}
