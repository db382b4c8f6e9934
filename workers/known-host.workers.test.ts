import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { clientAddress } from './security/client-address.ts'
import { send } from './testing/make-user.ts'

test('a page whose own name points to this machine gets nothing from the server, whatever the method', async () => {
  for (const [path, method] of [
    ['/auth', 'GET'],
    ['/api/health', 'GET'],
    ['/api/login', 'POST'],
  ] as const) {
    const headers = { Host: 'evil.com', Origin: 'http://evil.com' }
    const answer = await send(path, { method, headers })
    expect([path, answer.status]).toEqual([path, 403])
  }
})

test('the address that a client names is believed only behind Cloudflare', () => {
  const request = new Request('http://localhost/', { headers: { 'CF-Connecting-IP': '203.0.113.7' } })
  expect(clientAddress(request, { APP_ENV: 'development', PROXY: '' })).toBe('unknown')
  expect(clientAddress(request, { APP_ENV: 'development', PROXY: 'cloudflare' })).toBe('203.0.113.7')
  expect(clientAddress(request, { APP_ENV: 'production', PROXY: '' })).toBe('203.0.113.7')
  expect(env.PROXY).toBe('cloudflare')
})
