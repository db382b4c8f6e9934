import { carryLineup } from '#contract/transfer.ts'
import { type SpreadsheetCell, writeSpreadsheetRows } from '#core/files/spreadsheet-csv.ts'
import { toDollars } from '#core/money/cents.ts'
import { toTenths } from '#core/money/percent.ts'
import { profitCents, roiPct } from '#core/money/returns.ts'
import { moneyOf } from '#core/money/returns-summary.ts'
import { type WholeLineup, wholeLineupsAfter } from '#db/lineup-transfer.ts'
import { requireUser, type ServiceContext } from '#workers/context.server.ts'
import { inPieces, jsonList } from './pieces.ts'

/** The caller's lineups as a table, a row each. */
export function exportLineupsCsv(ctx: ServiceContext): AsyncGenerator<string> {
  return csvOf(allLineups(ctx))
}

/** The caller's lineups with players and slates, as `importRecords` takes them. */
export function exportLineupsJson(ctx: ServiceContext): AsyncGenerator<string> {
  return jsonList('lineups', allLineups(ctx), carryLineup)
}

export function allLineups(ctx: ServiceContext): AsyncGenerator<WholeLineup[]> {
  const { id: userId } = requireUser(ctx)
  return inPieces(
    (after, limit) => wholeLineupsAfter(ctx.db, { userId, after, limit }),
    ({ lineup }) => lineup.id,
  )
}

async function* csvOf(pieces: AsyncIterable<WholeLineup[]>): AsyncGenerator<string> {
  yield writeSpreadsheetRows([HEADER])
  for await (const piece of pieces) yield writeSpreadsheetRows(piece.map(toCells))
}

const HEADER = [
  'Lineup Name',
  'Contest',
  'Contest Type',
  'Game Mode',
  'Week',
  'Points',
  'Entry Fee',
  'Winnings',
  'Profit',
  'ROI %',
  'Rank',
  'Field Size',
  'Finalized',
  'Saved At',
  'Players',
]

function toCells({ lineup, players }: WholeLineup): SpreadsheetCell[] {
  const money = moneyOf(lineup)
  return [
    lineup.lineupName,
    lineup.contestName,
    lineup.contestType,
    lineup.gameMode,
    lineup.week,
    lineup.pointsTotal,
    toDollars(money.feesCents),
    toDollars(money.winningsCents),
    toDollars(profitCents(money)),
    toTenths(roiPct(money)),
    lineup.rank,
    lineup.entryFieldSize,
    lineup.finalized ? 'yes' : 'no',
    new Date(lineup.createdAt).toISOString(),
    players
      .map(({ isCaptain, position, playerName }) => `${isCaptain ? 'CPT' : position} ${playerName}`)
      .join('; '),
  ]
}
