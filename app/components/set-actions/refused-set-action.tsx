import { Link } from 'react-router'
import { Alert } from '#app/components/ui/alert.tsx'
import type { SetRefusal } from './use-set-actions.ts'

/** Why the last action on a set failed; if its salary file is missing, with a link to upload it. */
export function RefusedSetAction({ refusal }: { refusal: SetRefusal | null }) {
  if (refusal === null) return null
  const { set, text } = refusal
  return (
    <Alert tone="bad" className="w-full">
      {set.name}: {text}
      {/Upload it again/.test(text) ? (
        <>
          {'. '}
          <Link to={`/${set.game_mode}/upload`} className="underline underline-offset-4">
            Upload the file
          </Link>
        </>
      ) : null}
    </Alert>
  )
}
