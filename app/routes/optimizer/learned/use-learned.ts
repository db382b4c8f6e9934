import { useEffect, useState } from 'react'
import { postJson } from '#app/lib/api-client.ts'
import { remembered } from '#app/lib/session-memory.ts'
import type { LearnedAnswer } from '#contract/learned.ts'
import type { Format } from '#core/formats/format.ts'
import type { Player } from '#core/players/player.ts'

/** What the user's contests of the format say about this pool; null until loaded, and offline. */
export function useLearned(playerPool: readonly Player[], mode: Format): LearnedAnswer | null {
  const [learned, setLearned] = useState<LearnedAnswer | null>(null)
  const names = [...new Set(playerPool.map(({ name }) => name))].join('\n')
  const format = mode.id

  useEffect(() => {
    if (!navigator.onLine) return
    let current = true
    const playerNames = names.split('\n')
    remembered(`contests/learned/${format}/${names}`, () =>
      postJson<LearnedAnswer>('/api/contest/learned', { format, playerNames }),
    ).then(
      (answer) => current && setLearned(answer),
      () => {},
    )
    return () => {
      current = false
    }
  }, [names, format])

  return learned
}
