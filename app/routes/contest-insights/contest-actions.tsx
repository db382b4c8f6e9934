import { Download, Pencil, Trash2 } from 'lucide-react'
import { useNavigate } from 'react-router'
import { Button } from '#app/components/ui/button.tsx'
import type { ContestDetail } from '#contract/contests.ts'
import { useContestDialogs } from './contest-dialogs.tsx'

/** What can be done with the contest of the page. */
export function ContestActions({ contest }: { contest: ContestDetail['contest'] }) {
  const navigate = useNavigate()
  const { rename, remove, dialogs } = useContestDialogs({
    onDeleted: async () => navigate('/contest-insights'),
  })
  return (
    <>
      <Button variant="ghost" asChild>
        <a href={`/api/contest/${contest.id}/file`} download>
          <Download aria-hidden />
          File
        </a>
      </Button>
      <Button variant="ghost" onClick={() => rename(contest)}>
        <Pencil aria-hidden />
        Rename
      </Button>
      <Button variant="ghost" onClick={() => remove(contest)}>
        <Trash2 aria-hidden />
        Delete
      </Button>
      {dialogs}
    </>
  )
}
