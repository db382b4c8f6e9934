import { toHundredths } from '../../players/shown-points.ts'

/** How figures are written in analysis texts: plain ASCII digits, en-US, without trailing zeros. */

const whole = new Intl.NumberFormat('en-US')

/** `23.57`, `8.1`, `12`: at most two decimals. */
export function points(value: number): string {
  return String(toHundredths(value))
}

/** `15.71 points`, `1 point`. */
export function pointsOf(value: number): string {
  const figure = points(value)
  return figure === '1' ? '1 point' : `${figure} points`
}

/** `24`, for what is known only roughly: the ends of a usual range. */
export function roughly(value: number): string {
  return String(Math.round(value))
}

/** `24 points`, `1 point`. */
export function roughlyPoints(value: number): string {
  return pointsOf(Math.round(value))
}

/** `62%` */
export function percent(value: number): string {
  return `${Math.round(value)}%`
}

/** `7.1%`, as the pool's table shows ownership. */
export function share(value: number): string {
  return `${Math.round(value * 10) / 10}%`
}

export function count(value: number): string {
  return whole.format(value)
}

/** `1st`, `22nd`, `113th`. */
export function ordinal(rank: number): string {
  const ending = rank % 100 >= 11 && rank % 100 <= 13 ? 'th' : (['th', 'st', 'nd', 'rd'][rank % 10] ?? 'th')
  return `${count(rank)}${ending}`
}

/** `0.38`, `-0.4` */
export function correlation(value: number): string {
  return points(value)
}
