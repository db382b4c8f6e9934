import { dupesText } from '#core/figures/estimates.ts'
import type { Format } from '#core/formats/format.ts'
import { meanCash, shownSetMoney } from '#core/games/set-claims.ts'
import { claimBasis, shownCash, shownClaim, shownRoi } from '#core/games/shrink.ts'
import type { Estimate } from '#core/numbers/estimate.ts'
import type { SimContest } from '#core/payouts/sim-contest.ts'
import type { LineupOutcome } from '#optimizer/sim/outcome.ts'
import { profitAt } from '#optimizer/sim/profit-distribution.ts'
import { lineupText } from './build-text.ts'
import type { Copies } from './field-entries.ts'
import type { PlayedContest } from './played-contest.ts'
import type { FileLineup } from './read-lineups.ts'
import { idsOf } from './slate-input.ts'
import { tableText } from './table-text.ts'
import { dollars, percent, profitText, roiCells } from './units.ts'

export type SimAnswer = {
  format: Format
  contest: SimContest
  seed: number
  /** The lineups in the order given. */
  players: readonly FileLineup[]
  played: PlayedContest
}

/** What the figures of an answer are moved by, and towards: the screen shows the same. */
export function claimsOf({ format, played }: Pick<SimAnswer, 'format' | 'played'>) {
  return { basis: claimBasis(format, null), means: played.alone.means }
}

function shownOutcome(outcome: LineupOutcome, answer: SimAnswer) {
  const { basis, means } = claimsOf(answer)
  const { win, top1, cash, roi } = outcome
  const paid = { own: cash, mean: means.cash }
  return {
    win: shownClaim(win, means.win, paid, basis),
    top1: shownClaim(top1, means.top1, paid, basis),
    cash: shownCash(paid, basis),
    roi: roi && means.roi !== null ? shownRoi(roi, means.roi, paid, basis, means) : null,
  }
}

function percentsOf({ win, top1, cash, roi }: Pick<LineupOutcome, 'win' | 'top1' | 'cash' | 'roi'>) {
  return {
    win: percent(win.value),
    top1: percent(top1.value),
    cash: percent(cash.value),
    roi: roi && percent(roi.value),
    roiError: roi && percent(roi.error),
  }
}

export function simJson(answer: SimAnswer): string {
  return `${JSON.stringify(simFigures(answer), null, 2)}\n`
}

/** Chances and ROI in percent, errors of one standard error in the same unit, money in dollars. `raw` is as simulated. */
export function simFigures(answer: SimAnswer) {
  const { contest, seed, players, played } = answer
  const { alone, together, copies } = played
  return {
    games: alone.games,
    seed,
    entries: contest.entries,
    fieldRoi: fieldRoi(answer),
    conservation: { worst: dollars(together.conservation?.worst ?? 0) },
    lineups: players.map((own, i) => {
      const raw = alone.outcomes[i]!
      return {
        ids: idsOf(own),
        ...percentsOf(shownOutcome(raw, answer)),
        copies: copiesFigure(copies[i]!),
        raw: percentsOf(raw),
      }
    }),
    together: togetherFigures(answer),
  }
}

/** A number, or the two ends of a rough range. */
function copiesFigure({ expected, rough }: Copies): number | { least: number; most: number } {
  return rough ? { least: expected, most: rough.most } : expected
}

/** What the average entry returns of its fee, the user's entries included: the house's share is lost whatever the games bring. */
function fieldRoi({ contest, played: { together } }: SimAnswer): number | null {
  if (together.fieldRoi === null) return null
  const own = together.outcomes.length
  const ofOwn = own > 0 ? (together.together?.roi?.value ?? 0) : 0
  return percent((together.fieldRoi * (contest.entries - own) + ofOwn * own) / contest.entries)
}

/** In so many of 100 games the profit is at most this. */
const PERCENTILES = [5, 25, 50, 75, 95]

/** Their money as it is shown; null where no lineups are entered. */
function togetherMoney(answer: SimAnswer): { profit: Estimate; roi: Estimate | null } | null {
  const { together } = answer.played
  const { outcomes } = together
  const cash = meanCash(outcomes.map((each) => each.cash))
  if (!together.together || cash === null) return null
  const { basis, means } = claimsOf(answer)
  return shownSetMoney(
    { profit: together.together.profit, cash, entries: outcomes.length, means },
    answer.contest.feeCents,
    basis,
  )
}

/** Profits by share of the games and chances are as simulated. */
function togetherFigures(answer: SimAnswer) {
  const { together, outcomes } = answer.played.together
  const shown = togetherMoney(answer)
  if (!together || shown === null) return null
  const moneyOf = ({ profit, roi }: { profit: Estimate; roi: Estimate | null }) => ({
    profit: dollars(profit.value),
    profitError: dollars(profit.error),
    roi: roi && percent(roi.value),
    roiError: roi && percent(roi.error),
  })
  const { chanceOfProfit, chanceOfLosingAll } = together
  return {
    entries: outcomes.length,
    ...moneyOf(shown),
    raw: moneyOf(together),
    profitAt: Object.fromEntries(PERCENTILES.map((at) => [at, dollars(profitAt(together, at / 100))])),
    chanceOfProfit: percent(chanceOfProfit.value),
    chanceOfLosingAll: percent(chanceOfLosingAll.value),
  }
}

/** The lineups by ROI, or by the chance of a top place where its error is large or entry is free. */
export function simTable(answer: SimAnswer): string {
  const { contest, played } = answer
  const field = fieldRoi(answer)
  const lines = [
    lineupTable(answer),
    '',
    `${played.alone.games.toLocaleString('en-US')} games of ${contest.entries.toLocaleString('en-US')} entries, moved towards the field as on the screen (--json has them as simulated too).`,
    '+- is one standard error: of the games, of points and opponents, and of how far such claims came true.',
    ...orderNote(answer),
    ...(field === null ? [] : [`The average entry makes ${field.toFixed(1)}%.`]),
    ...togetherLine(answer),
  ]
  return `${lines.join('\n')}\n`
}

/** Above so many hundredths of error the order by ROI is mostly chance. */
const WIDEST_ROI_ERROR = 0.1

/** Why the table is not in the order of the ROI; the error of the games decides, as on the screen. */
export function orderNote({ played }: SimAnswer): string[] {
  const errors = played.alone.outcomes.flatMap(({ roi }) => roi?.error ?? []).sort((a, b) => a - b)
  const error = errors[Math.floor(errors.length / 2)] ?? 0
  return error <= WIDEST_ROI_ERROR
    ? []
    : [`Sorted by Top 1%, because the games leave the ROI an error of ${percent(error).toFixed(0)} points.`]
}

export function lineupTable(answer: SimAnswer): string {
  const { format, players, played } = answer
  const byRoi = orderNote(answer).length === 0
  const worth = ({ roi, top1 }: { roi: Estimate | null; top1: Estimate }) =>
    byRoi && roi ? roi.value : top1.value
  const rows = played.alone.outcomes
    .map((raw, i) => ({ ...shownOutcome(raw, answer), i }))
    .sort((a, b) => worth(b) - worth(a))
    .map(({ win, top1, cash, roi, i }) => [
      String(i + 1),
      ...(roi ? roiCells(roi) : ['-', '-']),
      `${percent(top1.value).toFixed(2)}%`,
      `${percent(cash.value).toFixed(1)}%`,
      win.value === 0 ? 'never' : `1 in ${Math.round(1 / win.value).toLocaleString('en-US')}`,
      dupesText(played.copies[i]!),
      lineupText(players[i]!, format),
    ])
  return tableText(['#', 'ROI', '+-', 'Top 1%', 'Cash', 'Win', 'Dupes', 'Lineup'], rows)
}

function togetherLine(answer: SimAnswer): string[] {
  const { together, outcomes } = answer.played.together
  const shown = togetherMoney(answer)
  if (!together || shown === null) return []
  const { chanceOfProfit, chanceOfLosingAll } = together
  const fees = outcomes.length * answer.contest.feeCents
  return [
    `All ${outcomes.length} entered together: ${profitText(shown.profit, fees)} As simulated: ahead in ${percent(chanceOfProfit.value).toFixed(1)}% of the games, nothing won in ${percent(chanceOfLosingAll.value).toFixed(1)}%.`,
  ]
}
