import { Link } from 'react-router'
import { Alert } from '#app/components/ui/alert.tsx'
import type { LineupRefusal } from './lineup-in-menu.ts'

/** Why the last action on a lineup failed; if its salary file is missing, with a link to upload it. */
export function RefusedAction({ refusal }: { refusal: LineupRefusal | null }) {
  if (refusal === null) return null
  const { lineup, text } = refusal
  return (
    <Alert tone="bad" className="w-full">
      {lineup.lineup_name}: {text}
      {/Upload it again/.test(text) ? (
        <>
          {'. '}
          <Link to={`/${lineup.game_mode}/upload`} className="underline underline-offset-4">
            Upload the file
          </Link>
        </>
      ) : null}
    </Alert>
  )
}
