import type { UpdateResultRequest } from '#contract/saved-lineups.ts'

/**
 * The dialog's fields as the API wants them (SPEC.md section 5): points and winnings that are no number are 0, points
 * go out as whole numbers, and an empty rank clears the one there was.
 */
export function resultOf(fields: FormData): UpdateResultRequest {
  return {
    points_total: Math.round(numberOr0(fields.get('points'))),
    winnings_total: numberOr0(fields.get('winnings')),
    rank: rankOf(fields.get('rank')),
  }
}

function numberOr0(text: FormDataEntryValue | null): number {
  const number = Number.parseFloat(String(text))
  return Number.isFinite(number) ? number : 0
}

function rankOf(text: FormDataEntryValue | null): number | null {
  const rank = Number.parseInt(String(text), 10)
  return Number.isFinite(rank) ? rank : null
}
