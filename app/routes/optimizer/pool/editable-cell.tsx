import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { Button } from '#app/components/ui/button.tsx'
import { classNames } from '#app/lib/class-names.ts'
import type { Player } from '#core/players/player.ts'
import type { EditedFigure } from '#core/projections/edits.ts'
import { useDispatch } from '../state/slate-context.tsx'
import { type CellNumber, cellNumber } from './cell-number.ts'
import type { Column, TableContext } from './pool-columns.ts'
import { type NumberEditor, useNumberEditor } from './use-number-editor.ts'

/**
 * A number of a player that can be typed over. Enter, F2, a click or the first digit starts typing; Enter applies the
 * text, Esc keeps the old number, Tab goes to the next cell. Plus and minus change the number by a tenth, Delete brings
 * the source's number back. Arrow keys are left to the table. A narrow row, in which a press opens the options, shows the
 * number only.
 */
export function EditableCell({
  player,
  sourceRow,
  figure,
  column: { id: column },
  context: { format },
  tabIndex,
  children,
}: {
  player: Player
  /** The row as it would be without the user's numbers; null where there are none. */
  sourceRow: Player | null
  figure: EditedFigure
  /** Arrow keys up and down stay in it. */
  column: Pick<Column, 'id'>
  context: TableContext
  tabIndex: number
  /** The number as the table shows it. */
  children: ReactNode
}) {
  const number = cellNumber(figure, player, sourceRow ?? undefined, format)
  const dispatch = useDispatch()
  const edit = (value: number | null) => dispatch({ type: 'edit_number', player, figure, value })
  const shift = (direction: 1 | -1) => dispatch({ type: 'shift_number', player, figure, direction })
  const editor = useNumberEditor(figure, number, edit)
  const button = useRef<HTMLButtonElement>(null)
  const returnFocus = useRef(false)

  useLayoutEffect(() => {
    if (!returnFocus.current) return
    returnFocus.current = false
    button.current?.focus({ preventScroll: true })
  })

  function handleKey(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    if (event.key === 'Enter' || event.key === 'F2') {
      if (!event.repeat) editor.start(number.typed)
    } else if (/^[\d.,]$/.test(event.key)) editor.start(event.key)
    else if (event.key === '+') shift(1)
    else if (event.key === '-') shift(-1)
    else if (event.key === 'Delete' || event.key === 'Backspace') edit(null)
    else return
    event.preventDefault()
    // The row has other actions for Enter, Delete, plus and minus.
    event.stopPropagation()
  }

  if (editor.text !== null)
    return (
      <CellEditor
        number={number}
        column={column}
        editor={editor}
        onReset={() => {
          returnFocus.current = true
          editor.cancel()
          edit(null)
        }}
        onLeave={() => {
          returnFocus.current = true
        }}
      />
    )
  return (
    <>
      <span className="contents @[38rem]/pool:hidden">{children}</span>
      <button
        ref={button}
        type="button"
        tabIndex={tabIndex}
        data-cell={column}
        aria-label={number.name}
        title={number.note}
        onClick={() => editor.start(number.typed)}
        onKeyDown={handleKey}
        className="hidden h-full min-h-6 w-full items-center justify-end gap-0.5 rounded-sm hover:bg-raised focus-visible:-outline-offset-2 @[38rem]/pool:inline-flex pointer-coarse:min-h-11"
      >
        {children}
      </button>
    </>
  )
}

/** The field in place of the number, with the problem of its text or the source's number beside it. */
function CellEditor({
  number,
  column,
  editor,
  onReset,
  onLeave,
}: {
  number: CellNumber
  column: string
  editor: NumberEditor
  onReset: () => void
  /** The focus goes back to the cell. */
  onLeave: () => void
}) {
  const noteId = useId()
  const field = useRef<HTMLInputElement>(null)
  const isWhole = useRef(editor.text === number.typed)
  const isLow = useRowInFront(field)

  useLayoutEffect(() => {
    field.current?.focus({ preventScroll: true })
    if (isWhole.current) field.current?.select()
  }, [])

  function handleKey(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    const movesOn = event.key === 'ArrowUp' || event.key === 'ArrowDown'
    if (event.key === 'Escape') {
      onLeave()
      editor.cancel()
    } else if (event.key === 'Enter') {
      event.preventDefault()
      if (!event.repeat && editor.commit()) onLeave()
    } else if (movesOn && editor.commit()) return
    // All other keys are for the text, none for the table.
    event.stopPropagation()
  }

  function handleBlur(event: FocusEvent) {
    // Another window has the focus; this field has it again when the user comes back.
    if (document.activeElement !== event.target) editor.commit()
  }

  const note = editor.problem ? `${editor.problem} Esc keeps ${number.text}.` : number.instead && number.note
  return (
    <>
      <input
        ref={field}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        data-cell={column}
        aria-label={number.label}
        aria-invalid={editor.problem !== null}
        aria-describedby={note ? noteId : undefined}
        value={editor.text ?? ''}
        onChange={(event) => editor.change(event.target.value)}
        onKeyDown={handleKey}
        onBlur={handleBlur}
        className="h-7 w-full min-w-0 rounded-sm border border-field bg-background px-1 text-right text-foreground tabular-nums focus-visible:-outline-offset-1 aria-invalid:border-bad aria-invalid:outline-bad pointer-coarse:h-11"
      />
      {note ? (
        <span
          className={classNames(
            'absolute right-0 z-20 grid w-56 gap-1.5 rounded-md border border-border bg-raised p-2 text-left text-sm shadow-xl',
            isLow ? 'bottom-full mb-1' : 'top-full mt-1',
          )}
        >
          <span
            id={noteId}
            role={editor.problem ? 'alert' : undefined}
            className={editor.problem ? 'text-bad' : 'text-muted'}
          >
            {note}
          </span>
          {number.instead ? (
            <Button
              size="small"
              tabIndex={-1}
              // A press that took the focus would apply the text before the reset.
              onPointerDown={(event) => event.preventDefault()}
              onMouseDown={(event) => event.preventDefault()}
              onClick={onReset}
            >
              Reset
            </Button>
          ) : null}
        </span>
      ) : null}
    </>
  )
}

const NOTE_PX = 110

/**
 * Puts the row in front of the rows after it, which the note would otherwise be under. Returns whether the row is so low
 * in its list that the note has its place above it.
 */
function useRowInFront(field: { current: HTMLElement | null }): boolean {
  const [isLow, setIsLow] = useState(false)
  useLayoutEffect(() => {
    const row = field.current?.closest<HTMLElement>('[role="row"]')
    const list = row?.closest('[role="grid"]')?.parentElement
    if (!row || !list) return
    setIsLow(list.getBoundingClientRect().bottom - row.getBoundingClientRect().bottom < NOTE_PX)
    row.style.zIndex = '10'
    return () => {
      row.style.zIndex = ''
    }
  }, [field])
  return isLow
}
