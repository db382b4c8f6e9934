import { expect, test } from 'vitest'
import { AFTER_DELETION, signInNotice } from './sign-in-notice.ts'

const noticeAt = (address: string) => signInNotice(new URL(address, 'http://localhost').searchParams)

test('the sign-in page confirms an account deletion and explains a failed provider sign-in', () => {
  expect(noticeAt(AFTER_DELETION)).toEqual({ good: true, sentence: 'Your account was deleted.' })
  expect(noticeAt('/auth?oauth=cancelled&provider=google')).toEqual({
    good: false,
    sentence: 'Signing in with Google was cancelled',
  })
  expect(noticeAt('/auth')).toBeNull()
  expect(noticeAt('/auth?account=anything')).toBeNull()
})
