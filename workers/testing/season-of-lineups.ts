import { showdownLineup } from './lineups.ts'
import type { Person } from './person.ts'
import { ask } from './valid-calls.ts'

type Details = Record<string, unknown>

/** Imports a lineup for each of the details, an hour apart, the last one newest. */
export async function importLineups(person: Person, lineups: readonly Details[]): Promise<void> {
  const { lineup, players } = showdownLineup()
  const carried = lineups.map(({ finalized = false, created_at, ...details }, hour) => ({
    lineup: { ...lineup, ...details },
    players,
    game: null,
    finalized,
    created_at: created_at ?? new Date(Date.UTC(2025, 8, 4) + hour * 3_600_000).toISOString(),
  }))
  const answer = await ask(person, 'POST /import', { body: { lineups: carried } })
  if (answer.status !== 200) throw new Error(`the import answered ${answer.status}: ${await answer.text()}`)
}
