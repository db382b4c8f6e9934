import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { ApiError, getJson } from '#app/lib/api-client.ts'
import { useRootData } from '#app/lib/session/root-data.ts'
import { sessionOwner } from '#app/lib/session/session-owner.ts'

const FIRST_RETRY_MS = 2000
const LONGEST_RETRY_MS = 60_000

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
    let timer: ReturnType<typeof setTimeout> | undefined
    let pause = FIRST_RETRY_MS
    let isGone = false

    async function ask() {
      clearTimeout(timer)
      if (!navigator.onLine) return
      const found = await sessionState()
      if (isGone) return
      setSignedOut(found === 'signed_out')
      // The work on the screen is the former user's.
      if (found === 'other_user') return location.assign('/')
      if (found === 'signed_out') return
      if (found === 'signed_in') await revalidate()
      // A page that could load its data is no copy any more, which ends this.
      if (isGone) return
      timer = setTimeout(ask, pause)
      pause = Math.min(2 * pause, LONGEST_RETRY_MS)
    }

    const start = () => void ask()
    start()
    window.addEventListener('online', start)
    return () => {
      isGone = true
      clearTimeout(timer)
      window.removeEventListener('online', start)
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
