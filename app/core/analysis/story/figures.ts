import { formatCount } from '../../figures/format.ts'
import { toHundredths } from '../../players/shown-points.ts'
import { decimalText } from '../../text/decimal-text.ts'

/* Figures as analysis texts write them, without trailing zeros. */

/** `23.57`, `8.1`, `12`, `-0.4`: at most two decimals. */
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

/** `7.1%`, `12%`: ownership with the decimal that the pool's table shows. */
export function share(value: number): string {
  return `${decimalText(value, { most: 1 })}%`
}

/** `1st`, `22nd`, `113th`. */
export function ordinal(rank: number): string {
  const ending = rank % 100 >= 11 && rank % 100 <= 13 ? 'th' : (['th', 'st', 'nd', 'rd'][rank % 10] ?? 'th')
  return `${formatCount(rank)}${ending}`
}
