import { expect, test } from 'vitest'
import { circuitBreaker } from './circuit-breaker.ts'

const SECOND = 1000

test('during an outage of an hour few calls are made; one probe notices the recovery', () => {
  const breaker = circuitBreaker('down for an hour')
  let asked = 0
  for (let now = 0; now < 3600 * SECOND; now += SECOND) {
    if (!breaker.allows(now)) continue
    asked += 1
    breaker.failed(now)
  }
  // Five until it opens, then one per 30 seconds.
  expect(asked).toBe(5 + Math.floor((3600 - 5) / 30))

  const back = 3600 * SECOND + 31 * SECOND
  expect(breaker.allows(back)).toBe(true)
  expect(breaker.allows(back)).toBe(false)
  breaker.succeeded()
  expect(breaker.allows(back + 1)).toBe(true)
  expect(breaker.allows(back + 1)).toBe(true)
})

test('failures with successes in between do not open the circuit; each server has its own', () => {
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
