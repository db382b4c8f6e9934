/** The groupings of a history. `contestKind`: of NFL contests alone, by fee, size and prizes. */
export const COHORT_KINDS = ['sport', 'gameType', 'entryFee', 'fieldSize', 'month', 'contestKind'] as const
export type CohortKind = (typeof COHORT_KINDS)[number]

/** Everything from the band before up to and including `atMost`. */
export type Band = { label: string; atMost: number }

/** Entry fees, in cents. */
export const FEE_BANDS: readonly Band[] = [
  { label: 'Free', atMost: 0 },
  { label: 'Under $1', atMost: 99 },
  { label: '$1 to $4.99', atMost: 499 },
  { label: '$5 to $24.99', atMost: 2499 },
  { label: '$25 to $99.99', atMost: 9999 },
  { label: '$100 and more', atMost: Number.MAX_SAFE_INTEGER },
]

/** Contest sizes, in entries. Contests without a size from the provider count as having no entries. */
export const FIELD_BANDS: readonly Band[] = [
  { label: 'Unknown', atMost: 0 },
  { label: 'Head to head', atMost: 2 },
  { label: '3 to 20', atMost: 20 },
  { label: '21 to 100', atMost: 100 },
  { label: '101 to 1,000', atMost: 1000 },
  { label: '1,001 to 10,000', atMost: 10_000 },
  { label: 'Over 10,000', atMost: Number.MAX_SAFE_INTEGER },
]

/** Prizes that differ, one prize of a few fees for all who are paid, and tickets. The database gives the place in the list. */
export const PRIZES = ['steep', 'flat', 'tickets'] as const
export type Prizes = (typeof PRIZES)[number]

const PRIZES_WORDS: Record<Prizes, string> = {
  steep: '',
  flat: ', one prize for all who are paid',
  tickets: ', satellite',
}

/** Which NFL contests are of one kind: the bands of fee and size, and what is paid. */
export function contestKindLabel({
  feeBand,
  fieldBand,
  prizes,
}: {
  feeBand: number
  fieldBand: number
  prizes: Prizes
}): string {
  const size = FIELD_BANDS[fieldBand]!.label.toLowerCase()
  const field = fieldBand === 0 ? 'size unknown' : fieldBand === 1 ? size : `${size} entries`
  return `${FEE_BANDS[feeBand]!.label}, ${field}${PRIZES_WORDS[prizes]}`
}

/** The kind of a contest that is not in the history yet, as its label there. */
export function kindOfContest(contest: { feeCents: number; entries: number; prizes: Prizes }): string {
  const bandOf = (bands: readonly Band[], value: number) => bands.findIndex(({ atMost }) => value <= atMost)
  return contestKindLabel({
    feeBand: bandOf(FEE_BANDS, contest.feeCents),
    fieldBand: bandOf(FIELD_BANDS, contest.entries),
    prizes: contest.prizes,
  })
}
