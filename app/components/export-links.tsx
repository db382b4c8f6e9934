import { Download } from 'lucide-react'
import { buttonClasses } from './ui/button.tsx'

/** Download links for all records of the user: CSV for spreadsheets, or JSON that can be imported again. */
export function ExportLinks({ records }: { records: 'lineups' | 'history' }) {
  return (
    <span className="flex gap-2">
      {(['csv', 'json'] as const).map((format) => (
        <a
          key={format}
          href={`/api/export/${records}.${format}`}
          download={`${records}.${format}`}
          aria-label={`Export ${records} as ${format.toUpperCase()}`}
          className={buttonClasses({ size: 'small' })}
        >
          <Download aria-hidden />
          {format.toUpperCase()}
        </a>
      ))}
    </span>
  )
}
