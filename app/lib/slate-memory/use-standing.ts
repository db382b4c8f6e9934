import { useEffect, useState } from 'react'
import { type Choices, withValues } from '#core/slate-memory/memory.ts'
import { useRootData } from '../session/root-data.ts'
import { sessionOwner } from '../session/session-owner.ts'
import { onMemoryMessage } from '../stored/memory-changes.ts'
import { changeStanding, readStanding, standingKey, syncedStanding } from './standing-memory.ts'

/**
 * What the account keeps for every later slate, and how to change it. Null until it is read, and without an account.
 */
export function useStanding(): { choices: Choices | null; change: (changes: Choices) => void } {
  const signedIn = useRootData()?.user?.id
  const user = signedIn === undefined ? sessionOwner() : String(signedIn)
  const [choices, setChoices] = useState<Choices | null>(null)

  useEffect(() => {
    if (user === null) return
    let isCurrent = true
    const show = (now: Choices) => isCurrent && setChoices(now)
    void readStanding(user).then(show)
    const sync = () => void syncedStanding(user).then(show)
    sync()
    window.addEventListener('online', sync)
    const stopListening = onMemoryMessage((message) => {
      if ('changed' in message && message.changed === standingKey(user)) void readStanding(user).then(show)
    })
    return () => {
      isCurrent = false
      window.removeEventListener('online', sync)
      stopListening()
    }
  }, [user])

  return {
    choices,
    change(changes) {
      if (user === null) return
      setChoices((before) => withValues(before ?? {}, changes))
      void changeStanding(user, changes)
    },
  }
}
