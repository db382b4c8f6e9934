import { expect, test } from 'vitest'
import { askedAgain, ThreadFailed } from './asked-again.ts'

/** Answers with each outcome in turn. */
function asking(...outcomes: (string | Error)[]) {
  const left = [...outcomes]
  const ask = async () => {
    const outcome = left.shift()
    if (outcome instanceof Error) throw outcome
    return outcome
  }
  return { ask, left }
}

test('a thread that failed is asked about once more', async () => {
  const { ask } = asking(new ThreadFailed('its code was lost'), 'played')
  expect(await askedAgain(ask)).toBe('played')
})

test('an answer is asked for once', async () => {
  const { ask, left } = asking('played', 'played again')
  expect(await askedAgain(ask)).toBe('played')
  expect(left).toEqual(['played again'])
})

test('the second failure is the caller’s to tell', async () => {
  const { ask, left } = asking(new ThreadFailed('first'), new ThreadFailed('second'), 'third')
  await expect(askedAgain(ask)).rejects.toThrow('second')
  expect(left).toEqual(['third'])
})

test('a refused question is not asked again', async () => {
  const { ask, left } = asking(new Error('no lineup may be entered'), 'played')
  await expect(askedAgain(ask)).rejects.toThrow('no lineup may be entered')
  expect(left).toEqual(['played'])
})

test('a question that was stopped is not asked again', async () => {
  const stop = new AbortController()
  const { ask, left } = asking(new ThreadFailed('its code was lost'), 'played')
  const answer = askedAgain(() => {
    stop.abort()
    return ask()
  }, stop.signal)
  await expect(answer).rejects.toThrow('its code was lost')
  expect(left).toEqual(['played'])
})
