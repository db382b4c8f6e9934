import { type ReactNode, useId } from 'react'
import { CsvButton, type FigureFile } from '#app/components/charts/figure-buttons.tsx'

/** A part of the card with its title, a file of its table, and the table or picture itself. */
export function FigureSection({
  title,
  description,
  file,
  children,
}: {
  title: string
  description: ReactNode
  file: FigureFile
  children: ReactNode
}) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid min-w-0 gap-2 border-t border-border px-4 py-4 sm:px-5">
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1.5">
        <h3 id={id} className="min-w-0 flex-1 basis-40 text-sm font-semibold">
          {title}
        </h3>
        <CsvButton title={title} file={file} />
      </div>
      <div className="text-sm text-muted">{description}</div>
      {children}
    </section>
  )
}
