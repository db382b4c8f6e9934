import { X } from 'lucide-react'
import { Alert } from '#app/components/ui/alert.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { ProgressBar } from '#app/components/ui/progress-bar.tsx'
import { classNames } from '#app/lib/class-names.ts'
import { formatCount, pluralize } from '#core/figures/format.ts'
import { AuthorshipLine } from './authorship-line.tsx'
import type { EnrichmentState } from './use-enrichment.ts'

/** Shows the progress of an enrichment, then the source of its figures. */
export default function EnrichmentBanner({
  enrichment,
  onDismiss,
}: {
  enrichment: Exclude<EnrichmentState, { status: 'idle' }>
  onDismiss: () => void
}) {
  if (enrichment.status === 'failed') {
    return (
      <Alert tone="bad">
        <span className="font-medium">Enrichment failed.</span> {enrichment.message}
      </Alert>
    )
  }
  const isPending = enrichment.status === 'pending'
  return (
    <div
      role="status"
      className="flex items-center gap-1 rounded-md border border-border bg-raised pl-3 text-sm @max-3xl:text-xs @max-3xl:leading-snug @3xl:gap-3 @3xl:px-3 @3xl:py-0.5"
    >
      <div
        className={classNames(
          'grid min-w-0 flex-1 gap-1.5 @3xl:py-1.5',
          // In one line where that is long enough.
          !isPending && '@3xl:flex @3xl:flex-wrap @3xl:items-baseline @3xl:gap-x-4',
        )}
      >
        {isPending ? (
          <Progress done={enrichment.done} total={enrichment.total} />
        ) : (
          <Outcome {...enrichment} />
        )}
      </div>
      <Button
        variant="ghost"
        size="small"
        onClick={onDismiss}
        aria-label={isPending ? 'Cancel enrichment' : 'Close enrichment summary'}
      >
        <X aria-hidden />
        {isPending ? 'Cancel' : null}
      </Button>
    </div>
  )
}

/** A total of 0 means that no model is called and the scores come from the slate alone. */
function Progress({ done, total }: { done: number; total: number }) {
  if (total === 0) return <p>Deriving scores from the slate…</p>
  return (
    <>
      <p>
        Calling OpenAI for fresh NFL analysis… {formatCount(done)} of {pluralize(total, 'player')}
      </p>
      <ProgressBar label="Players enriched" value={done} max={total} />
    </>
  )
}

function Outcome({ authorship, stats, kept }: Extract<EnrichmentState, { status: 'enriched' }>) {
  return (
    <>
      <p>
        {authorship.writtenBy === 'openai'
          ? `Enriched: ${stats.searchesMade} searches, ${stats.cacheHits} players from the cache.`
          : 'Enriched from the salary file: how easy each opponent is. No weather, odds or injuries.'}
        {kept > 0 ? ` ${pluralize(kept, 'row')} kept their values.` : ''}
      </p>
      {/* The sentence says the same of the built-in analyst, and a narrow screen has room for it alone. */}
      <div
        className={classNames(authorship.writtenBy === 'openai' || authorship.notice || '@max-5xl:hidden')}
      >
        <AuthorshipLine {...authorship} />
      </div>
    </>
  )
}
