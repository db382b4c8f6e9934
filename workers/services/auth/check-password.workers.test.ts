import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { findCredentials } from '#db/accounts/users.ts'
import { createDirectory } from '#db/client.ts'
import type { ServiceContext } from '#workers/context.server.ts'
import { signedIn } from '#workers/testing/make-user.ts'
import { isCurrentPassword } from './check-password.ts'

const SAMPLES = 15

test('an unknown name is answered like a wrong password, after the same work', {
  timeout: 300_000,
}, async ({ task }) => {
  await signedIn('measured')
  const times = { unknown: [] as number[], wrong: [] as number[] }
  for (let i = 0; i < SAMPLES; i++) {
    // Alternating, so that other load on the machine affects both equally.
    const order = i % 2 ? (['unknown', 'wrong'] as const) : (['wrong', 'unknown'] as const)
    for (const kind of order) {
      const usernameOrEmail = kind === 'wrong' ? 'measured' : `unknown-${i}`
      const started = performance.now()
      const ctx = context()
      const account = await findCredentials(ctx.directory, usernameOrEmail)
      expect(await isCurrentPassword(ctx, account, 'guessed wrong')).toBe(false)
      times[kind].push(performance.now() - started)
    }
  }
  const [unknown, wrong] = [median(times.unknown), median(times.wrong)]
  // A hash takes twenty times as long as the rest: without one, the unknown name would be far faster.
  expect(unknown).toBeGreaterThan(wrong / 2)
  task.meta.figures =
    `Login, ${SAMPLES} samples each: unknown user ${unknown.toFixed(1)} ms, ` +
    `wrong password ${wrong.toFixed(1)} ms, difference ${(unknown - wrong).toFixed(1)} ms`
})

function context(): ServiceContext {
  return { directory: createDirectory(env.DB), now: Date.now() } as ServiceContext
}

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return (sorted[(sorted.length - 1) >> 1]! + sorted[sorted.length >> 1]!) / 2
}
