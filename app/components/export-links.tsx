import { Download } from 'lucide-react'
import { buttonClasses } from './ui/button.tsx'

/** Download links for all records of the user: CSV for spreadsheets, or JSON that can be imported again. */
export function ExportLinks({
  records,
  sport = null,
}: {
  records: 'lineups' | 'history'
  /** The history of this sport alone; null for all sports. */
  sport?: string | null
}) {
  const query = sport === null ? '' : `?${new URLSearchParams({ sport })}`
  return (
    <span className="flex gap-2">
      {(['csv', 'json'] as const).map((format) => (
        <a
          key={format}
          href={`/api/export/${records}.${format}${query}`}
          download={`${records}.${format}`}
          aria-label={`Export ${records} as ${format.toUpperCase()}`}
          className={buttonClasses({ size: 'small' })}
        >
          <Download aria-hidden className="max-sm:hidden" />
          {format.toUpperCase()}
        </a>
      ))}
    </span>
  )
}
