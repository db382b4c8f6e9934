import type { SlateReport } from '#contract/contest-slate.ts'
import type { Field } from '#core/contest/field.ts'
import { slateFit, slateProblem } from '#core/contest/slate-fit.ts'
import { slatePrices } from '#core/contest/slate-prices.ts'
import type { Format } from '#core/formats/format.ts'
import type { Player } from '#core/players/player.ts'
import type { Db } from '#db/client.ts'
import type { Contest } from '#db/contests/contests.ts'
import { slatePlayers } from './slates.ts'

const MOST_NAMES = 5

export type ReportedSlate = { format: Format; players: Player[]; report: SlateReport }

/** The contest's slate and how well it fits the lineups; null without a slate. */
export async function reportSlate(
  db: Db,
  { contest, field, format }: { contest: Contest; field: Field; format: Format | null },
): Promise<ReportedSlate | null> {
  const { userId, gameId } = contest
  if (gameId === null || !format) return null
  const players = await slatePlayers(db, { userId, slateId: gameId, format })
  const { drafted, listed, notListed, lineups, overBudget, ...fit } = slateFit(
    field,
    slatePrices(field, players, format),
    format,
  )
  const problem = players.length === 0 ? 'unreadable' : slateProblem({ ...fit, lineups, overBudget })
  const names = notListed.slice(0, MOST_NAMES)
  return {
    format,
    players,
    report: {
      slateId: gameId,
      drafted,
      listed,
      notListed: names,
      lineups,
      overBudget,
      budget: format.budget,
      problem,
    },
  }
}
