import { Alert } from '#app/components/ui/alert.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { postJson } from '#app/lib/api-client.ts'
import { useRecordChange } from '#app/lib/forms/use-record-change.ts'
import type { ContestDetail } from '#contract/contests.ts'
import { pluralize } from '#core/figures/format.ts'

/** Notices about a contest, shown above its figures. */
export function ContestNotices({ contest }: { contest: ContestDetail['contest'] }) {
  return (
    <>
      {contest.isLive ? (
        <Alert tone="warn">
          This file was exported during the contest: points are not final and some lineups are hidden. Nothing
          was learned from it. Upload the final file when the contest is over.
        </Alert>
      ) : null}
      {contest.unreadableRows > 0 ? <UnreadRows contest={contest} /> : null}
      {contest.learning === 'failed' ? <LearningFailed contestId={contest.id} /> : null}
    </>
  )
}

/** What the reader passed over, by reason; contests stored earlier have only the number of rows. */
function UnreadRows({ contest }: { contest: ContestDetail['contest'] }) {
  const count = contest.unreadableRows
  if (contest.passedOver.length === 0) {
    return <Alert tone="warn">{pluralize(count, 'row')} could not be read and are not counted.</Alert>
  }
  return (
    <Alert tone="warn">
      {contest.passedOver.map((sentence) => (
        <p key={sentence}>{sentence}.</p>
      ))}
      <p>{count === 1 ? 'This row is' : 'These rows are'} not counted.</p>
    </Alert>
  )
}

function LearningFailed({ contestId }: { contestId: number }) {
  const { pending, change } = useRecordChange('contests', { failed: 'Could not try again' })
  return (
    <Alert tone="bad">
      <p>The contest is complete, but learning from it failed.</p>
      <Button
        size="small"
        className="mt-2"
        disabled={pending}
        onClick={() => change(() => postJson(`/api/contest/${contestId}/learn`))}
      >
        Try again
      </Button>
    </Alert>
  )
}
