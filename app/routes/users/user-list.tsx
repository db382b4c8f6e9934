import { KeyRound } from 'lucide-react'
import { lazy, type ReactNode, useEffect, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { DialogLoadFailure } from '#app/components/load-failure.tsx'
import { Moment } from '#app/components/moment.tsx'
import { OptionalPart } from '#app/components/optional-part.tsx'
import { Badge } from '#app/components/ui/badge.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { Card, CardDescription, CardHeaderRow, CardTitle } from '#app/components/ui/card.tsx'
import { SearchField } from '#app/components/ui/search-field.tsx'
import { useRootData } from '#app/lib/session/root-data.ts'
import { whenIdle } from '#app/lib/turns/when-idle.ts'
import { isOAuthProviderId, OAUTH_LABELS } from '#contract/oauth.ts'
import { type UserView, userQuery } from '#contract/user-query.ts'
import type { ListedUserWire, UserPageWire } from '#contract/users.ts'
import { formatCount } from '#core/figures/format.ts'

const loadResetDialog = () => import('./reset-password-dialog.client.tsx')
const ResetPasswordDialog = lazy(loadResetDialog)
const DisableUserDialog = lazy(() => import('./disable-user-dialog.client.tsx'))

/** A page of the users, newest first: a table; with little room its cells are stacked, so that names and emails stay whole. */
export function UserList({ view, users, total, found, next }: UserPageWire & { view: UserView }) {
  const own = useRootData()?.user?.username
  const [resetting, setResetting] = useState<ListedUserWire | null>(null)
  const [disabling, setDisabling] = useState<ListedUserWire | null>(null)
  useEffect(() => whenIdle(loadResetDialog), [])
  return (
    <Card tabIndex={-1} aria-labelledby="users-title" className="@container overflow-hidden">
      <CardHeaderRow>
        <div className="grid gap-1">
          <CardTitle id="users-title">All Users</CardTitle>
          <CardDescription aria-live="polite">
            Total: {formatCount(total)} user(s)
            {view.search === '' ? '' : `, ${formatCount(found)} found`}
          </CardDescription>
        </div>
        <UserSearch search={view.search} />
      </CardHeaderRow>
      {users.length === 0 ? (
        <p className="border-t border-border px-5 py-10 text-center text-muted">No users found</p>
      ) : (
        <table className="w-full text-sm">
          <thead className="border-y border-border text-left text-sm text-muted @max-4xl:sr-only">
            <tr>
              <th className="px-4 py-2.5 font-medium sm:pl-5">ID</th>
              <th className="px-3 py-2.5 font-medium">Username</th>
              <th className="px-3 py-2.5 font-medium">Email</th>
              <th className="px-3 py-2.5 font-medium">Role</th>
              <th className="px-3 py-2.5 font-medium">Created At</th>
              <th className="px-4 py-2.5 text-right font-medium sm:pr-5">Actions</th>
            </tr>
          </thead>
          <tbody className="divide-y divide-border @max-4xl:border-t @max-4xl:border-border">
            {users.map((user) => (
              <UserRow
                key={user.id}
                user={user}
                isOwn={user.username === own}
                onReset={() => setResetting(user)}
                onDisable={() => setDisabling(user)}
              />
            ))}
          </tbody>
        </table>
      )}
      {next === null && view.before === null ? null : (
        <nav
          aria-label="Pages of users"
          className="flex flex-wrap justify-center gap-2 border-t border-border p-3"
        >
          {view.before === null ? null : (
            <Button asChild>
              <Link to={`/users${userQuery({ ...view, before: null })}`}>Newest users</Link>
            </Button>
          )}
          {next === null ? null : (
            <Button asChild>
              <Link to={`/users${userQuery({ ...view, before: next })}`}>Older users</Link>
            </Button>
          )}
        </nav>
      )}
      <OptionalPart failed={<DialogLoadFailure />}>
        {resetting ? <ResetPasswordDialog user={resetting} onClose={() => setResetting(null)} /> : null}
        {disabling ? <DisableUserDialog user={disabling} onClose={() => setDisabling(null)} /> : null}
      </OptionalPart>
    </Card>
  )
}

/** The server searches all users; the address says for what. */
function UserSearch({ search }: { search: string }) {
  const navigate = useNavigate()
  return (
    <search className="w-full sm:w-auto">
      <form
        method="get"
        action="/users"
        className="flex items-center gap-2"
        onSubmit={(event) => {
          event.preventDefault()
          const typed = String(new FormData(event.currentTarget).get('search')).trim()
          void navigate(`/users${userQuery({ search: typed, before: null })}`, { preventScrollReset: true })
        }}
      >
        <SearchField
          key={search}
          label="Search users"
          name="search"
          placeholder="Search by username or email..."
          className="w-full sm:w-80"
          defaultValue={search}
        />
        <Button type="submit">Search</Button>
      </form>
    </search>
  )
}

function UserRow({
  user,
  isOwn,
  onReset,
  onDisable,
}: {
  user: ListedUserWire
  isOwn: boolean
  onReset: () => void
  onDisable: () => void
}) {
  const verb = user.disabledAt === null ? 'Disable' : 'Enable'
  return (
    <tr className="@max-4xl:grid @max-4xl:grid-cols-[auto_1fr_auto] @max-4xl:gap-x-3 @max-4xl:gap-y-1 @max-4xl:px-4 @max-4xl:py-3 @xl:@max-4xl:grid-cols-[auto_1fr_auto_15rem] @xl:@max-4xl:px-5">
      <Cell className="text-muted tabular-nums @max-4xl:col-start-1 @max-4xl:row-start-3 @4xl:pl-5">
        <span className="@4xl:hidden">ID </span>
        {user.id}
      </Cell>
      <Cell className="font-medium wrap-anywhere @max-4xl:col-span-2 @4xl:w-1/4">
        <span className="flex flex-wrap items-center gap-x-2">
          <span className="min-w-0">{user.username}</span>
          {user.disabledAt === null ? null : <Badge tone="bad">Disabled</Badge>}
        </span>
      </Cell>
      <Cell className="wrap-anywhere text-muted @max-4xl:col-span-3 @4xl:w-2/5">
        {user.email === null ? <span className="@max-4xl:sr-only">-</span> : <Email email={user.email} />}
        <SignInProviders providers={user.providers} />
      </Cell>
      <Cell className="@max-4xl:col-start-3 @max-4xl:row-start-1">
        <Badge tone={user.role === 'admin' ? 'accent' : 'neutral'}>{user.role}</Badge>
      </Cell>
      <Cell className="text-muted tabular-nums @max-4xl:col-span-2 @max-4xl:col-start-2 @max-4xl:row-start-3 @max-xl:text-right @4xl:whitespace-nowrap">
        <Moment iso={user.createdAt} length="short" />
      </Cell>
      <Cell className="@max-xl:col-span-3 @max-xl:pt-1 @xl:@max-4xl:col-start-4 @xl:@max-4xl:row-span-3 @xl:@max-4xl:row-start-1 @xl:@max-4xl:self-center @xl:@max-4xl:pl-3 @4xl:pr-5">
        <div className="flex gap-2 @max-xs:flex-wrap @xl:justify-end">
          <Button size="small" aria-label={`Reset Password of ${user.username}`} onClick={onReset}>
            <KeyRound aria-hidden />
            Reset Password
          </Button>
          {isOwn ? null : (
            <Button size="small" aria-label={`${verb} ${user.username}`} onClick={onDisable}>
              {verb}
            </Button>
          )}
        </div>
      </Cell>
    </tr>
  )
}

/** A long one is broken before its domain. */
function Email({ email }: { email: string }) {
  const at = email.lastIndexOf('@')
  return (
    <>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </>
  )
}

function SignInProviders({ providers }: { providers: string[] }) {
  const labels = providers.filter(isOAuthProviderId).map((provider) => OAUTH_LABELS[provider])
  return labels.length === 0 ? null : (
    <span className="block text-sm">Signs in with {labels.join(' and ')}</span>
  )
}

function Cell({ className, children }: { className: string; children: ReactNode }) {
  return <td className={`@4xl:px-3 @4xl:py-2.5 ${className}`}>{children}</td>
}
