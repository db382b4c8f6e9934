import { useEffect, useState } from 'react'
import { postJson } from '#app/lib/api-client.ts'
import { remembered } from '#app/lib/session-memory.ts'
import type { LearnedAnswer } from '#contract/learned.ts'
import type { Player } from '#core/players/player.ts'

/** Statistics of this pool from the user's contests; null until loaded, and offline. */
export function useLearned(playerPool: readonly Player[]): LearnedAnswer | null {
  const [learned, setLearned] = useState<LearnedAnswer | null>(null)
  const names = [...new Set(playerPool.map(({ name }) => name))].join('\n')

  useEffect(() => {
    if (!navigator.onLine) return
    let current = true
    const playerNames = names.split('\n')
    remembered(`contests/learned/${names}`, () =>
      postJson<LearnedAnswer>('/api/contest/learned', { playerNames }),
    ).then(
      (answer) => current && setLearned(answer),
      () => {},
    )
    return () => {
      current = false
    }
  }, [names])

  return learned
}
