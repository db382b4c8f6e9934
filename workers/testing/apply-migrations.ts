import { applyD1Migrations, reset } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { beforeAll } from 'vitest'

beforeAll(async () => {
  await emptyStores()
  // On a busy machine a reset may leave rows of the previous test file.
  while ((await env.DB.prepare('select count(*) as n from users').first<number>('n')) !== 0)
    await emptyStores()
})

async function emptyStores(): Promise<void> {
  await reset()
  // A reset does not empty the bucket, yet user ids begin at 1 again.
  const { objects } = await env.FILES.list()
  await env.FILES.delete(objects.map(({ key }) => key))
  await applyD1Migrations(env.DB, env.TEST_MIGRATIONS)
}
