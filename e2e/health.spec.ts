import { expect, test } from './support/test.ts'

test('every file of the app, and any other address, has the security headers', async ({ request }) => {
  const page = await (await request.get('/auth')).text()
  const [script = ''] = /\/assets\/[\w.-]+\.js/.exec(page) ?? []
  const files = ['/sw.js', '/favicon.svg', '/manifest.webmanifest', '/samples/showdown.csv', script]
  const there = [...files, '/auth']
  for (const path of [...there, '/assets/none.js', '/api/nope', '/wrangler.toml', '/.dev.vars']) {
    const answer = await request.get(path, { maxRedirects: 0 })
    // A path that may be a game mode redirects to the sign-in page.
    expect([path, answer.status()]).toEqual([
      path,
      there.includes(path) ? 200 : path.startsWith('/a') ? 404 : 302,
    ])
    expect(answer.headers(), path).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'content-security-policy': expect.stringMatching(/object-src 'none'.*frame-ancestors 'none'/),
    })
    expect(answer.headers()).not.toHaveProperty('server')
  }
})
