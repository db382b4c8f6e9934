import { type ReactNode, useState } from 'react'
import { AlertDialog, AlertDialogFooter } from '#app/components/ui/alert-dialog.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { messageOf } from '#app/lib/api-client.ts'
import { focusAfterRemoval } from '#app/lib/focus/focus-after-removal.ts'

/** Asks before something is deleted that cannot be restored. `children` says what goes with it and what stays. */
export default function DeleteDialog({
  title,
  description,
  children,
  failed,
  send,
  onClose,
}: {
  title: string
  description: string
  children: ReactNode
  /** Begins the message of a failure: "The file could not be deleted". */
  failed: string
  /** Deletes, and reads the changed records again. */
  send: () => Promise<void>
  onClose: () => void
}) {
  const [pending, setPending] = useState(false)
  const [leaveRow] = useState(() => focusAfterRemoval(document.activeElement))
  const [refusal, setRefusal] = useState<string | null>(null)

  async function remove() {
    setPending(true)
    setRefusal(null)
    try {
      await send()
      onClose()
      leaveRow()
    } catch (error) {
      setRefusal(messageOf(error, failed))
      setPending(false)
    }
  }

  return (
    <AlertDialog
      refusal={refusal}
      onClose={() => !pending && onClose()}
      title={title}
      description={description}
    >
      <div className="grid gap-2 text-sm wrap-anywhere">{children}</div>
      <AlertDialogFooter pending={pending}>
        <Button variant="destructive" disabled={pending} onClick={remove}>
          {pending ? 'Deleting...' : 'Delete'}
        </Button>
      </AlertDialogFooter>
    </AlertDialog>
  )
}
