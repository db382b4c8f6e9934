import { postJson } from '#app/lib/api-client.ts'
import { useLoaded } from '#app/lib/page/use-loaded.ts'
import { useRootData } from '#app/lib/session/root-data.ts'
import { recall, remembered } from '#app/lib/session/session-memory.ts'
import type { LearnedAnswer } from '#contract/learned.ts'
import type { Format } from '#core/formats/format.ts'
import type { Player } from '#core/players/player.ts'

/** What the user's contests of the format say about this pool; null until loaded, offline, and for a visitor without an account. */
export function useLearned(playerPool: readonly Player[], format: Format): LearnedAnswer | null {
  const names = namesOf(playerPool)
  const isVisitor = useRootData()?.user === null
  return useLoaded([names, format.id, isVisitor], async () =>
    isVisitor ? null : loadLearned(names, format.id),
  ).answer
}

/** What was loaded of it; null before, and offline. */
export function knownLearned(playerPool: readonly Player[], format: Format): LearnedAnswer | null {
  return recall<LearnedAnswer>(keyOf(namesOf(playerPool), format.id)) ?? null
}

/** A simulation does not wait longer for it. */
const LONGEST_WAIT_MS = 1500

/** Loads it for `knownLearned`; ends without it if that fails or takes long. */
export async function waitForLearned(playerPool: readonly Player[], format: Format): Promise<void> {
  const loaded = loadLearned(namesOf(playerPool), format.id).catch(() => null)
  await Promise.race([loaded, new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS))])
}

async function loadLearned(names: string, format: string): Promise<LearnedAnswer | null> {
  if (!navigator.onLine) return null
  return remembered(keyOf(names, format), () =>
    postJson<LearnedAnswer>('/api/contest/learned', { format, playerNames: names.split('\n') }),
  )
}

function namesOf(playerPool: readonly Player[]): string {
  return [...new Set(playerPool.map(({ name }) => name))].join('\n')
}

function keyOf(names: string, format: string): string {
  return `contests/learned/${format}/${names}`
}
