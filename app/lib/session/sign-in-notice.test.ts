import { expect, test } from 'vitest'
import { AFTER_DELETION, signInNotice } from './sign-in-notice.ts'

const noticeAt = (address: string) => signInNotice(new URL(address, 'http://localhost').searchParams)

test('the sign-in page confirms an account deletion, says why an account is needed, and explains a failed provider sign-in', () => {
  expect(noticeAt(AFTER_DELETION)).toEqual({ good: true, sentence: 'Your account was deleted.' })
  expect(noticeAt('/auth?oauth=cancelled&provider=google')).toEqual({
    good: false,
    sentence: 'Signing in with Google was cancelled',
  })
  expect(noticeAt('/auth?mode=register&save=lineup')).toEqual({
    good: true,
    sentence: 'Create an account to save your lineup. It is kept in this browser until then.',
  })
  expect(noticeAt('/auth')).toBeNull()
  expect(noticeAt('/auth?save=anything')).toBeNull()
  expect(noticeAt('/auth?account=anything')).toBeNull()
})
