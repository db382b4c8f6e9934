import { ShieldAlert, UserPlus } from 'lucide-react'
import { lazy, useEffect, useState } from 'react'
import { data, Link } from 'react-router'
import { BelowHeading } from '#app/components/below-heading.tsx'
import { DialogLoadFailure } from '#app/components/load-failure.tsx'
import { OptionalPart } from '#app/components/optional-part.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { serviceContext } from '#app/context.ts'
import { remembered } from '#app/lib/session/session-memory.ts'
import { whenIdle } from '#app/lib/turns/when-idle.ts'
import { parseUserView } from '#contract/user-query.ts'
import { userPageToWire } from '#contract/users.ts'
import { listUsers } from '#workers/services/users/list-users.ts'
import type { Route } from './+types/route'
import { JobsCard } from './jobs-card.tsx'
import { UserList } from './user-list.tsx'

const loadDialog = () => import('./create-user-dialog.client.tsx')
const CreateUserDialog = lazy(loadDialog)

/** Opens the form in a dialog. */
function CreateUserButton() {
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

/** The Worker's guard has checked access; a refused user gets the "Admins only" page. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const ctx = context.get(serviceContext)
  if (ctx.adminRefusal !== null) return data({ refusal: ctx.adminRefusal, list: null }, { status: 403 })
  const view = parseUserView(url.searchParams)
  return { refusal: null, list: { view, ...userPageToWire(await listUsers(ctx, view)) } }
}

export async function clientLoader({ serverLoader, url }: Route.ClientLoaderArgs) {
  return remembered(`users/list${url.search}`, serverLoader)
}

export default function UserManagement({ loaderData: { refusal, list } }: Route.ComponentProps) {
  if (list === null) return <AdminsOnly refusal={refusal} />
  return (
    <div className="mx-auto grid w-full max-w-7xl gap-5 px-4 py-6 sm:px-6 sm:py-8">
      <title>User Management · Pro DFS Optimizer</title>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="grid gap-0.5">
          <h1 className="text-xl font-semibold tracking-tight">User Management</h1>
          <p className="text-muted">View and manage all registered users</p>
        </div>
        <CreateUserButton />
      </div>
      <BelowHeading>
        <UserList {...list} />
        <JobsCard />
      </BelowHeading>
    </div>
  )
}

function AdminsOnly({ refusal }: { refusal: string }) {
  return (
    <div className="m-auto grid max-w-md justify-items-center gap-4 px-4 py-16 text-center">
      <title>Admins only</title>
      <ShieldAlert aria-hidden className="size-10 text-muted" />
      <h1 className="text-xl font-semibold">Admins only</h1>
      <p className="text-muted">
        {refusal === 'Admins only' ? 'Admins manage accounts. Ask an admin for help with yours.' : refusal}
      </p>
      <Button variant="primary" asChild>
        <Link to="/">Go to Home</Link>
      </Button>
    </div>
  )
}
