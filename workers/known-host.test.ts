import { expect, test } from 'vitest'
import { isKnownHost } from './known-host.ts'

const isKnown = (host: string, publicHosts?: string) =>
  isKnownHost(new Request('http://localhost:8787/', { headers: { Host: host } }), publicHosts)

test.each([
  'localhost',
  'localhost:8787',
  'LOCALHOST',
  'app.localhost:1',
  '127.0.0.1:8787',
  '127.1.2.3',
  '[::1]:8787',
])('%s is this machine', (host) => {
  expect(isKnown(host)).toBe(true)
})

test.each([
  'evil.com',
  'evil.com:8787',
  'localhost.evil.com',
  '127.0.0.1.evil.com',
  '10.0.0.1',
  '',
  'notlocalhost',
])('"%s" is not', (host) => {
  expect(isKnown(host)).toBe(false)
  expect(isKnown(host, '')).toBe(false)
})

test('a configured name is known, and only it', () => {
  expect(isKnown('Dfs.Example:443', 'other.example, dfs.example')).toBe(true)
  expect(isKnown('evil.example', 'other.example, dfs.example')).toBe(false)
})
