import { Download, Trash2 } from 'lucide-react'
import { lazy, useEffect, useState } from 'react'
import { DialogLoadFailure } from '#app/components/load-failure.tsx'
import { OptionalPart } from '#app/components/optional-part.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { whenIdle } from '#app/lib/when-idle.ts'
import type { ContestDetail } from '#contract/contests.ts'

const loadDialog = () => import('./delete-contest-dialog.client.tsx')
const DeleteContestDialog = lazy(loadDialog)

export function ContestActions({ contest }: { contest: ContestDetail['contest'] }) {
  const [deleting, setDeleting] = useState(false)
  useEffect(() => whenIdle(loadDialog), [])
  return (
    <>
      <Button variant="ghost" asChild>
        <a href={`/api/contest/${contest.id}/file`} download>
          <Download aria-hidden />
          File
        </a>
      </Button>
      <Button variant="ghost" onClick={() => setDeleting(true)}>
        <Trash2 aria-hidden />
        Delete
      </Button>
      <OptionalPart failed={<DialogLoadFailure />}>
        {deleting ? <DeleteContestDialog contest={contest} onClose={() => setDeleting(false)} /> : null}
      </OptionalPart>
    </>
  )
}
