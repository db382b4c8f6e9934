import { expect, test } from 'vitest'
import { hashTurn } from './hash-turn.ts'

test('hashes start apart from each other; a queue of more than 15 seconds is refused', async () => {
  await hashTurn()
  const asked = Date.now()
  const turns = Array.from({ length: 400 }, () =>
    hashTurn().then(
      () => Date.now() - asked,
      (error: Error) => error.message,
    ),
  )
  const refused = 'Too many people are signing in, please try again in a moment'
  // 15 seconds are enough for 300 turns of 50 ms; the wait of the first is over when it is asked for.
  const answers = await Promise.all(turns.slice(300))
  expect(answers.filter((answer) => answer === refused).length).toBeGreaterThan(90)
  const waits = await Promise.all(turns.slice(0, 10))
  for (const [i, wait] of waits.entries()) expect(wait).toBeGreaterThanOrEqual(50 * i - 20)
})
