import { Moment } from '#app/components/moment.tsx'
import { Button } from '#app/components/ui/button.tsx'
import type { ProjectionFile } from '#core/projections/slate-numbers.ts'

/** Which files the projections are from; without one, that the salary file has some. */
export default function ProjectionsLine({
  files,
  offered,
  onOpen,
  onUseOffered,
}: {
  files: readonly ProjectionFile[]
  /** The header of the salary file's own projections. */
  offered: string | null
  onOpen: () => void
  onUseOffered: () => void
}) {
  const newest = files.at(-1)
  return (
    <p className="flex min-w-0 flex-wrap items-baseline gap-x-2 text-sm text-muted">
      {newest ? (
        <>
          <span className="min-w-0 truncate" title={files.map(({ name }) => name).join(', ')}>
            Projections: <span className="text-foreground">{newest.name}</span>
          </span>
          <Moment iso={new Date(newest.importedAt).toISOString()} length="short" />
          <Button variant="link" size="inline" onClick={onOpen}>
            {files.length > 1 ? `Change ${files.length} files` : 'Change'}
          </Button>
        </>
      ) : (
        <>
          <span>The salary file has projections too (&quot;{offered}&quot;).</span>
          <Button variant="link" size="inline" onClick={onUseOffered}>
            Use them
          </Button>
        </>
      )}
    </p>
  )
}
