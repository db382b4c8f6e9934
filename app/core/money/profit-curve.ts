import { groupBy } from '../collections/group-by.ts'

/** Something that won or lost money, on its day. */
export type ProfitStep = {
  label: string
  /** `YYYY-MM-DD` */
  date: string
  entries: number
  profitCents: number
}

/** What was won since the beginning, up to and including this day, month or step. */
type CurvePoint = ProfitStep & { totalCents: number }

export type ProfitCurve = { unit: 'step' | 'day' | 'month'; points: CurvePoint[] }

/** More points than this are no longer told apart on a screen. */
const MOST_POINTS = 100
/** Fewer say little about a way of many steps. */
const FEWEST_POINTS = 12

/**
 * The steps added up one after another: each by itself while a screen can show them, otherwise by day or month, or in
 * bundles of as many steps where the calendar would leave next to nothing of their order.
 */
export function profitCurve(steps: readonly ProfitStep[]): ProfitCurve {
  if (steps.length <= MOST_POINTS) return { unit: 'step', points: addUp(steps) }
  const days = merged(steps, ({ date }) => date)
  if (days.length < FEWEST_POINTS) return { unit: 'step', points: addUp(bundled(steps)) }
  if (days.length <= MOST_POINTS) return { unit: 'day', points: addUp(days) }
  return { unit: 'month', points: addUp(merged(days, ({ date }) => date.slice(0, 7))) }
}

/** Steps of one day or month as one, labelled by it. */
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
