import type { Format } from '#core/formats/format.ts'
import type { SimContest } from '#core/payouts/sim-contest.ts'
import type { SimOutcome } from '#optimizer/sim/outcome.ts'
import { lineupText } from './build-text.ts'
import type { FileLineup } from './read-lineups.ts'
import { idsOf } from './slate-input.ts'
import { tableText } from './table-text.ts'

export type SimAnswer = {
  mode: Format
  contest: SimContest
  seed: number
  /** The lineups in the order given. */
  players: readonly FileLineup[]
  /** By lineup, the opponents' entries that are expected to be the same. */
  copies: readonly number[]
  alone: SimOutcome
  together: SimOutcome
}

/** Chances and ROI in percent, errors of one standard error in the same unit, money in dollars. */
export function simJson(simulated: SimAnswer): string {
  const { contest, seed, players, copies, alone, together } = simulated
  const lineups = players.map((own, i) => {
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
  })
  const entered = together.outcomes.length
  const answer = {
    games: alone.games,
    seed,
    entries: contest.entries,
    fieldRoi: fieldRoi(simulated),
    conservation: { worst: dollars(together.conservation?.worst ?? 0) },
    lineups,
    together: entered > 0 && together.together ? togetherJson(together.together, entered) : null,
  }
  return `${JSON.stringify(answer, null, 2)}\n`
}

/** What the average entry makes of its fee, one's own entries included: after every game what the house keeps is lost. */
function fieldRoi({
  contest,
  together: { fieldRoi: ofOpponents, together, outcomes },
}: SimAnswer): number | null {
  if (ofOpponents === null) return null
  const own = outcomes.length
  const ofOwn = own > 0 ? (together?.roi?.value ?? 0) : 0
  return percent((ofOpponents * (contest.entries - own) + ofOwn * own) / contest.entries)
}

type Together = NonNullable<SimOutcome['together']>

function togetherJson({ profit, roi, chanceOfProfit, chanceOfLosingAll }: Together, entries: number) {
  return {
    entries,
    profit: dollars(profit.value),
    profitError: dollars(profit.error),
    roi: roi && percent(roi.value),
    roiError: roi && percent(roi.error),
    chanceOfProfit: percent(chanceOfProfit.value),
    chanceOfLosingAll: percent(chanceOfLosingAll.value),
  }
}

/** The lineups by ROI, or by the chance of a top place where entry is free. */
export function simTable(simulated: SimAnswer): string {
  const { contest, players, copies, alone, together } = simulated
  const { mode } = simulated
  const rows = alone.outcomes
    .map((outcome, i) => ({ ...outcome, i }))
    .sort((a, b) => (b.roi?.value ?? b.top1.value) - (a.roi?.value ?? a.top1.value))
    .map(({ win, top1, cash, roi, i }) => [
      String(i + 1),
      roi ? `${percent(roi.value).toFixed(1)}%` : '-',
      roi ? `${percent(roi.error).toFixed(1)}` : '-',
      `${percent(top1.value).toFixed(2)}%`,
      `${percent(cash.value).toFixed(1)}%`,
      win.value === 0 ? 'never' : `1 in ${Math.round(1 / win.value).toLocaleString('en-US')}`,
      copies[i]! < 10 ? copies[i]!.toFixed(2) : copies[i]!.toFixed(0),
      lineupText(players[i]!, mode),
    ])
  const field = fieldRoi(simulated)
  const heads = ['#', 'ROI', '+-', 'Top 1%', 'Cash', 'Win', 'Dupes', 'Lineup']
  const lines = [
    tableText(heads, rows),
    '',
    `${alone.games.toLocaleString('en-US')} games of ${contest.entries.toLocaleString('en-US')} entries. +- is one standard error.`,
    ...(field === null ? [] : [`The average entry makes ${field.toFixed(1)}%.`]),
    ...togetherLine(together),
  ]
  return `${lines.join('\n')}\n`
}

function togetherLine({ together, outcomes }: SimOutcome): string[] {
  if (!together || outcomes.length === 0) return []
  const { profit, chanceOfProfit, chanceOfLosingAll } = together
  const amount = `${dollarText(profit.value)} +- ${dollarText(profit.error)}`
  return [
    `All ${outcomes.length} entered together: profit ${amount}; ahead in ${percent(chanceOfProfit.value).toFixed(1)}% of the games, nothing won in ${percent(chanceOfLosingAll.value).toFixed(1)}%.`,
  ]
}

export function percent(share: number): number {
  return 100 * share
}

export function dollars(cents: number): number {
  return cents / 100
}

export function dollarText(cents: number): string {
  return `${cents < 0 ? '-' : ''}$${Math.abs(dollars(cents)).toFixed(2)}`
}
