import { UserPlus } from 'lucide-react'
import { lazy, useEffect, useState } from 'react'
import { DialogLoadFailure } from '#app/components/load-failure.tsx'
import { OptionalPart } from '#app/components/optional-part.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { whenIdle } from '#app/lib/turns/when-idle.ts'

const loadDialog = () => import('./create-user-dialog.client.tsx')
const CreateUserDialog = lazy(loadDialog)

/** Opens the form in a dialog. */
export function CreateUserButton() {
  const [open, setOpen] = useState(false)
  useEffect(() => whenIdle(loadDialog), [])
  return (
    <>
      <Button variant="primary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <UserPlus aria-hidden />
        Create User
      </Button>
      <OptionalPart failed={<DialogLoadFailure />}>
        {open ? <CreateUserDialog onClose={() => setOpen(false)} /> : null}
      </OptionalPart>
    </>
  )
}
