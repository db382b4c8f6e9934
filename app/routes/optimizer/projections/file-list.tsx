import { Trash2 } from 'lucide-react'
import { Moment } from '#app/components/moment.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { Input } from '#app/components/ui/input.tsx'
import { pluralize } from '#core/figures/format.ts'
import type { ProjectionFile } from '#core/projections/slate-numbers.ts'

const MOST_WEIGHT = 100

/** The files that count, with their weights; a change applies at once. */
export function FileList({
  files,
  onWeight,
  onRemove,
}: {
  files: readonly ProjectionFile[]
  onWeight: (file: ProjectionFile, weight: number) => void
  onRemove: (file: ProjectionFile) => void
}) {
  const total = files.reduce((sum, { weight }) => sum + weight, 0)
  return (
    <section aria-label="Imported files" className="grid gap-2">
      <ul className="grid divide-y divide-border rounded-md border border-border">
        {files.map((file) => (
          <li
            key={file.name}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 px-3 py-2 sm:grid-cols-[minmax(0,1fr)_auto_auto]"
          >
            <div className="min-w-0">
              <p className="truncate text-sm font-medium" title={file.name}>
                {file.name}
              </p>
              <p className="text-sm text-muted">
                {pluralize(Object.keys(file.people).length, 'player')},{' '}
                <Moment iso={new Date(file.importedAt).toISOString()} length="short" />
              </p>
            </div>
            {files.length > 1 ? (
              <span className="flex items-center gap-2 text-sm text-muted max-sm:col-span-2 max-sm:row-start-2">
                Weight
                <Input
                  type="number"
                  min={0}
                  max={MOST_WEIGHT}
                  step="any"
                  inputMode="decimal"
                  aria-label={`Weight of ${file.name}`}
                  defaultValue={file.weight}
                  className="w-20"
                  onChange={(event) => {
                    const weight = event.target.valueAsNumber
                    if (weight >= 0 && weight <= MOST_WEIGHT) onWeight(file, weight)
                  }}
                />
                <span className="w-10 tabular-nums">
                  {total > 0 ? `${Math.round((100 * file.weight) / total)}%` : '-'}
                </span>
              </span>
            ) : null}
            <Button
              variant="ghost"
              size="icon"
              aria-label={`Remove ${file.name}`}
              title="Remove"
              onClick={() => onRemove(file)}
            >
              <Trash2 aria-hidden />
            </Button>
          </li>
        ))}
      </ul>
      {files.length > 1 ? (
        <p className="text-sm text-muted">
          Each number is the mean of the files that have it, by weight. Weight 0 leaves a file out.
        </p>
      ) : null}
    </section>
  )
}
