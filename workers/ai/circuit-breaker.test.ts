import { expect, test } from 'vitest'
import { circuitBreaker } from './circuit-breaker.ts'

const SECOND = 1000

test('an hour without the server costs a handful of calls, and one probe finds it again', () => {
  const breaker = circuitBreaker('down for an hour')
  let asked = 0
  for (let now = 0; now < 3600 * SECOND; now += SECOND) {
    if (!breaker.allows(now)) continue
    asked += 1
    breaker.failed(now)
  }
  // Five until it opens, then one for each rest of thirty seconds.
  expect(asked).toBe(5 + Math.floor((3600 - 5) / 30))

  const back = 3600 * SECOND + 31 * SECOND
  expect(breaker.allows(back)).toBe(true)
  expect(breaker.allows(back)).toBe(false)
  breaker.succeeded()
  expect(breaker.allows(back + 1)).toBe(true)
  expect(breaker.allows(back + 1)).toBe(true)
})

test('failures between successes open nothing, and one server says nothing about another', () => {
  const breaker = circuitBreaker('now and then')
  for (let i = 0; i < 20; i++) {
    breaker.failed(i)
    if (i % 4 === 3) breaker.succeeded()
    expect(breaker.allows(i)).toBe(true)
  }
  for (let i = 0; i < 5; i++) circuitBreaker('one').failed(0)
  expect(circuitBreaker('one').allows(1)).toBe(false)
  expect(circuitBreaker('another').allows(1)).toBe(true)
})
