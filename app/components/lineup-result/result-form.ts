import type { LineupListItem, UpdateResultRequest } from '#contract/saved-lineups.ts'

/**
 * The dialog's fields as an API request (SPEC.md section 5): points and winnings that are not a number become 0. An empty
 * field clears the stored points or rank, because a lineup that scored nothing is not one whose score is unknown; the dialog
 * asks for winnings (`needsWinnings`). Points keep the two decimals that the provider scores with.
 */
export function resultIn(fields: FormData): Required<UpdateResultRequest> {
  return {
    points_total: fields.get('points') === '' ? null : numberOr0(fields.get('points')),
    winnings_total: numberOr0(fields.get('winnings')),
    rank: rankOf(fields.get('rank')),
  }
}

/** Whether the form holds a result, for which winnings are needed: points or a rank, or nothing else that could be saved. */
export function needsWinnings(
  fields: FormData,
  stored: Pick<LineupListItem, 'points_total' | 'winnings_total' | 'rank'>,
): boolean {
  const isTyped =
    fields.get('points') !== String(stored.points_total ?? '') ||
    fields.get('rank') !== String(stored.rank ?? '')
  const isEntered = String(fields.get('entries') ?? '').trim() !== ''
  return isTyped || stored.winnings_total !== null || !isEntered
}

/** Dollars; null for an empty field. */
export function feesOf(text: string): number | null {
  return text.trim() === '' ? null : numberOr0(text)
}

function numberOr0(text: FormDataEntryValue | null): number {
  const number = Number(String(text ?? ''))
  return Number.isFinite(number) ? number : 0
}

/** Number inputs also accept `1e3`. */
function rankOf(text: FormDataEntryValue | null): number | null {
  const rank = Math.trunc(numberOr0(text))
  return rank === 0 ? null : rank
}
