import type { ListedUserWire } from '#contract/users.ts'

/** The users whose name or email contains the search text, ignoring case. */
export function matchingUsers(users: readonly ListedUserWire[], search: string): readonly ListedUserWire[] {
  const sought = search.trim().toLowerCase()
  if (sought === '') return users
  return users.filter(({ username, email }) =>
    [username, email].some((name) => name?.toLowerCase().includes(sought)),
  )
}
