import type { HistoryRow } from '#core/fixtures/contest-history.ts'

/** What SPEC.md's analytics must be, worked out from the file's own cells and in whole cents. */
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

function readRow(row: HistoryRow) {
  return {
    gameType: row.Game_Type,
    month: row.Contest_Date_EST.slice(0, 7),
    place: Number(row.Place),
    points: Number(row.Points),
    fee: cents(row.Entry_Fee),
    won: cents(row.Winnings_Non_Ticket) + cents(row.Winnings_Ticket),
  }
}

function figuresOf(entries: readonly Read[]) {
  const paid = entries.filter(({ fee }) => fee > 0)
  const cost = sum(paid, 'fee')
  const cashed = entries.filter(({ won, fee }) => won > fee).length
  return {
    totalEntries: entries.length,
    cashRate: entries.length === 0 ? 0 : (cashed / entries.length) * 100,
    netProfit: (sum(entries, 'won') - sum(entries, 'fee')) / 100,
    roi: cost === 0 ? 0 : ((sum(paid, 'won') - cost) / cost) * 100,
  }
}

function groups(entries: readonly Read[], by: 'month' | 'gameType'): [string, Read[]][] {
  return Object.entries(Object.groupBy(entries, (entry) => entry[by])) as [string, Read[]][]
}

function sum(entries: readonly Read[], figure: 'fee' | 'won' | 'points'): number {
  let total = 0
  for (const entry of entries) total += entry[figure]
  return total
}

function cents(cell: string): number {
  return Math.round(Number(cell.replaceAll(/[$,]/g, '')) * 100)
}
