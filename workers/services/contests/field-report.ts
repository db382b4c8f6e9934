import type { SlateReport } from '#contract/contest-slate.ts'
import type { FieldReport } from '#contract/field-report.ts'
import { lineupCopies } from '#core/contest/copies.ts'
import { entriesOfUser } from '#core/contest/entries-of-user.ts'
import { compareExposure } from '#core/contest/exposure.ts'
import { captainOf, type Field, namesOf, slotsInOrder } from '#core/contest/field.ts'
import { winningRank } from '#core/contest/learning.ts'
import { slateFit, slateProblem } from '#core/contest/slate-fit.ts'
import { slatePrices } from '#core/contest/slate-prices.ts'
import { slateShapes } from '#core/contest/slate-shapes.ts'
import type { Format } from '#core/formats/format.ts'
import { findFormat } from '#core/formats/lookup.ts'
import { toDollars } from '#core/money/cents.ts'
import { winningsCents } from '#core/payouts/winnings.ts'
import type { Player } from '#core/players/player.ts'
import { contestFigures } from '#core/verdict/contest-figures.ts'
import { positionsOf } from '#core/verdict/player-scores.ts'
import type { Db } from '#db/client.ts'
import { placedEntryKeys } from '#db/contests/contest-placings.ts'
import type { Contest } from '#db/contests/contests.ts'
import type { ServiceContext } from '#workers/context.server.ts'
import { hindsightLineup } from './hindsight.ts'
import { withField } from './read-field.ts'
import { requireContest } from './require-contest.ts'
import { slatePlayers } from './slates.ts'

const ENTRIES_SHOWN = 150
const PLAYERS_SHOWN = 100

/** Figures over the whole field and the user's entries: of the screen name, or else those that are known by their keys. */
export async function fieldReport(
  ctx: ServiceContext,
  { contestId, screenName }: { contestId: string | undefined; screenName: string | null },
): Promise<FieldReport> {
  const contest = await requireContest(ctx, contestId)
  return withField(ctx.files, contest, (field, pause) => reportOf(ctx, { contest, screenName, field, pause }))
}

async function reportOf(
  ctx: ServiceContext,
  {
    contest,
    screenName,
    field,
    pause,
  }: { contest: Contest; screenName: string | null; field: Field; pause: () => Promise<void> },
): Promise<FieldReport> {
  const format = findFormat(contest.format)
  const slate = await reportSlate(ctx.db, { contest, field, format })
  const bestRank = winningRank(field.entries)
  const mine = await ownEntries(ctx.db, field, { ...contest, screenName })
  const winnings = contest.payouts && winningsCents(field.ranks, contest.payouts)
  const fitting = slate?.report.problem === null ? slate : null
  const positionOf = positionsOf(field, fitting?.players ?? [])
  await pause()
  const described = mine && describeEntries(field, mine, winnings)
  await pause()
  const exposure = compareExposure(field, mine ?? [], bestRank)
    .slice(0, PLAYERS_SHOWN)
    .map((row) => ({ ...row, position: positionOf(row.player) }))
  await pause()
  const figures = contestFigures(field, {
    mine,
    bestRank,
    slate: fitting,
    format: contest.format,
    winningsCents: winnings,
  })
  await pause()
  const bySlate = await figuresBySlate(ctx, field, { slate: fitting, bestRank })
  return {
    screenName,
    mine: described,
    bestRank,
    exposure,
    figures,
    slate: slate?.report ?? null,
    ...bySlate,
  }
}

/** The figures that need salaries and teams; null unless the slate fits. */
async function figuresBySlate(
  ctx: ServiceContext,
  field: Field,
  { slate, bestRank }: { slate: ReportedSlate | null; bestRank: number },
): Promise<Pick<FieldReport, 'hindsight' | 'shapes'>> {
  if (slate === null) return { hindsight: null, shapes: null }
  const { format, players } = slate
  return {
    hindsight: await hindsightLineup(ctx, field, { format, slate: players }),
    shapes: slateShapes(field, players, { format, bestRank }),
  }
}

function describeEntries(
  field: Field,
  entries: readonly number[],
  winnings: Float64Array | null,
): NonNullable<FieldReport['mine']> {
  const shown = entries.slice(0, ENTRIES_SHOWN)
  const names = namesOf(field, shown)
  const { copies } = lineupCopies(field)
  const dollarsOf = (entry: number) => winnings && toDollars(winnings[entry]!)
  return {
    count: entries.length,
    winnings: winnings && toDollars(entries.reduce((sum, entry) => sum + winnings[entry]!, 0)),
    entries: shown.map((entry) => {
      const captain = captainOf(field, entry)
      return {
        rank: field.ranks[entry]!,
        entryId: String(field.entryIds[entry]),
        entryName: names.get(entry)!,
        points: field.pointsMilli[entry]! / 1000,
        captain: captain === null ? null : field.players[captain]!.name,
        players: slotsInOrder(field, entry).flatMap((player) => field.players[player]?.name ?? []),
        copies: copies[entry]!,
        winnings: dollarsOf(entry),
      }
    }),
  }
}

/**
 * Numbers of the user's entries, best rank first: those of a screen name, else those that the user entered from a set and
 * that are known by their keys. Null without a name when none is known.
 */
async function ownEntries(
  db: Db,
  field: Field,
  { id, userId, screenName }: { id: number; userId: number; screenName: string | null },
): Promise<number[] | null> {
  if (screenName !== null) return entriesOfUser(field, { screenName, keys: new Set() })
  const keys = new Set(await placedEntryKeys(db, { contestId: id, userId }))
  return keys.size === 0 ? null : entriesOfUser(field, { screenName: null, keys })
}

const MOST_NAMES = 5

type ReportedSlate = { format: Format; players: Player[]; report: SlateReport }

/** The contest's slate and how well it fits the lineups; null without a slate. */
async function reportSlate(
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
