import { Link } from 'react-router'
import { Alert } from '#app/components/ui/alert.tsx'

/** Why the last action on a record failed; if its salary file is missing, with a link to upload it. */
export function RefusedAction({ name, modeId, text }: { name: string; modeId: string; text: string }) {
  return (
    <Alert tone="bad" className="w-full">
      {name}: {text}
      {/Upload it again/.test(text) ? (
        <>
          {'. '}
          <Link to={`/${modeId}/upload`} className="underline underline-offset-4">
            Upload the file
          </Link>
        </>
      ) : null}
    </Alert>
  )
}
