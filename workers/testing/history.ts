import { expect } from 'vitest'
import type { EntryWire, UploadAnswer } from '#contract/history.ts'
import type { HistoryRow } from '#core/fixtures/contest-history.ts'
import type { Estimate } from '#core/money/intervals/interval.ts'
import { expectedAnalytics } from './expected-analytics.ts'
import type { Client } from './make-user.ts'

export async function upload(client: Client, csvData: string): Promise<UploadAnswer> {
  const response = await client.post('/api/historical/upload', { csvData })
  expect(response.status).toBe(200)
  return response.json()
}

type Cohort = { label: string; cashRate: number; profit: number; roi: number }
type Analytics = ReturnType<typeof expectedAnalytics> & {
  cohorts: Record<'sport' | 'gameType' | 'entryFee' | 'fieldSize' | 'month', Cohort[]>
  total: { cashRateInterval: Estimate; roiInterval: Estimate }
}

export async function analyticsOf(client: Client): Promise<Analytics> {
  return (await client.get('/api/historical/analytics')).json()
}

/** Compares analytics: ratios may differ in the last bits, money and counts must be equal. */
export async function expectAnalytics(client: Client, rows: readonly HistoryRow[]): Promise<void> {
  const expected = expectedAnalytics(rows)
  const analytics = await analyticsOf(client)
  const { totalEntries, netProfit, bestFinish, timeline } = expected
  expect(analytics).toMatchObject({ totalEntries, netProfit, bestFinish, timeline })
  for (const share of ['cashRate', 'roi', 'avgPoints'] as const) {
    expect(analytics[share]).toBeCloseTo(expected[share], 6)
  }
  expect(Object.keys(analytics.byGameType).sort()).toEqual(Object.keys(expected.byGameType).sort())
  for (const [type, { cashRate, ...figures }] of Object.entries(expected.byGameType)) {
    expect(analytics.byGameType[type]).toMatchObject(figures)
    expect(analytics.byGameType[type]!.cashRate).toBeCloseTo(cashRate, 6)
  }
}

export async function allEntries(client: Client): Promise<EntryWire[]> {
  const entries: EntryWire[] = []
  for (let page = 1; ; page += 1) {
    const answer = await client.get(`/api/historical/entries?page=${page}`)
    const { entries: more } = await answer.json<{ entries: EntryWire[] }>()
    if (more.length === 0) return entries
    entries.push(...more)
  }
}
