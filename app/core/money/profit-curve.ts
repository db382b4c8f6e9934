import { groupBy } from '../collections/group-by.ts'

/** A profit or loss on a day. */
export type ProfitStep = {
  label: string
  /** `YYYY-MM-DD` */
  date: string
  entries: number
  profitCents: number
}

/** The total profit up to and including this day, month or step. */
type CurvePoint = ProfitStep & { totalCents: number }

export type ProfitCurve = { unit: 'step' | 'day' | 'month'; points: CurvePoint[] }

/** The most points that a screen shows distinctly. */
const MOST_POINTS = 100
/** With fewer points the curve is bundled by count instead of by day or month. */
const FEWEST_POINTS = 12

/**
 * The running total of the steps: one point for each step while a screen can show them, otherwise one for each day or
 * month, or for bundles of equally many steps where days and months would give too few points.
 */
export function profitCurve(steps: readonly ProfitStep[]): ProfitCurve {
  if (steps.length <= MOST_POINTS) return { unit: 'step', points: addUp(steps) }
  const days = merged(steps, ({ date }) => date)
  if (days.length < FEWEST_POINTS) return { unit: 'step', points: addUp(bundled(steps)) }
  if (days.length <= MOST_POINTS) return { unit: 'day', points: addUp(days) }
  return { unit: 'month', points: addUp(merged(days, ({ date }) => date.slice(0, 7))) }
}

/** The steps of each day or month added up, labelled with it. */
function merged(steps: readonly ProfitStep[], unitOf: (step: ProfitStep) => string): ProfitStep[] {
  return [...groupBy(steps, unitOf)].map(([unit, alike]) => asOne(alike, unit))
}

function bundled(steps: readonly ProfitStep[]): ProfitStep[] {
  const size = Math.ceil(steps.length / MOST_POINTS)
  const bundles = groupBy(steps.keys(), (index) => Math.floor(index / size))
  return [...bundles.values()].map((indices) => {
    const bundle = indices.map((index) => steps[index]!)
    return asOne(bundle, `${bundle[0]!.label} to ${bundle.at(-1)!.label}`)
  })
}

function asOne(steps: readonly ProfitStep[], label: string): ProfitStep {
  return {
    label,
    date: steps[0]!.date,
    entries: steps.reduce((sum, { entries }) => sum + entries, 0),
    profitCents: steps.reduce((sum, { profitCents }) => sum + profitCents, 0),
  }
}

function addUp(steps: readonly ProfitStep[]): CurvePoint[] {
  let totalCents = 0
  return steps.map((step) => {
    totalCents += step.profitCents
    return { ...step, totalCents }
  })
}
