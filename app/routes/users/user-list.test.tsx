import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import type { ListedUserWire } from '#contract/users.ts'
import { matchingUsers } from './matching-users.ts'
import { UserList } from './user-list.tsx'

test('of many users the first twenty are shown, with a button for all', () => {
  const html = pageWith(Array.from({ length: 1234 }, (_, i) => user(i + 1, `user-${i + 1}`)))
  expect(html).toContain('Total: 1,234 user(s)')
  expect(html.match(/<tr/g)).toHaveLength(1 + 20)
  expect(html).toContain('Show all 1,234 users')
})

test('a short list is shown whole, without the button', () => {
  const html = pageWith([user(1, 'ada'), user(2, 'bob')])
  expect(html.match(/<tr/g)).toHaveLength(1 + 2)
  expect(html).not.toContain('Show all')
})

test('a search finds part of a name or email, ignoring case', () => {
  const users = [user(1, 'Ada', 'lovelace@example.org'), user(2, 'bob'), user(3, 'Adam')]
  const found = (search: string) => matchingUsers(users, search).map(({ id }) => id)
  expect(found('')).toEqual([1, 2, 3])
  expect(found(' aDA ')).toEqual([1, 3])
  expect(found('LOVE')).toEqual([1])
  expect(found('nobody')).toEqual([])
})

function user(id: number, username: string, email: string | null = null): ListedUserWire {
  const createdAt = '2026-11-22T04:01:30.000Z'
  return {
    id,
    username,
    email,
    role: 'user',
    mustChangePassword: false,
    createdAt,
    disabledAt: null,
    providers: [],
  }
}

function pageWith(users: ListedUserWire[]): string {
  const Stub = createRoutesStub([{ id: 'root', path: '/', Component: () => <UserList users={users} /> }])
  const root = { user: { username: 'ada' } }
  const page = <Stub initialEntries={['/']} hydrationData={{ loaderData: { root } }} />
  return renderToString(page).replaceAll('<!-- -->', '')
}
