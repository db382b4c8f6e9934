import { Alert } from '#app/components/ui/alert.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { postJson } from '#app/lib/api-client.ts'
import { useRecordChange } from '#app/lib/forms/use-record-change.ts'
import { pluralize } from '#core/figures/format.ts'
import { useContest } from './contest-context.ts'

/** Notices about a contest, shown above its figures. */
export function ContestNotices() {
  const contest = useContest()
  return (
    <>
      {contest.isLive ? (
        <Alert tone="warn">
          This file was exported during the contest: points are not final and some lineups are hidden. Nothing
          was learned from it. Upload the final file when the contest is over.
        </Alert>
      ) : null}
      {contest.unreadableRows > 0 ? <UnreadRows /> : null}
      {contest.learning === 'failed' ? <LearningFailed /> : null}
    </>
  )
}

/** What the reader passed over, by reason; contests stored earlier have only the number of rows. */
function UnreadRows() {
  const { unreadableRows: count, passedOver } = useContest()
  if (passedOver.length === 0) {
    return <Alert tone="warn">{pluralize(count, 'row')} could not be read and are not counted.</Alert>
  }
  return (
    <Alert tone="warn">
      {passedOver.map((sentence) => (
        <p key={sentence}>{sentence}.</p>
      ))}
      <p>{count === 1 ? 'This row is' : 'These rows are'} not counted.</p>
    </Alert>
  )
}

function LearningFailed() {
  const { id } = useContest()
  const { pending, change } = useRecordChange('contests', { failed: 'Could not try again' })
  return (
    <Alert tone="bad">
      <p>The contest is complete, but learning from it failed.</p>
      <Button
        size="small"
        className="mt-2"
        disabled={pending}
        onClick={() => change(() => postJson(`/api/contest/${id}/learn`))}
      >
        Try again
      </Button>
    </Alert>
  )
}
