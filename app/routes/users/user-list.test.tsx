import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { parseUserView, userQuery } from '#contract/user-query.ts'
import type { ListedUserWire, UserPageWire } from '#contract/users.ts'
import { UserList } from './user-list.tsx'

test('a page of many users leads to the next one, with the search', () => {
  const html = pageWith({ users: [user(7, 'ada'), user(5, 'adam')], total: 1234, found: 120, next: 5 }, 'ada')
  expect(html).toContain('Total: 1,234 user(s), 120 found')
  expect(html.match(/<tr/g)).toHaveLength(1 + 2)
  expect(html).toContain('href="/users?search=ada&amp;before=5"')
  expect(html).not.toContain('Newest users')
})

test('the last page leads back to the newest users', () => {
  const html = pageWith({ users: [user(1, 'ada')], total: 101, found: 101, next: null }, '', 2)
  expect(html).toContain('href="/users"')
  expect(html).not.toContain('Older users')
})

test('a list of one page leads nowhere', () => {
  const html = pageWith({ users: [user(2, 'bob'), user(1, 'ada')], total: 2, found: 2, next: null })
  expect(html).toContain('Total: 2 user(s)')
  expect(html).not.toContain('found')
  expect(html).not.toContain('Pages of users')
})

test('a view survives its address; what is no id is left out', () => {
  for (const view of [
    { search: 'ada & bob', before: 7 },
    { search: '', before: null },
  ])
    expect(parseUserView(new URLSearchParams(userQuery(view)))).toEqual(view)
  for (const before of ['0', '-1', '1.5', 'x', '1e99', '']) {
    const query = new URLSearchParams({ before, search: ' ada ' })
    expect(parseUserView(query)).toEqual({ search: 'ada', before: null })
  }
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

function pageWith(page: UserPageWire, search = '', before: number | null = null): string {
  const list = <UserList view={{ search, before }} {...page} />
  const Stub = createRoutesStub([{ id: 'root', path: '/', Component: () => list }])
  const root = { user: { username: 'ada' } }
  const html = <Stub initialEntries={['/']} hydrationData={{ loaderData: { root } }} />
  return renderToString(html).replaceAll('<!-- -->', '')
}
