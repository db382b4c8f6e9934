import { type ReactNode, useId, useState } from 'react'
import { FigureButtons, type FigureFile } from '#app/components/charts/figure-buttons.tsx'

/** A picture of the entries with its title, the same figures as a table behind a switch, and as a file. */
export function PictureCard({
  title,
  description,
  controls,
  picture,
  table,
  file,
}: {
  /** What the picture shows. */
  title: string
  description: ReactNode
  /** Choices that hold for the picture and the table. */
  controls?: ReactNode
  picture: ReactNode
  table: ReactNode
  /** Null while there are no figures. */
  file: FigureFile | null
}) {
  const [isTable, setIsTable] = useState(false)
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid gap-2 border-b border-border p-3 last:border-b-0">
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1.5">
        <h2 id={id} className="min-w-0 flex-1 basis-32 text-sm font-semibold wrap-anywhere">
          {title}
        </h2>
        {file ? <FigureButtons title={title} isTable={isTable} onTable={setIsTable} file={file} /> : null}
      </div>
      <div className="text-sm text-muted">{description}</div>
      {controls}
      {isTable ? table : picture}
    </section>
  )
}
