import { env } from 'cloudflare:workers'
import { expect } from 'vitest'
import { unpackCurve } from '#app/components/charts/packed-curve.ts'
import { dashboardFigures } from '#app/routes/dashboard/dashboard-figures.ts'
import { returnsOf } from '#contract/lineup-returns.ts'
import { type LineupListItem, toListItem } from '#contract/saved-lineups.ts'
import { formatMoney, formatPct, formatProfit } from '#core/figures/format.ts'
import type { BriefHistory } from '#core/history/history-summary.ts'
import { CONTEST_TYPES, type ListedLineup } from '#core/lineups/saved-lineup.ts'
import { accountTotals } from '#core/totals/account-totals.ts'
import { enteredContests } from '#core/totals/entered-contests.ts'
import { lineupTotals } from '#core/totals/lineup-totals.ts'
import { createDb } from '#db/client.ts'
import { listSavedLineups } from '#db/lineups/saved-lineups.ts'
import { idOf, inCents, jsonOf, type Money, profitText, roiText, sumOf } from './agreeing-figures.ts'
import { showdownLineup } from './lineups.ts'
import type { Client } from './make-user.ts'

/** A lineup of the account that the history does not hold. */
const ENTERED_ONCE = {
  ...{ entries: 1, imported: 0, importedFeesCents: 0, importedWinningsCents: 0, othersFeesCents: null },
  ...{ decided: 0, decidedFeesCents: null, decidedWinningsCents: 0 },
}

/**
 * A lineup and how it came to its result: winnings entered in the save form, or later in the edit dialog, or finalized
 * (with winnings unless `won` is 0), or none yet. Money in cents; a lineup without a result has won nothing.
 */
export type Played = Money & { result?: 'saved' | 'edited' | 'finalized' | 'pending' }

/** Saves the lineups, as a user would. Each has one of three contest types by its place. */
export async function saveLineups(client: Client, all: readonly Played[]): Promise<void> {
  for (const [place, { fees, won, result = 'saved' }] of all.entries()) {
    const winnings = Number(won) / 100
    const isEntered = result === 'saved' || (result === 'finalized' && won > 0n)
    const answer = await client.post('/api/saved-lineups', {
      ...showdownLineup(),
      lineup: {
        lineup_name: nameOf(place),
        contest_type: CONTEST_TYPES[place % 3],
        entry_fee_total: Number(fees) / 100,
        ...(isEntered ? { winnings_total: winnings, points_total: 100 } : {}),
      },
    })
    expect(answer.status).toBe(201)
    const { id } = (await answer.json<{ lineup: LineupListItem }>()).lineup
    if (result === 'edited') {
      const edit = { points_total: 0, winnings_total: winnings }
      expect((await client.put(`/api/saved-lineups/${id}`, edit)).status).toBe(200)
    }
    if (result === 'finalized') {
      expect((await client.post('/api/saved-lineups/finalize', { lineup_id: id })).status).toBe(200)
    }
  }
}

/** Checks Dashboard, Saved Lineups, the lineup page, the JSON routes and both exports, for lineups of `saveLineups`. */
export async function expectLineupFigures(client: Client, all: readonly Played[]): Promise<void> {
  const lineups = await listSavedLineups(createDb(env.DB), await idOf(client))
  const { lineups: wire } = await jsonOf<{ lineups: LineupListItem[] }>(client, '/api/saved-lineups')
  const csv = await csvOf(client, 'lineups.csv')
  const json = await jsonOf<{ lineups: CarriedItem[] }>(client, '/api/export/lineups.json')

  for (const [place, played] of all.entries()) {
    const name = nameOf(place)
    const listed = lineups.map(toListItem).find(({ lineup_name }) => lineup_name === name)!
    const page = await jsonOf<{ lineup: LineupListItem }>(client, `/api/saved-lineups/${listed.id}`)
    const carried = json.lineups.find(({ lineup }) => lineup.lineup_name === name)!
    const items = [
      listed,
      wire.find(({ lineup_name }) => lineup_name === name)!,
      page.lineup,
      { ...carried.lineup, finalized: carried.finalized },
    ]
    for (const item of items) expect([name, textsOf(item)]).toEqual([name, expectedTexts(played)])
    const row = csv.find((each) => each['Lineup Name'] === name)!
    expect([name, textsOfRow(row)]).toEqual([name, expectedTexts(played)])
    expect(row.Pending).toBe(isPlayed(played) ? 'no' : 'yes')
  }
  expectDashboard(lineups, all)
  expect(formatProfit(inCents(csv.map((row) => Number(row.Profit))) / 100)).toBe(
    profitText(sumOf(all.filter(isPlayed))),
  )
}

type CarriedItem = { lineup: LineupListItem; finalized: boolean }

function expectDashboard(lineups: readonly ListedLineup[], all: readonly Played[]): void {
  const history = { all: { entries: 0 } } as BriefHistory
  const dated = lineups.map((lineup) => ({
    ...lineup,
    ...{ gameDate: null, startsAt: null, contestKeys: null },
    ...ENTERED_ONCE,
  }))
  const dashboard = dashboardFigures({
    totals: lineupTotals(lineups),
    account: { ...accountTotals(dated, [], null), entered: enteredContests(dated, []), projections: null },
    recent: lineups.slice(0, 5).map((lineup) => ({ ...lineup, captain: null })),
    history,
  })
  const figures = dashboard.lineups!
  const { entered, results, recent } = figures
  const { pending } = dashboard.account!
  const [played, unplayed] = [all.filter(isPlayed), all.filter((each) => !isPlayed(each))]
  expect([entered.lineups, pending.entries]).toEqual([all.length, unplayed.length])
  expect(formatMoney(pending.feesCents / 100)).toBe(formatMoney(Number(sumOf(unplayed).fees) / 100))
  const newest = all.slice(-5).reverse()
  expect(recent.map(textsOf)).toEqual(newest.map(expectedTexts))
  if (played.length === 0) {
    expect(results).toBeNull()
    return
  }

  const { totalProfit, averageRoiPct, cashRatePct } = results!
  const { curve, contestTypes } = dashboard.account!.charts!
  const { points } = unpackCurve(curve)
  expect([results!.lineups, points.reduce((sum, { entries }) => sum + entries, 0)]).toEqual([
    played.length,
    played.length,
  ])
  const total = profitText(sumOf(played))
  const ofAccount = dashboard.account!.all.profit
  expect([totalProfit, ofAccount, points.at(-1)!.totalCents / 100].map(formatProfit)).toEqual(
    Array(3).fill(total),
  )
  for (const bar of contestTypes) {
    const alike = all.filter((each, place) => isPlayed(each) && CONTEST_TYPES[place % 3] === bar.name)
    expect([bar.name, bar.note, formatPct(bar.roiPct), formatProfit(bar.profit)]).toEqual([
      bar.name,
      alike.length === 1 ? '1 entry' : `${alike.length} entries`,
      roiText(sumOf(alike)),
      profitText(sumOf(alike)),
    ])
  }
  // SPEC.md section 9: a mean over all lineups of the ROIs of those with a fee; here over those with a result.
  const rois = played.map(({ fees, won }) => (fees === 0n ? 0 : (Number(won - fees) / Number(fees)) * 100))
  expect(formatPct(averageRoiPct)).toBe(formatPct(rois.reduce((sum, roi) => sum + roi, 0) / played.length))
  const cashed = played.filter(({ fees, won }) => won > fees).length
  expect(formatPct(cashRatePct)).toBe(formatPct((cashed / played.length) * 100))
}

function isPlayed({ result }: Played): boolean {
  return result !== 'pending'
}

/** Entry fee, winnings, profit and ROI as texts; "-" where pending, and the ROI of a free lineup. */
function expectedTexts(played: Played): string[] {
  const fee = formatMoney(Number(played.fees) / 100)
  if (!isPlayed(played)) return [fee, '-', '-', '-']
  const roi = played.fees === 0n ? '-' : roiText(played)
  return [fee, formatMoney(Number(played.won) / 100), profitText(played), roi]
}

function textsOf(item: LineupListItem): string[] {
  const { entryFee, winnings, profit, roiPct } = returnsOf(item)
  return [
    entryFee === null ? '-' : formatMoney(entryFee),
    winnings === null ? '-' : formatMoney(winnings),
    profit === null ? '-' : formatProfit(profit),
    roiPct === null ? '-' : formatPct(roiPct),
  ]
}

/** An empty cell is "-". */
function textsOfRow(row: Record<string, string>): string[] {
  const text = (cell: string | undefined, format: (figure: number) => string) =>
    cell === '' ? '-' : format(Number(cell))
  return [
    text(row['Entry Fee'], formatMoney),
    text(row.Winnings, formatMoney),
    text(row.Profit, formatProfit),
    text(row['ROI %'], formatPct),
  ]
}

function nameOf(place: number): string {
  return `Lineup ${place}`
}

async function csvOf(client: Client, file: string): Promise<Record<string, string>[]> {
  const text = await (await client.get(`/api/export/${file}`)).text()
  const [header = [], ...rows] = text.trimEnd().split('\r\n').map(cellsOf)
  return rows.map((cells) => Object.fromEntries(header.map((name, place) => [name, cells[place] ?? ''])))
}

/** No cell of these tests has a comma or a quote in it. */
function cellsOf(line: string): string[] {
  return line.split(',').map((cell) => cell.replace(/^"(.*)"$/, '$1'))
}
