import type { PersonEdit, SlateNumbers } from './slate-numbers.ts'

/** A figure that the user can type in. */
export type EditedFigure = keyof PersonEdit

/** A percent of the field, not points. */
export function isShare(figure: EditedFigure): boolean {
  return figure.endsWith('Pct')
}

type Edits = SlateNumbers['edits']

/** One figure of one person (`personKey`) and the number typed in for it; null: none, the source's number counts. */
export type NumberEdit = { person: string; figure: EditedFigure; value: number | null }

/** The number typed in, or null. */
export function editOf(edits: Edits, person: string, figure: EditedFigure): number | null {
  return edits[person]?.[figure] ?? null
}

/** All numbers typed in, by person. */
export function editedNumbers(edits: Edits): (NumberEdit & { value: number })[] {
  return Object.entries(edits).flatMap(([person, edit]) =>
    (Object.entries(edit) as [EditedFigure, number | null][]).flatMap(([figure, value]) =>
      value === null ? [] : [{ person, figure, value }],
    ),
  )
}

/** The edits after these changes; a person without any number is not listed. */
export function withEdits(edits: Edits, changes: readonly NumberEdit[]): Edits {
  const next: Record<string, PersonEdit> = { ...edits }
  for (const { person, figure, value } of changes) {
    const { [figure]: _before, ...others } = next[person] ?? {}
    const edit = value === null ? others : { ...others, [figure]: value }
    if (Object.keys(edit).length > 0) next[person] = edit
    else delete next[person]
  }
  return next
}
