import { KeyRound } from 'lucide-react'
import { lazy, type ReactNode, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { DialogLoadFailure } from '#app/components/load-failure.tsx'
import { Moment } from '#app/components/moment.tsx'
import { OptionalPart } from '#app/components/optional-part.tsx'
import { Badge } from '#app/components/ui/badge.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { Card, CardDescription, CardHeaderRow, CardTitle } from '#app/components/ui/card.tsx'
import { SearchField } from '#app/components/ui/search-field.tsx'
import { keepFocusOnRemoval } from '#app/lib/focus/keep-focus-on-removal.ts'
import { useRootData } from '#app/lib/session/root-data.ts'
import { whenIdle } from '#app/lib/turns/when-idle.ts'
import { isOAuthProviderId, OAUTH_LABELS } from '#contract/oauth.ts'
import type { ListedUserWire } from '#contract/users.ts'
import { formatCount } from '#core/figures/format.ts'
import { matchingUsers } from './matching-users.ts'

const loadResetDialog = () => import('./reset-password-dialog.client.tsx')
const ResetPasswordDialog = lazy(loadResetDialog)
const DisableUserDialog = lazy(() => import('./disable-user-dialog.client.tsx'))

/** Rows shown at first; thousands of rows would make the page slow. */
const ROWS_AT_FIRST = 20

/** A table; below 640 px its cells are stacked, so that nothing scrolls sideways. */
export function UserList({ users }: { users: ListedUserWire[] }) {
  const own = useRootData()?.user?.username
  const [resetting, setResetting] = useState<ListedUserWire | null>(null)
  const [disabling, setDisabling] = useState<ListedUserWire | null>(null)
  const [search, setSearch] = useState('')
  const [most, setMost] = useState(ROWS_AT_FIRST)
  const sought = useDeferredValue(search)
  // Newest first, so that a user who was just created is in sight.
  const found = useMemo(() => matchingUsers(users, sought).toReversed(), [users, sought])
  useEffect(() => whenIdle(loadResetDialog), [])
  return (
    <Card tabIndex={-1} aria-labelledby="users-title" className="overflow-hidden">
      <CardHeaderRow>
        <div className="grid gap-1">
          <CardTitle id="users-title">All Users</CardTitle>
          <CardDescription aria-live="polite">
            Total: {formatCount(users.length)} user(s)
            {sought.trim() === '' ? '' : `, ${formatCount(found.length)} found`}
          </CardDescription>
        </div>
        <SearchField
          label="Search users"
          placeholder="Search by username or email..."
          className="w-full sm:w-80"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      </CardHeaderRow>
      {found.length === 0 ? (
        <p className="border-t border-border px-5 py-10 text-center text-muted">No users found</p>
      ) : (
        <table className="w-full text-sm">
          <thead className="border-y border-border text-left text-sm text-muted max-sm:sr-only">
            <tr>
              <th className="px-4 py-2.5 font-medium sm:pl-5">ID</th>
              <th className="px-3 py-2.5 font-medium">Username</th>
              <th className="px-3 py-2.5 font-medium">Email</th>
              <th className="px-3 py-2.5 font-medium">Role</th>
              <th className="px-3 py-2.5 font-medium">Created At</th>
              <th className="px-4 py-2.5 text-right font-medium sm:pr-5">Actions</th>
            </tr>
          </thead>
          <tbody className="divide-y divide-border max-sm:border-t max-sm:border-border">
            {found.slice(0, most).map((user) => (
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
      {found.length > most ? (
        <div className="border-t border-border p-3 text-center">
          <Button ref={keepFocusOnRemoval} onClick={() => setMost(Number.POSITIVE_INFINITY)}>
            Show all {formatCount(found.length)} users
          </Button>
        </div>
      ) : null}
      <OptionalPart failed={<DialogLoadFailure />}>
        {resetting ? <ResetPasswordDialog user={resetting} onClose={() => setResetting(null)} /> : null}
        {disabling ? <DisableUserDialog user={disabling} onClose={() => setDisabling(null)} /> : null}
      </OptionalPart>
    </Card>
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
    <tr className="max-sm:grid max-sm:grid-cols-[auto_1fr_auto] max-sm:gap-x-3 max-sm:gap-y-1 max-sm:px-4 max-sm:py-3">
      <Cell className="text-muted tabular-nums max-sm:col-start-1 max-sm:row-start-3 sm:pl-5">
        <span className="sm:hidden">ID </span>
        {user.id}
      </Cell>
      <Cell className="font-medium wrap-anywhere max-sm:col-span-2 sm:w-1/4">
        <span className="flex flex-wrap items-center gap-x-2">
          <span className="min-w-0">{user.username}</span>
          {user.disabledAt === null ? null : <Badge tone="bad">Disabled</Badge>}
        </span>
      </Cell>
      <Cell className="wrap-anywhere text-muted max-sm:col-span-3 sm:w-2/5">
        {user.email ?? '-'}
        <SignInProviders providers={user.providers} />
      </Cell>
      <Cell className="max-sm:col-start-3 max-sm:row-start-1">
        <Badge tone={user.role === 'admin' ? 'accent' : 'neutral'}>{user.role}</Badge>
      </Cell>
      <Cell className="min-w-29 text-muted tabular-nums max-sm:col-span-2 xl:whitespace-nowrap max-sm:col-start-2 max-sm:row-start-3 max-sm:text-right">
        <Moment iso={user.createdAt} length="short" />
      </Cell>
      <Cell className="max-sm:col-span-3 max-sm:pt-1 sm:pr-5">
        <div className="flex flex-wrap gap-2 sm:justify-end xl:flex-nowrap">
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

function SignInProviders({ providers }: { providers: string[] }) {
  const labels = providers.filter(isOAuthProviderId).map((provider) => OAUTH_LABELS[provider])
  return labels.length === 0 ? null : (
    <span className="block text-sm">Signs in with {labels.join(' and ')}</span>
  )
}

function Cell({ className, children }: { className: string; children: ReactNode }) {
  return <td className={`sm:px-3 sm:py-2.5 ${className}`}>{children}</td>
}
