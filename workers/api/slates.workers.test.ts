import { expect, test } from 'vitest'
import type { SlateWire } from '#contract/slates.ts'
import { type Client, signedIn } from '#workers/testing/make-user.ts'
import { salaryCsv } from '#workers/testing/uploads.ts'

const HEADER = 'Position,Name + ID,Name,ID,Roster Position,Salary,Game Info,TeamAbbrev,AvgPointsPerGame'

/** A small Showdown file of two teams; the number makes its text its own. */
function showdownCsv(number = 1, game = 'MIN@LAC 10/23/2025 08:15PM ET'): string {
  const rows = ['CPT', 'FLEX'].flatMap((slot) =>
    ['MIN', 'LAC'].map(
      (team, i) =>
        `QB,${team} Passer (${number}),${team} Passer,${number}${i},${slot},${slot === 'CPT' ? 15_000 : 10_000},${game},${team},18.5`,
    ),
  )
  return [HEADER, ...rows].join('\n')
}

async function upload(client: Client, csvData: string, format = 'showdown', fileName = 'DKSalaries.csv') {
  return client.post(`/api/csv-history/${format}`, { csvData, fileName })
}

async function history(client: Client, format = 'showdown'): Promise<SlateWire[]> {
  return (await client.get(`/api/csv-history/${format}`)).json()
}

test('a file is stored once for each user and listed with its game', async () => {
  const [ada, bob] = await signedIn('ada', 'bob')
  const first = await upload(ada, showdownCsv())
  expect(first.status).toBe(201)
  const { id } = await first.json<{ id: number }>()
  expect(await (await upload(ada, showdownCsv(), 'showdown', 'again.csv')).json()).toEqual({ id })

  const expected = {
    id,
    fileName: 'DKSalaries.csv',
    teams: { away: 'MIN', home: 'LAC' },
    gameDate: '2025-10-23',
  }
  expect(await history(ada)).toEqual([expected])
  expect(await (await ada.get(`/api/csv-history/showdown/${id}`)).json()).toEqual({
    ...expected,
    csvData: showdownCsv(),
  })
  expect(await history(ada, 'bigleague')).toEqual([])

  for (const address of [`showdown/999999`, `showdown/01`, `bigleague/${id}`]) {
    const foreign = await ada.get(`/api/csv-history/${address}`)
    expect([foreign.status, await foreign.text()]).toEqual([404, 'Slate not found'])
  }
  expect(await (await upload(bob, showdownCsv())).json()).not.toEqual({ id })
})

test('the list shows the twenty newest, newest first', { timeout: 60_000 }, async () => {
  const [ada] = await signedIn('ada-many')
  const ids: number[] = []
  for (let number = 1; number <= 22; number += 1) {
    const answer = await upload(ada, showdownCsv(number))
    ids.push((await answer.json<{ id: number }>()).id)
  }
  expect((await history(ada)).map((slate) => slate.id)).toEqual(ids.toReversed().slice(0, 20))
})

test('the list does not contain the text of the files', { timeout: 60_000 }, async () => {
  const [ada] = await signedIn('ada-large')
  for (let number = 1; number <= 3; number += 1) {
    // One letter outside Latin-1 doubles what a text takes in memory.
    const text = `${showdownCsv(number)}\nŁ${`${'x'.repeat(1000)}\n`.repeat(1400)}`
    const answer = await upload(ada, text)
    expect(answer.status).toBe(201)
  }
  const list = await (await ada.get('/api/csv-history/showdown')).text()
  expect(JSON.parse(list)).toHaveLength(3)
  expect(list.length).toBeLessThan(1_000)
})

test.each([
  ['one line', HEADER, 'salaries.csv', 400, 'CSV file is empty or invalid'],
  ['another kind of file', showdownCsv(), 'salaries.xlsx', 400, 'Please upload a CSV file'],
  ['no salary column', 'Name,Position,AvgPointsPerGame\nA,QB,1', 'a.csv', 400, /^Missing required columns/],
  ['1.5 MB and more', `${showdownCsv()}\n${'x'.repeat(1_500_000)}`, 'a.csv', 413, /at most 1.5 MB/],
])('a file with %s is refused', async (what, csvData, fileName, status, sentence) => {
  const [ada] = await signedIn(`ada ${what}`)
  const answer = await upload(ada, csvData, 'showdown', fileName)
  expect(answer.status).toBe(status)
  expect(await answer.text()).toMatch(sentence)
  expect(await history(ada)).toEqual([])
})

test.each(['monstermash', 'unknown', 'SHOWDOWN', '__proto__'])(
  'there is no history of mode %s',
  async (format) => {
    const [ada] = await signedIn(`ada-${format}`)
    for (const answer of [
      await ada.get(`/api/csv-history/${format}`),
      await upload(ada, showdownCsv(), format),
    ]) {
      expect([answer.status, await answer.text()]).toEqual([404, 'Invalid game mode'])
    }
  },
)

test('a file of more than 5,000 lines is refused; blank lines do not count', async () => {
  const [ada] = await signedIn('ada-many-lines')
  const save = async (csvData: string) => {
    const answer = await ada.post('/api/csv-history/showdown', { csvData, fileName: 'lines.csv' })
    return [answer.status, await answer.text()]
  }
  const csv = salaryCsv('Ada')
  const lines = csv.trimEnd().split('\n').length
  expect(await save(`${csv.trimEnd()}\n${'x\n'.repeat(5_001 - lines)}`)).toEqual([
    413,
    'The file has more than 5,000 lines; a salary file has one for each player',
  ])
  expect((await save(`${csv.trimEnd()}\n${'\n'.repeat(20_000)}`))[0]).toBe(201)
})
