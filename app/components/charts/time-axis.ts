/** The labels below a chart over time. Times are milliseconds since 1970, in UTC. */

type AxisTick = { x: number; label: string }

const DAY_MS = 86_400_000

const DAY_STEPS = [1, 2, 7, 14]
const MONTH_STEPS = [1, 2, 3, 6, 12, 24, 60, 120]

/**
 * At most `most` labels between two days, both included: evenly spaced days of a short span, otherwise first days of
 * months or years. The year is named at the first label and where it changes.
 */
export function timeTicks(from: number, to: number, most: number): AxisTick[] {
  const fits = ({ length }: number[]) => length <= most
  const days = DAY_STEPS.map((step) => everyFewDays(from, to, step)).find(fits)
  if (days) return labelled(days, dayLabel)
  const months = MONTH_STEPS.map((step) => everyFewMonths(from, to, step)).find(fits) ?? []
  // The only first day within a span that long would say little about it.
  if (months.length < 2) return labelled([from, to], dayLabel)
  const isYearly = months.every((day) => new Date(day).getUTCMonth() === 0)
  return labelled(months, isYearly ? (day) => year.format(day) : monthLabel)
}

function labelled(days: number[], label: (at: number, before: number | undefined) => string): AxisTick[] {
  return days.map((day, index) => ({ x: day, label: label(day, days[index - 1]) }))
}

function everyFewDays(from: number, to: number, step: number): number[] {
  const length = Math.floor((to - from) / (step * DAY_MS)) + 1
  return Array.from({ length }, (_, index) => from + index * step * DAY_MS)
}

/** The first days of every `step`th month, counted from a January. */
function everyFewMonths(from: number, to: number, step: number): number[] {
  const first = monthsOf(from)
  const months = monthsOf(to) - first + 1
  return Array.from({ length: months }, (_, index) => first + index)
    .filter((month) => month % step === 0)
    .map((month) => Date.UTC(Math.floor(month / 12), month % 12))
    .filter((day) => day >= from && day <= to)
}

/** Months since the year 0. */
function monthsOf(day: number): number {
  const date = new Date(day)
  return date.getUTCFullYear() * 12 + date.getUTCMonth()
}

const year = new Intl.DateTimeFormat('en-US', { year: 'numeric', timeZone: 'UTC' })
const month = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' })
const monthAndYear = new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' })
const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' })
const wholeDate = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
})

function monthLabel(at: number, before: number | undefined): string {
  return (isNewYear(at, before) ? monthAndYear : month).format(at)
}

function dayLabel(at: number, before: number | undefined): string {
  return (isNewYear(at, before) ? wholeDate : day).format(at)
}

function isNewYear(at: number, before: number | undefined): boolean {
  return before === undefined || new Date(before).getUTCFullYear() !== new Date(at).getUTCFullYear()
}
