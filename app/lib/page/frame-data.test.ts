import { expect, test } from 'vitest'
import { forgetAsked, noteAsked, unlessJustAsked } from './frame-data.ts'

const change = (to: string, more = {}) => ({
  currentUrl: new URL('https://app.test/'),
  currentParams: {},
  nextUrl: new URL(to, 'https://app.test'),
  nextParams: {},
  defaultShouldRevalidate: true,
  ...more,
})

test('only a page that was just requested opens without asking for the frame', () => {
  expect(unlessJustAsked(change('/dashboard'))).toBe(true)
  noteAsked('/dashboard')
  noteAsked('/users')
  expect(unlessJustAsked(change('/users'))).toBe(false)
  expect(unlessJustAsked(change('/dashboard'))).toBe(false)
  expect(unlessJustAsked(change('/lineups'))).toBe(true)
  expect(unlessJustAsked(change('/dashboard?sport=NFL'))).toBe(true)
})

test('after a refusal, after a form and for the page that is open the server is asked', () => {
  noteAsked('/dashboard')
  expect(unlessJustAsked(change('/dashboard', { formMethod: 'POST' }))).toBe(true)
  expect(unlessJustAsked(change('/dashboard', { currentUrl: new URL('https://app.test/dashboard') }))).toBe(
    true,
  )
  forgetAsked('/dashboard')
  expect(unlessJustAsked(change('/dashboard'))).toBe(true)
})
