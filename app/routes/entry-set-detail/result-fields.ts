import type { EntryResultWire } from '#contract/entry-sets.ts'
import { err, ok, type Result } from '#core/result.ts'

/** Points and winnings of a lineup as typed. */
export type TypedResult = { points: string; winnings: string }

/** An amount without currency sign and thousands separators; null for an empty field, NaN for what is no number. */
function numberOf(text: string): number | null {
  const plain = text.replace(/[$,\s]/g, '')
  return plain === '' ? null : Number(plain)
}

/** Dollars of an entry fee; null for none. */
export function feeOf(text: string): Result<number | null, string> {
  const fee = numberOf(text)
  if (fee === null || (fee >= 0 && Number.isFinite(fee))) return ok(fee)
  return err('Enter an amount, for example 0.25')
}

/**
 * The results to send. `restWonNothing`: an empty field of winnings is $0, otherwise that lineup stays pending. An error
 * names the lineup.
 */
export function resultsOf(
  typed: readonly TypedResult[],
  { ranks, restWonNothing }: { ranks: readonly (number | null)[]; restWonNothing: boolean },
): Result<EntryResultWire[], string> {
  const results: EntryResultWire[] = []
  for (const [index, { points, winnings }] of typed.entries()) {
    const [scored, won] = [numberOf(points), numberOf(winnings)]
    if (!isAmount(scored)) return err(`Lineup ${index + 1}: points must be a number, 0 or more`)
    if (!isAmount(won)) return err(`Lineup ${index + 1}: winnings must be an amount, 0 or more`)
    const winnings_total = won ?? (restWonNothing ? 0 : null)
    results.push({ points_total: scored, winnings_total, rank: ranks[index] ?? null })
  }
  return ok(results)
}

/** The first field whose text is no amount, as the results dialog names its fields. */
export function wrongField(typed: readonly TypedResult[]): string | null {
  for (const [index, result] of typed.entries())
    for (const field of ['points', 'winnings'] as const)
      if (!isAmount(numberOf(result[field]))) return fieldName(field, index)
  return null
}

export const fieldName = (field: keyof TypedResult, index: number) => `${field}-${index}`

function isAmount(number: number | null): boolean {
  return number === null || (Number.isFinite(number) && number >= 0)
}

/**
 * A block of cells copied from a spreadsheet, written into the fields from one field on: down the lineups, and from points
 * to winnings. Null for a text of one cell, which the field takes by itself.
 */
export function pasted(
  typed: readonly TypedResult[],
  text: string,
  from: { index: number; field: keyof TypedResult },
): TypedResult[] | null {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n+$/, '').split('\n')
  if (lines.length === 1 && !lines[0]!.includes('\t')) return null
  return typed.map((result, index) => {
    const line = lines[index - from.index]
    if (line === undefined) return result
    const [first = '', second] = line.split('\t').map((cell) => cell.trim())
    if (from.field === 'winnings') return { ...result, winnings: first }
    return second === undefined ? { ...result, points: first } : { points: first, winnings: second }
  })
}
