import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import type { SessionWire } from '#contract/account.ts'
import { SessionsCard } from './sessions-card.tsx'

test('this device comes first; of many devices the first eight are shown', () => {
  const html = cardWith(Array.from({ length: 12 }, (_, i) => session(`${i}`, { isCurrent: i === 9 })))
  expect(html.match(/<li/g)).toHaveLength(8)
  expect(html.indexOf('This device')).toBeLessThan(html.indexOf('<button'))
  expect(html).toContain('Show all 12 devices')
})

test('a single device has no sign-out button', () => {
  const html = cardWith([session('a', { isCurrent: true })])
  expect(html).toContain('Chrome on Windows')
  expect(html).not.toContain('Sign out all')
  expect(html).not.toContain('Show all')
})

function session(id: string, changes: Partial<SessionWire>): SessionWire {
  const signedInAt = '2026-11-22T04:01:30.000Z'
  return { id, device: 'Chrome on Windows', signedInAt, lastSeenAt: signedInAt, isCurrent: false, ...changes }
}

function cardWith(sessions: SessionWire[]): string {
  const Stub = createRoutesStub([{ path: '/', Component: () => <SessionsCard sessions={sessions} /> }])
  return renderToString(<Stub initialEntries={['/']} />).replaceAll('<!-- -->', '')
}
