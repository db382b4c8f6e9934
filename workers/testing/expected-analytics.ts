import type { HistoryRow } from '#core/fixtures/contest-history.ts'

/** SPEC.md's analytics, computed independently from the file's cells in whole cents. */
export function expectedAnalytics(rows: readonly HistoryRow[]) {
  const entries = rows.map(readRow)
  return {
    ...figuresOf(entries),
    bestFinish: entries.length === 0 ? null : Math.min(...entries.map(({ place }) => place)),
    avgPoints: entries.length === 0 ? 0 : sum(entries, 'points') / entries.length,
    timeline: groups(entries, 'month')
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([month, played]) => ({ month, entries: played.length, profit: figuresOf(played).netProfit })),
    byGameType: Object.fromEntries(
      groups(entries, 'gameType').map(([type, played]) => [
        type,
        {
          entries: played.length,
          cashRate: figuresOf(played).cashRate,
          winnings: sum(played, 'won') / 100,
          cost: sum(played, 'fee') / 100,
        },
      ]),
    ),
  }
}

type Read = ReturnType<typeof readRow>

/** The same for every cohort, by label. */
export function expectedCohorts(rows: readonly HistoryRow[]) {
  const entries = rows.map(readRow)
  const partsBy = (labelOf: (entry: Read) => string) =>
    new Map(
      Object.entries(Object.groupBy(entries, labelOf)).map(([label, part = []]) => {
        const { totalEntries, cashRate, roi, netProfit } = figuresOf(part)
        const figures = { entries: totalEntries, profit: netProfit, tickets: sum(part, 'tickets') / 100 }
        const contests = new Set(part.map(({ contest }) => contest)).size
        return [label, { figures: { ...figures, contests }, cashRate, roi, rows: part.map(({ row }) => row) }]
      }),
    )
  return {
    sport: partsBy(({ sport }) => sport),
    gameType: partsBy(({ gameType }) => gameType),
    month: partsBy(({ month }) => month),
    entryFee: partsBy(({ fee }) => feeLabel(fee / 100)),
    fieldSize: partsBy(({ field }) => fieldLabel(field)),
  }
}

function feeLabel(fee: number): string {
  if (fee === 0) return 'Free'
  if (fee < 1) return 'Under $1'
  if (fee < 5) return '$1 to $4.99'
  if (fee < 25) return '$5 to $24.99'
  return fee < 100 ? '$25 to $99.99' : '$100 and more'
}

function fieldLabel(field: number): string {
  if (field === 0) return 'Unknown'
  if (field <= 2) return 'Head to head'
  if (field <= 20) return '3 to 20'
  if (field <= 100) return '21 to 100'
  if (field <= 1000) return '101 to 1,000'
  return field <= 10_000 ? '1,001 to 10,000' : 'Over 10,000'
}

function readRow(row: HistoryRow) {
  return {
    row,
    sport: row.Sport,
    gameType: row.Game_Type,
    contest: row.Contest_Key,
    field: Number(row.Contest_Entries),
    tickets: cents(row.Winnings_Ticket),
    month: row.Contest_Date_EST.slice(0, 7),
    place: Number(row.Place),
    points: Number(row.Points),
    fee: cents(row.Entry_Fee),
    won: cents(row.Winnings_Non_Ticket) + cents(row.Winnings_Ticket),
  }
}

function figuresOf(entries: readonly Read[]) {
  const cost = sum(entries, 'fee')
  const cashed = entries.filter(({ won, fee }) => won > fee).length
  return {
    totalEntries: entries.length,
    cashRate: entries.length === 0 ? 0 : (cashed / entries.length) * 100,
    netProfit: (sum(entries, 'won') - sum(entries, 'fee')) / 100,
    roi: cost === 0 ? 0 : ((sum(entries, 'won') - cost) / cost) * 100,
  }
}

function groups(entries: readonly Read[], by: 'month' | 'gameType'): [string, Read[]][] {
  return Object.entries(Object.groupBy(entries, (entry) => entry[by])) as [string, Read[]][]
}

function sum(entries: readonly Read[], figure: 'fee' | 'won' | 'tickets' | 'points'): number {
  let total = 0
  for (const entry of entries) total += entry[figure]
  return total
}

function cents(cell: string): number {
  return Math.round(Number(cell.replaceAll(/[$,]/g, '')) * 100)
}
