import { applyD1Migrations, reset } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { beforeAll } from 'vitest'

beforeAll(async () => {
  await emptyStores()
  // On a busy machine a reset may leave what the file before has written.
  while ((await env.DB.prepare('select count(*) as n from users').first<number>('n')) !== 0)
    await emptyStores()
})

async function emptyStores(): Promise<void> {
  await reset()
  // A reset forgets what the bucket was told, yet user ids begin at 1 again.
  const { objects } = await env.FILES.list()
  await env.FILES.delete(objects.map(({ key }) => key))
  await applyD1Migrations(env.DB, env.TEST_MIGRATIONS)
}
