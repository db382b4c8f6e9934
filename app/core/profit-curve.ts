/** Something that won or lost money, on its day. */
export type ProfitStep = {
  label: string
  /** `YYYY-MM-DD` */
  date: string
  entries: number
  profitCents: number
}

/** What was won since the beginning, up to and including this day, month or step. */
export type CurvePoint = ProfitStep & { totalCents: number }

export type ProfitCurve = { unit: 'step' | 'day' | 'month'; points: CurvePoint[] }

/** More points than this are no longer told apart on a screen. */
const MOST_POINTS = 100

/** The steps added up one after another, in the finest of three units that shows no more points than a screen can. */
export function profitCurve(steps: readonly ProfitStep[]): ProfitCurve {
  if (steps.length <= MOST_POINTS) return { unit: 'step', points: addUp(steps) }
  const days = merged(steps, ({ date }) => date)
  if (days.length <= MOST_POINTS) return { unit: 'day', points: addUp(days) }
  return { unit: 'month', points: addUp(merged(days, ({ date }) => date.slice(0, 7))) }
}

/** Steps of one day or month as one, labelled and dated by it. */
function merged(steps: readonly ProfitStep[], unitOf: (step: ProfitStep) => string): ProfitStep[] {
  return [...Map.groupBy(steps, unitOf)].map(([unit, alike]) => ({
    label: unit,
    date: alike[0]!.date,
    entries: alike.reduce((sum, { entries }) => sum + entries, 0),
    profitCents: alike.reduce((sum, { profitCents }) => sum + profitCents, 0),
  }))
}

function addUp(steps: readonly ProfitStep[]): CurvePoint[] {
  let totalCents = 0
  return steps.map((step) => {
    totalCents += step.profitCents
    return { ...step, totalCents }
  })
}
