import { expect, test } from './support/test.ts'

test('the server says that its stores answer, to anyone', async ({ request }) => {
  const answer = await request.get('/api/health')
  expect(answer.status()).toBe(200)
  expect(await answer.json()).toMatchObject({ status: 'ok', checks: { db: 'ok', files: 'ok' } })
})

test('an unknown page is a 404 that leads back', async ({ page, noise }) => {
  noise.allow(/status of 404/)
  const answer = await page.goto('/no/such/page/anywhere')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('link')).not.toHaveCount(0)
})
