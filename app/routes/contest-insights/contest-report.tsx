import { useState } from 'react'
import { Link } from 'react-router'
import { Button } from '#app/components/ui/button.tsx'
import type { ContestDetail } from '#contract/contests.ts'
import { CaptainChoices } from './captain-choices.tsx'
import { ContestActions } from './contest-actions.tsx'
import { ContestNotices } from './contest-notices.tsx'
import { uploadedJustNow } from './contest-upload.ts'
import { DataPreview } from './data-preview.tsx'
import { FieldInsights } from './field-insights.tsx'
import { KeyFigures } from './key-figures.tsx'
import { OwnershipDistribution } from './ownership-distribution.tsx'
import { SlateCard } from './slate-card.tsx'
import { TopLineups } from './top-lineups.tsx'
import { UploadedCard } from './uploaded-card.tsx'
import { useFieldReport } from './use-field-report.ts'

/** All cards about one contest. */
export function ContestReport({ detail }: { detail: ContestDetail }) {
  const { contest, analytics, lineups } = detail
  const uploaded = uploadedJustNow(contest.id)
  const [screenName, setScreenName] = useState('')
  const field = useFieldReport(contest, screenName)
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-3">
        <h2 className="min-w-0 text-lg font-semibold break-all">{contest.name}</h2>
        <div className="flex flex-wrap gap-2">
          <ContestActions contest={contest} />
          <Button variant="primary" asChild>
            <Link to="/contest-insights">Upload New Contest</Link>
          </Button>
        </div>
      </div>
      {uploaded ? <UploadedCard uploaded={uploaded} /> : null}
      <ContestNotices contest={contest} />
      <SlateCard contest={contest} report={field.report?.slate ?? null} />
      <KeyFigures detail={detail} />
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <CaptainChoices topCpts={analytics.topCpts} entries={contest.entries} />
        <OwnershipDistribution buckets={analytics.ownershipDistribution} entries={contest.entries} />
      </div>
      <TopLineups lineups={lineups} captainCode={contest.captainCode} />
      <FieldInsights contest={contest} field={field} onSearch={setScreenName} />
      <DataPreview lineups={lineups} />
    </>
  )
}
