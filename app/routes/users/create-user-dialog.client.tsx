import { type FormEvent, useState } from 'react'
import { useRevalidator } from 'react-router'
import { Alert } from '#app/components/ui/alert.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { Dialog, DialogContent, DialogFooter, FormActions } from '#app/components/ui/dialog.tsx'
import { Field, TextField } from '#app/components/ui/field.tsx'
import { Select } from '#app/components/ui/select.tsx'
import { postJson } from '#app/lib/api-client.ts'
import { checkEmail, checkUsername } from '#app/lib/forms/field-checks.ts'
import { useFieldErrors } from '#app/lib/forms/use-field-errors.ts'
import { invalidate } from '#app/lib/session/session-memory.ts'
import { ROLES, type UserRole } from '#core/accounts/role.ts'
import { TemporaryPassword } from './temporary-password.tsx'
import { useUserChange } from './use-user-change.ts'

const ROLE_NAMES: Record<UserRole, string> = { user: 'User', admin: 'Admin' }

const CHECKS = { username: checkUsername, email: checkEmail }

type Created = { user: { username: string }; tempPassword: string }

/** The form, replaced by the temporary password after creation. */
export default function CreateUserDialog({ onClose }: { onClose: () => void }) {
  const [pending, setPending] = useState(false)
  return (
    // Not closable while pending, or the temporary password would not be shown.
    <Dialog open onOpenChange={() => pending || onClose()}>
      <CreateUser onPending={setPending} onClose={onClose} />
    </Dialog>
  )
}

function CreateUser({ onPending, onClose }: { onPending: (pending: boolean) => void; onClose: () => void }) {
  const [created, setCreated] = useState<Created | null>(null)
  if (created) {
    return (
      <DialogContent title="User created" onInteractOutside={(event) => event.preventDefault()}>
        <TemporaryPassword username={created.user.username} password={created.tempPassword} />
        <DialogFooter>
          <Button variant="primary" onClick={onClose}>
            Done
          </Button>
        </DialogFooter>
      </DialogContent>
    )
  }
  return (
    <DialogContent
      title="Create New User"
      description="The account gets a temporary password that must be changed at first login."
    >
      <CreateUserForm onPending={onPending} onCreated={setCreated} />
    </DialogContent>
  )
}

function CreateUserForm({
  onPending,
  onCreated,
}: {
  onPending: (pending: boolean) => void
  onCreated: (created: Created) => void
}) {
  const { pending, refusal, change } = useUserChange()
  const { revalidate } = useRevalidator()
  const { errors, check, formProps } = useFieldErrors(CHECKS)

  async function create(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!check(event.currentTarget)) return
    const fields = Object.fromEntries(new FormData(event.currentTarget))
    onPending(true)
    const created = await change(() => postJson<Created>('/api/admin/users', fields), {
      title: 'User created',
      description: `User ${String(fields.username).trim()} created successfully`,
    })
    onPending(false)
    if (!created) return
    onCreated(created)
    invalidate('users')
    void revalidate()
  }

  return (
    <form onSubmit={create} {...formProps} className="grid gap-4">
      {refusal ? <Alert tone="bad">{refusal}</Alert> : null}
      <TextField
        label="Username *"
        error={errors.username ?? null}
        name="username"
        autoComplete="off"
        autoCapitalize="none"
        maxLength={255}
        required
      />
      <TextField
        label="Email (optional)"
        error={errors.email ?? null}
        type="email"
        name="email"
        autoComplete="off"
        maxLength={255}
      />
      <Field label="Role">
        {(control) => (
          <Select {...control} name="role" defaultValue="user">
            {ROLES.map((role) => (
              <option key={role} value={role}>
                {ROLE_NAMES[role]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <FormActions submit="Create User" submitting="Creating..." pending={pending} />
    </form>
  )
}
