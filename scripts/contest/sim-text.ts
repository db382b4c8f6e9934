import type { Format } from '#core/formats/format.ts'
import type { SimContest } from '#core/payouts/sim-contest.ts'
import type { SimOutcome } from '#optimizer/sim/outcome.ts'
import { profitAt } from '#optimizer/sim/profit-distribution.ts'
import { lineupText } from './build-text.ts'
import type { PlayedContest } from './played-contest.ts'
import type { FileLineup } from './read-lineups.ts'
import { idsOf } from './slate-input.ts'
import { tableText } from './table-text.ts'
import { dollars, moneyText, percent } from './units.ts'

export type SimAnswer = {
  mode: Format
  contest: SimContest
  seed: number
  /** The lineups in the order given. */
  players: readonly FileLineup[]
  played: PlayedContest
}

export function simJson(answer: SimAnswer): string {
  return `${JSON.stringify(simFigures(answer), null, 2)}\n`
}

/** Chances and ROI in percent, errors of one standard error in the same unit, money in dollars. */
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
      const { win, top1, cash, roi } = alone.outcomes[i]!
      return {
        ids: idsOf(own),
        win: percent(win.value),
        top1: percent(top1.value),
        cash: percent(cash.value),
        roi: roi && percent(roi.value),
        roiError: roi && percent(roi.error),
        copies: copies[i]!,
      }
    }),
    together: togetherFigures(together),
  }
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

function togetherFigures({ together, outcomes }: SimOutcome) {
  if (!together || outcomes.length === 0) return null
  const { profit, roi, chanceOfProfit, chanceOfLosingAll } = together
  return {
    entries: outcomes.length,
    profit: dollars(profit.value),
    profitError: dollars(profit.error),
    roi: roi && percent(roi.value),
    roiError: roi && percent(roi.error),
    profitAt: Object.fromEntries(PERCENTILES.map((at) => [at, dollars(profitAt(together, at / 100))])),
    chanceOfProfit: percent(chanceOfProfit.value),
    chanceOfLosingAll: percent(chanceOfLosingAll.value),
  }
}

/** The lineups by ROI, or by the chance of a top place where entry is free. */
export function simTable(answer: SimAnswer): string {
  const { contest, played } = answer
  const field = fieldRoi(answer)
  const lines = [
    lineupTable(answer),
    '',
    `${played.alone.games.toLocaleString('en-US')} games of ${contest.entries.toLocaleString('en-US')} entries. +- is one standard error.`,
    ...(field === null ? [] : [`The average entry makes ${field.toFixed(1)}%.`]),
    ...togetherLine(played.together),
  ]
  return `${lines.join('\n')}\n`
}

export function lineupTable({ mode, players, played: { alone, copies } }: SimAnswer): string {
  const rows = alone.outcomes
    .map((outcome, i) => ({ ...outcome, i }))
    .sort((a, b) => (b.roi?.value ?? b.top1.value) - (a.roi?.value ?? a.top1.value))
    .map(({ win, top1, cash, roi, i }) => [
      String(i + 1),
      roi ? `${percent(roi.value).toFixed(1)}%` : '-',
      roi ? percent(roi.error).toFixed(1) : '-',
      `${percent(top1.value).toFixed(2)}%`,
      `${percent(cash.value).toFixed(1)}%`,
      win.value === 0 ? 'never' : `1 in ${Math.round(1 / win.value).toLocaleString('en-US')}`,
      copies[i]! < 10 ? copies[i]!.toFixed(2) : copies[i]!.toFixed(0),
      lineupText(players[i]!, mode),
    ])
  return tableText(['#', 'ROI', '+-', 'Top 1%', 'Cash', 'Win', 'Dupes', 'Lineup'], rows)
}

function togetherLine({ together, outcomes }: SimOutcome): string[] {
  if (!together || outcomes.length === 0) return []
  const { profit, chanceOfProfit, chanceOfLosingAll } = together
  return [
    `All ${outcomes.length} entered together: profit ${moneyText(profit)}; ahead in ${percent(chanceOfProfit.value).toFixed(1)}% of the games, nothing won in ${percent(chanceOfLosingAll.value).toFixed(1)}%.`,
  ]
}
