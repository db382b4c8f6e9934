import {
  INJURY_STATUSES,
  OUTLOOK_LABELS,
  OWNERSHIP_SOURCES,
  type Player,
  UNKNOWN_PLAYER_SCORES,
} from '#core/players/player.ts'
import { FIGURES_OF_NUMBERS } from '#core/projections/with-numbers.ts'

type Figure = keyof typeof UNKNOWN_PLAYER_SCORES

/** Figures of a row that differ from the file: set by hand, enriched, or learned from contests. */
export type ChangedFigures = Partial<Pick<Player, Figure>>

/** These follow from the slate's numbers, which are stored once for all rows. */
const BY_NUMBERS: ReadonlySet<Figure> = new Set(FIGURES_OF_NUMBERS)
/** What follows from the numbers unless research found it. */
const FOUND: readonly Figure[] = ['ownershipPct', 'ownershipBy']
const ALL = Object.keys(UNKNOWN_PLAYER_SCORES) as Figure[]
const FIGURES = ALL.filter((figure) => !BY_NUMBERS.has(figure))
const TEXTS: ReadonlySet<Figure> = new Set(['stackType', 'aiInsight'])
const WORDS: Partial<Record<Figure, readonly string[]>> = {
  injuryStatus: INJURY_STATUSES,
  outlookLabel: OUTLOOK_LABELS,
  ownershipBy: OWNERSHIP_SOURCES,
}

/** Only the figures that differ are kept, so that the document stays small. `listed`: the row as its file has it. */
export function changedFigures(row: Player, listed: Player | undefined): ChangedFigures {
  if (listed === undefined || listed === row) return {}
  const kept = row.ownershipBy === 'research' ? [...FIGURES, ...FOUND] : FIGURES
  const changed = kept.filter((figure) => row[figure] !== listed[figure])
  return Object.fromEntries(changed.map((figure) => [figure, row[figure]]))
}

/** Validates stored figures. Other versions of the app wrote figures that follow from the numbers, too. */
export function areChangedFigures(value: unknown): value is ChangedFigures {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.entries(value).every(
      ([figure, it]) => ALL.includes(figure as Figure) && fits(figure as Figure, it),
    )
  )
}

function fits(figure: Figure, value: unknown): boolean {
  if (value === null) return UNKNOWN_PLAYER_SCORES[figure] === null
  if (WORDS[figure]) return WORDS[figure].includes(value as string)
  return TEXTS.has(figure) ? typeof value === 'string' : Number.isFinite(value)
}
