import { toCents } from '#core/money/cents.ts'

const MOST_DOLLARS = 100_000

/** The fee in cents; null where nothing was typed in, undefined where it is no amount of dollars. */
export function readFee(text: string): number | null | undefined {
  const plain = text.trim().replace(/^\$/, '').replaceAll(',', '')
  if (plain === '') return null
  const dollars = /^\d+(?:\.\d{1,2})?$/.test(plain) ? Number(plain) : Number.NaN
  return dollars <= MOST_DOLLARS ? toCents(dollars) : undefined
}
