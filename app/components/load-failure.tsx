import { Alert } from './ui/alert.tsx'
import { Button } from './ui/button.tsx'

/** Replaces a part that could not be loaded. `part` starts the sentence: "The chart". */
export function LoadFailure({ part }: { part: string }) {
  return (
    <Alert tone="bad">
      <p>{part} could not be loaded. Check your network, then reload the page.</p>
      <Button size="small" className="mt-2" onClick={() => location.reload()}>
        Reload
      </Button>
    </Alert>
  )
}

/** Replaces a dialog that could not be loaded, at the place of the dialog. */
export function DialogLoadFailure() {
  return (
    <div className="fixed inset-x-0 bottom-0 z-50 mx-auto max-w-md p-4">
      <LoadFailure part="The dialog" />
    </div>
  )
}
