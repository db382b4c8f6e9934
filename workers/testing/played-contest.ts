import { expect } from 'vitest'
import type { UploadAnswer } from '#contract/contests.ts'
import type { EnterSetRequest } from '#contract/entered-entries.ts'
import { type HistoryRow, historyCsv } from '#core/fixtures/contest-history.ts'
import { pageOfLineups } from '#workers/services/lineups/page-of-lineups.ts'
import type { Client } from './make-user.ts'
import { contextOf, type Person } from './person.ts'
import { uploadContestFile } from './upload-contest.ts'
import { ask, newEntrySet } from './valid-calls.ts'

/** Uploads standings of these rows, each as `2 4001 110`: rank, entry and points. `remaining`: minutes left to play. */
export async function uploadStandings(
  person: Person,
  rows: readonly string[],
  { remaining = 0 } = {},
): Promise<UploadAnswer> {
  const lines = rows.map((row) => {
    const [rank, key, points] = row.split(' ')
    return `${rank},${key},someone,${remaining},${points},CPT A One FLEX B Two FLEX C Three FLEX D Four FLEX E Five FLEX F Six`
  })
  const csv = ['Rank,EntryId,EntryName,TimeRemaining,Points,Lineup', ...lines].join('\n')
  const answer = await uploadContestFile(person as unknown as Client, csv)
  expect(answer.status, await answer.clone().text()).toBe(200)
  return answer.json()
}

export async function setPayouts(person: Person, contestId: number, text: string): Promise<void> {
  const path = `/contest/${contestId}/payouts`
  expect((await ask(person, 'PUT /contest/:id/payouts', { path, body: { text } })).status).toBe(204)
}

export type Played = {
  key: string
  place: number
  points: number
  cash: number
  ticket: number
  /** Other columns of its row in the file. */
  more?: Partial<HistoryRow>
}

export async function importHistory(person: Person, entries: readonly Played[]): Promise<void> {
  const rows = entries.map(
    ({ key, place, points, cash, ticket, more }): HistoryRow => ({
      ...{ Sport: 'NFL', Game_Type: 'Showdown Captain Mode', Entry_Key: key, Entry: 'NFL $25K' },
      ...{ Contest_Key: '182700100', Contest_Date_EST: '2025-10-23 20:15:00', Place: `${place}` },
      ...{ Points: `${points}`, Winnings_Non_Ticket: `$${cash}.00`, Winnings_Ticket: `$${ticket}.00` },
      ...{ Contest_Entries: '6', Entry_Fee: '$2.00', Prize_Pool: '$20.01', Places_Paid: '4' },
      ...more,
    }),
  )
  const body = { csvData: historyCsv(rows), fileName: 'draftkings-contest-entry-history.csv' }
  expect((await ask(person, 'POST /historical/upload', { body })).status).toBe(200)
}

/** A new entry set that is entered as these. */
export async function newEnteredSet(
  person: Person,
  entries: EnterSetRequest['entries'],
  set: object = {},
): Promise<number> {
  const id = await newEntrySet(person, set)
  const path = `/entry-sets/${id}/entries`
  const answer = await ask(person, 'PUT /entry-sets/:id/entries', { path, body: { entries } })
  expect(answer.status, await answer.clone().text()).toBe(200)
  return id
}

/** The entries of the history whose results are offered for lineups. */
export async function offersOf(person: Person): Promise<string[]> {
  const page = { view: { search: '', order: null }, after: null, limit: 10 }
  const { offers } = await pageOfLineups(contextOf(person), page)
  return offers.map(({ entryKey }) => entryKey)
}
