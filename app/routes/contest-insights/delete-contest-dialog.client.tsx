import { useState } from 'react'
import { useNavigate } from 'react-router'
import { Alert } from '#app/components/ui/alert.tsx'
import { AlertDialog, AlertDialogCancel, AlertDialogFooter } from '#app/components/ui/alert-dialog.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { deleteRecord, messageOf } from '#app/lib/api-client.ts'
import { invalidate } from '#app/lib/session-memory.ts'
import { showToast } from '#app/lib/toast-store.ts'
import type { ContestDetail } from '#contract/contests.ts'

export default function DeleteContestDialog({
  contest,
  onClose,
}: {
  contest: ContestDetail['contest']
  onClose: () => void
}) {
  const navigate = useNavigate()
  const [pending, setPending] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)

  async function remove() {
    setPending(true)
    try {
      await deleteRecord(`/api/contest/${contest.id}`)
      invalidate('contests')
      await navigate('/contest-insights')
      showToast({ title: 'Contest deleted', description: contest.name })
    } catch (error) {
      setRefusal(messageOf(error, 'The contest could not be deleted'))
      setPending(false)
    }
  }

  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Delete contest"
      description="This deletes the contest, its file and what was learned from it. It cannot be undone."
    >
      {refusal ? <Alert tone="bad">{refusal}</Alert> : null}
      <p className="text-sm break-all">{contest.name}</p>
      <AlertDialogFooter>
        <AlertDialogCancel asChild>
          <Button>Cancel</Button>
        </AlertDialogCancel>
        <Button variant="destructive" disabled={pending} onClick={remove}>
          {pending ? 'Deleting...' : 'Delete contest'}
        </Button>
      </AlertDialogFooter>
    </AlertDialog>
  )
}
