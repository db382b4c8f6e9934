import { formatPct, formatProfit } from '#app/lib/formats/format.ts'

/* Figures of a simulated contest as text. Shares are from 0 to 1; an ROI of 0.12 is 12% of the fee. */

/** Shares below this are shown as less than it. */
const LEAST_PCT = 0.05
const WIDE_PCT = 9.95

/** `23.4%`, `<0.1%`, `0%`. */
export function shareText(share: number): string {
  const pct = 100 * share
  if (pct <= 0) return '0%'
  return pct < LEAST_PCT ? '<0.1%' : formatPct(pct)
}

/** `1 in 430`, `1 in 12k`; where no game was won, that it is rarer than one of the games. */
export function winText(share: number, games: number): string {
  return share > 0 ? `1 in ${roundCount(1 / share)}` : `<1 in ${roundCount(games)}`
}

/** `+12%`, `-4.5%`: whole percents from ten on, because the error is seldom smaller. */
export function roiText(roi: number): string {
  const pct = 100 * roi
  const text = digitsOf(Math.abs(pct))
  return `${pct > 0 && text !== '0.0' ? '+' : pct < 0 && text !== '0.0' ? '-' : ''}${text}%`
}

/** The standard error of an ROI in points: `±4`, `±0.6`. */
export function roiErrorText(error: number): string {
  return `±${digitsOf(100 * error)}`
}

/** `±0.4 points` of a share. */
export function shareErrorText(error: number): string {
  return `±${(100 * error).toFixed(error < 0.001 ? 2 : 1)}`
}

/** Other entries with the same lineup: `3.2`, `120`, `<0.1`. */
export function dupesText(dupes: number): string {
  if (dupes > 0 && dupes < LEAST_PCT) return '<0.1'
  return dupes >= 99.95 ? roundCount(dupes) : dupes.toFixed(1)
}

/** Cents with the sign: `+$1.20`. */
export function profitText(cents: number): string {
  return formatProfit(cents / 100)
}

function digitsOf(pct: number): string {
  return pct >= WIDE_PCT ? Math.round(pct).toLocaleString('en-US') : pct.toFixed(1)
}

/** Two digits that count: `430`, `1,200`, `12k`, `1.2M`. */
function roundCount(count: number): string {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, count))) - 1)
  const rounded = Math.round(count / step) * step
  if (rounded >= 1e6) return `${Number((rounded / 1e6).toFixed(1))}M`
  return rounded >= 1e4 ? `${Math.round(rounded / 1e3)}k` : rounded.toLocaleString('en-US')
}
