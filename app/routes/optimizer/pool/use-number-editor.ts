import { useRef, useState } from 'react'
import { editProblemText, readEdit } from '#core/projections/edit-text.ts'
import type { EditedFigure } from '#core/projections/edits.ts'
import type { CellNumber } from './cell-number.ts'

/** A number while it is typed in. */
export type NumberEditor = {
  /** Null while nothing is typed in. */
  text: string | null
  /** What is wrong with the text, as a sentence. */
  problem: string | null
  /** `text`: the first character typed, or the number that counts. */
  start: (text: string) => void
  change: (text: string) => void
  /** Applies the text. A text that is no number stays, with its problem, and false is returned. */
  commit: () => boolean
  cancel: () => void
}

/** `typed`: the text of the number that counts; committing it again changes nothing. */
export function useNumberEditor(
  figure: EditedFigure,
  { typed, above }: Pick<CellNumber, 'typed' | 'above'>,
  onEdit: (value: number | null) => void,
): NumberEditor {
  const [text, setText] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  // Enter and the blur after it both commit, within one render.
  const current = useRef<string | null>(null)

  function show(next: string | null, why: string | null = null) {
    current.current = next
    setText(next)
    setProblem(why)
  }

  function commit(): boolean {
    const entered = current.current
    if (entered === null) return true
    if (entered === typed) {
      show(null)
      return true
    }
    const read = readEdit(entered, figure, above)
    if (!read.ok) {
      show(entered, editProblemText(read.error, entered, figure))
      return false
    }
    show(null)
    onEdit(read.value)
    return true
  }

  return { text, problem, start: show, change: show, commit, cancel: () => show(null) }
}
