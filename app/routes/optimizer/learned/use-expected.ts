import { startTransition, useEffect, useState } from 'react'
import { inTurns } from '#app/lib/turns/in-turns.ts'
import type { Format } from '#core/formats/format.ts'
import { type ExpectedOwnership, expectedSteps } from '#core/ownership/expected-ownership.ts'
import type { LearnedByName } from '#core/ownership/learned.ts'
import type { Player } from '#core/players/player.ts'

/**
 * The pool's expected ownership with what was learned, worked out in turns beside the screen; null until it is there, and
 * without anything learned. After a change of the pool the former one stays until the next one is there.
 */
export function useExpected(
  playerPool: readonly Player[],
  mode: Format,
  learned: LearnedByName | null,
): readonly ExpectedOwnership[] | null {
  const [expected, setExpected] = useState<readonly ExpectedOwnership[] | null>(null)

  useEffect(() => {
    if (learned === null) return
    let current = true
    void inTurns(expectedSteps(playerPool, mode, learned)).then((result) => {
      if (current) startTransition(() => setExpected(result))
    })
    return () => {
      current = false
    }
  }, [playerPool, mode, learned])

  return expected
}
