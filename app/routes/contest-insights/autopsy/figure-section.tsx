import { type ReactNode, useId } from 'react'
import { CsvButton, type FigureFile } from '#app/components/charts/figure-buttons.tsx'

/** A part of the card with its title, which folds it, a file of its table, and the table or picture itself. */
export function FigureSection({
  title,
  note = null,
  isFolded = false,
  description = null,
  file,
  buttons = null,
  children,
}: {
  title: string
  /** What is found inside, beside the title. */
  note?: string | null
  /** Folded at first. */
  isFolded?: boolean
  description?: ReactNode
  file: FigureFile
  /** They change how the table is shown. */
  buttons?: ReactNode
  children: ReactNode
}) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="@container min-w-0 border-t border-border px-4 py-3 sm:px-5">
      <details open={!isFolded}>
        <summary className="cursor-pointer text-sm text-muted">
          <h3 id={id} className="inline font-semibold text-foreground">
            {title}
          </h3>{' '}
          {note}
        </summary>
        <div className="grid min-w-0 gap-2">
          <div className="flex flex-wrap items-center justify-end gap-2">
            <div className="min-w-0 flex-1 basis-40 text-sm text-muted empty:hidden">{description}</div>
            {buttons}
            <CsvButton title={title} file={file} />
          </div>
          {children}
        </div>
      </details>
    </section>
  )
}
