import type { Format } from '../formats/format.ts'
import type { Estimate } from '../numbers/estimate.ts'
import { decimalText } from '../text/decimal-text.ts'
import { formatMoney, formatPct, formatProfit } from './format.ts'

/*
 * Figures of simulated contests as text: shares are from 0 to 1, an ROI of 0.12 is 12% of the fee, money is in cents. They
 * stand apart from format.ts because a page that was not asked to simulate does not load them.
 */

/** Percents, points and counts from here on are whole. */
const WHOLE_FROM = 9.95
/** And so are the ends of a range of Dupes from here on. */
const WHOLE_DUPES_FROM = 0.95

/** `23.4%`; never 0% for what happened, or 100% for what sometimes did not: `<0.1%`, `>99.9%`. */
export function formatShare(share: number): string {
  const pct = 100 * share
  if (pct <= 0) return '0%'
  if (pct >= 100) return '100%'
  return pct < 0.05 ? '<0.1%' : pct >= 99.95 ? '>99.9%' : formatPct(pct)
}

/** The standard error of a share: `±0.4%`. */
export function formatShareError(error: number): string {
  const decimals = error < 0.001 ? 2 : 1
  return `±${decimalText(100 * error, { least: decimals, most: decimals })}%`
}

/** `23.4% ±0.4%` */
export function formatShareEstimate({ value, error }: Estimate): string {
  return `${formatShare(value)} ${formatShareError(error)}`
}

/** `1 in 430`, `1 in 12k`; where no game was won, that it is rarer than one of the games. */
export function formatWin(share: number, games: number): string {
  return share > 0 ? `1 in ${roundCount(1 / share)}` : `<1 in ${roundCount(games)}`
}

/** `+12%`, `-4.5%`, `0%`: whole percents from ten on, because the error is seldom smaller. */
export function formatRoi(roi: number): string {
  const text = digitsOf(100 * Math.abs(roi))
  return text === '0.0' ? '0%' : `${roi > 0 ? '+' : '-'}${text}%`
}

/** The standard error of an ROI: `±4.2%`, `±40%`; empty where it is not known. */
export function formatRoiError(error: number): string {
  if (!Number.isFinite(error)) return ''
  return error < MOST_ROI ? `±${digitsOf(100 * error)}%` : '±>999%'
}

/** A simulated ROI from here on is no figure: it says that points and ownership contradict each other. */
const MOST_ROI = 9.995

/** A simulated ROI and its error as text; `>999%` with the reason where it is beyond belief. */
export function roiTexts({ value, error }: Estimate): { roi: string; error: string; reason: string } {
  return value < MOST_ROI
    ? { roi: formatRoi(value), error: formatRoiError(error), reason: '' }
    : { roi: '>999%', error: '', reason: 'Points and ownership contradict each other.' }
}

/** Why a profit on these fees is not told: its ROI is beyond belief. Empty where it is. */
export function disbelief(profit: Estimate, feesCents: number): string {
  return feesCents > 0 ? roiTexts({ value: profit.value / feesCents, error: 0 }).reason : ''
}

/** `+12% ±4.2%` */
export function formatRoiEstimate(roi: Estimate): string {
  const texts = roiTexts(roi)
  return `${texts.roi} ${texts.error}`.trimEnd()
}

/** `$12.50` */
export function formatCents(cents: number): string {
  return formatMoney(cents / 100)
}

/** With its sign: `+$12.50`. */
export function formatProfitCents(cents: number): string {
  return formatProfit(cents / 100)
}

/** The standard error of an amount: `±$4.05`; empty where it is not known. */
export function formatCentsError(cents: number): string {
  return Number.isFinite(cents) ? `±${formatCents(cents)}` : ''
}

/** `+$12.40 ±$4.05` */
export function formatProfitEstimate({ value, error }: Estimate): string {
  return `${formatProfitCents(value)} ${formatCentsError(error)}`.trimEnd()
}

const LEAST_DUPES = '<0.1'

/** Other entries with the same lineup: `3.2`, `120`, `<0.1`. */
export function formatDupes(dupes: number): string {
  if (dupes > 0 && dupes < 0.05) return LEAST_DUPES
  return dupes >= 99.95 ? roundCount(dupes) : decimalText(dupes, { least: 1, most: 1 })
}

/** From so many paid places of all on, 0 to 1, those who are paid share no prize that few win: 5 fees for each of 17%. */
const MANY_PAID = 0.15

/**
 * Whether Dupes are shown in a contest. With several games they are of chance alone, and in contests of one prize for many, where
 * lineups are published, far too few; nothing is lost there by a tie either.
 */
export function showsDupes({ ownership }: Format, { steep, cash }: { steep: number; cash: number }): boolean {
  return ownership === null || steep > 0 || cash < MANY_PAID
}

/** What stands beside Dupes that are a rough range. */
export const ROUGH_DUPES = 'Estimated ownership: Dupes are a rough range.'

/** Dupes as they are shown: a number, or a rough range where the ownership is an estimate. */
export function dupesText({ expected, rough }: { expected: number; rough?: { most: number } }): string {
  return rough ? dupesRange(expected, rough.most) : formatDupes(expected)
}

/** The chance that no other entry has the lineup, or its rough range: `24%`, `3 to 24%`. */
export function aloneText({ alone, rough }: { alone: number; rough?: { aloneLeast: number } }): string {
  return rough ? percentRange(rough.aloneLeast, alone) : formatShare(alone)
}

/** `3 to 24%` */
export function percentRange(low: number, high: number): string {
  return `${Math.round(100 * low)} to ${Math.round(100 * high)}%`
}

/** A range of them, without decimals from one on and in thousands from there: `0.6-4`, `0-8`, `170-1.2k`, `<0.1`. */
function dupesRange(low: number, high: number): string {
  const [from, to] = [low, high].map(endOfRange)
  return from === to ? from! : `${from === LEAST_DUPES ? 0 : from}-${to}`
}

function endOfRange(dupes: number): string {
  if (dupes < WHOLE_DUPES_FROM) return formatDupes(dupes)
  const whole = Math.round(dupes)
  return whole >= 1000 && whole < 1e4 ? `${decimalText(whole / 1000, { most: 1 })}k` : roundCount(whole)
}

function digitsOf(pct: number): string {
  return pct >= WHOLE_FROM ? decimalText(pct, { most: 0 }) : decimalText(pct, { least: 1, most: 1 })
}

/** Two digits that count: `430`, `1,200`, `12k`, `1.2M`. */
function roundCount(count: number): string {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, count))) - 1)
  const rounded = Math.round(count / step) * step
  if (rounded >= 1e6) return `${decimalText(rounded / 1e6, { most: 1 })}M`
  return rounded >= 1e4 ? `${Math.round(rounded / 1e3)}k` : decimalText(rounded)
}
