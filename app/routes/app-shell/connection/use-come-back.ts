import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { ApiError, getJson } from '#app/lib/api-client.ts'
import { keepTrying } from '#app/lib/browser/keep-trying.ts'
import { useRootData } from '#app/lib/session/root-data.ts'
import { sessionOwner } from '#app/lib/session/session-owner.ts'

/**
 * On a page that was opened without the server: loads its data once the server answers, and what the user works on stays.
 * Without a session it asks nothing more; the page stays as it is and the user chooses when to sign in.
 */
export function useComeBack(): 'waiting' | 'signed_out' | null {
  const isOfflineCopy = useRootData()?.isOfflineCopy ?? false
  const [isSignedOut, setSignedOut] = useState(false)
  const { revalidate } = useRevalidator()

  useEffect(() => {
    if (!isOfflineCopy) return
    let isGone = false
    const { stop } = keepTrying(async () => {
      if (!navigator.onLine) return false
      const found = await sessionState()
      if (isGone) return false
      setSignedOut(found === 'signed_out')
      // The work on the screen is the former user's.
      if (found === 'other_user') location.assign('/')
      if (found === 'signed_in') await revalidate()
      // A page that could load its data is no copy any more, which ends this.
      return found === 'signed_in' || found === 'no_answer'
    })
    return () => {
      isGone = true
      stop()
    }
  }, [isOfflineCopy, revalidate])

  if (!isOfflineCopy) return null
  return isSignedOut ? 'signed_out' : 'waiting'
}

async function sessionState(): Promise<'signed_in' | 'other_user' | 'signed_out' | 'no_answer'> {
  try {
    const { id } = await getJson<{ id: number }>('/api/user')
    return String(id) === (sessionOwner() ?? String(id)) ? 'signed_in' : 'other_user'
  } catch (error) {
    return error instanceof ApiError && error.status === 401 ? 'signed_out' : 'no_answer'
  }
}
