import { carryLineup } from '#contract/transfer.ts'
import { type SpreadsheetCell, writeSpreadsheetRows } from '#core/files/spreadsheet-csv.ts'
import { findFormat } from '#core/formats/lookup.ts'
import { isPending, settledMoneyOf } from '#core/lineups/pending.ts'
import { toDollars, toDollarsOrNull } from '#core/money/cents.ts'
import { toTenths } from '#core/money/percent.ts'
import { type FeesAndWinnings, profitCents, roiPct } from '#core/money/returns.ts'
import { POINTS_WORDS } from '#core/players/points-words.ts'
import { toHundredths } from '#core/players/shown-points.ts'
import { type WholeLineup, wholeLineupsAfter } from '#db/lineups/lineup-transfer.ts'
import { requireUser, type ServiceContext } from '#workers/context.server.ts'
import { inPieces, jsonList } from './pieces.ts'

/** The caller's lineups as CSV, one row each. */
export function exportLineupsCsv(ctx: ServiceContext): AsyncGenerator<string> {
  return csvOf(allLineups(ctx))
}

/** The caller's lineups with players and slates, for `importRecords`. */
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
  yield writeSpreadsheetRows([Object.keys(COLUMNS)])
  const cellsOf = Object.values(COLUMNS)
  for await (const piece of pieces) {
    yield writeSpreadsheetRows(piece.map((whole) => cellsOf.map((cell) => cell(whole))))
  }
}

/** The columns in order, with their values. */
const COLUMNS: Record<string, (whole: WholeLineup) => SpreadsheetCell> = {
  'Lineup Name': ({ lineup }) => lineup.lineupName,
  Contest: ({ lineup }) => lineup.contestName,
  'Contest Type': ({ lineup }) => lineup.contestType,
  'Game Mode': ({ lineup }) => lineup.gameMode,
  Week: ({ lineup }) => lineup.week,
  Points: ({ lineup }) => lineup.pointsTotal,
  'Projected Points': ({ lineup }) => toHundredths(lineup.projectedPoints),
  'Projected By': ({ lineup }) => (lineup.pointsBy ? POINTS_WORDS[lineup.pointsBy] : 'unknown'),
  'Entry Fee': ({ lineup }) => toDollarsOrNull(lineup.entryFeeTotalCents),
  Winnings: settled(({ winningsCents }) => toDollars(winningsCents)),
  Profit: settled((money) => toDollars(profitCents(money))),
  'ROI %': settled((money) => tenths(roiPct(money))),
  Rank: ({ lineup }) => lineup.rank,
  'Field Size': ({ lineup }) => lineup.entryFieldSize,
  Pending: ({ lineup }) => (isPending(lineup) ? 'yes' : 'no'),
  Finalized: ({ lineup }) => (lineup.finalized ? 'yes' : 'no'),
  'Saved At': ({ lineup }) => new Date(lineup.createdAt).toISOString(),
  Players: ({ lineup, players }) => {
    const captainCode = findFormat(lineup.gameMode)?.captain?.code
    return players.map((player) => playerText(player, captainCode)).join('; ')
  },
}

/** A figure of a lineup with a result; an empty cell while the result is pending. */
function settled(figure: (money: FeesAndWinnings) => number | null): (whole: WholeLineup) => SpreadsheetCell {
  return ({ lineup }) => {
    const money = settledMoneyOf(lineup)
    return money && figure(money)
  }
}

function tenths(pct: number | null): number | null {
  return pct === null ? null : toTenths(pct)
}

function playerText(
  { isCaptain, position, playerName }: WholeLineup['players'][number],
  captainCode: string | undefined,
): string {
  return `${(isCaptain && captainCode) || position} ${playerName}`
}
