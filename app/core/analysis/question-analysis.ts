import { hasPerson, isComplete, type Lineup } from '../lineups/lineup.ts'
import type { OptimizerSettings } from '../objective/strategy.ts'
import { type Player, personKey } from '../players/player.ts'
import { forcePlayers, type SearchWith } from './alternatives/forced-player.ts'
import { type AnalysisFacts, analysisFacts } from './facts/facts.ts'
import type { PersonFacts } from './facts/person-facts.ts'
import type { Proof } from './facts/proof.ts'

/** How many players outside the lineup get a search for what playing them would cost. */
const MOST_FORCED = 3

export type PlayersQuestion = {
  lineup: Lineup
  playerPool: readonly Player[]
  settings: OptimizerSettings
  asked: readonly Player[]
  proof: Proof | null
  searchWith: SearchWith
}

/**
 * The facts for an answer, and the players it is about. With a complete lineup they include what playing each player
 * outside it would cost; an incomplete lineup gives nothing to compare with and is left out.
 */
export async function analyzeQuestion({
  lineup,
  playerPool,
  settings,
  asked,
  proof,
  searchWith,
}: PlayersQuestion): Promise<{ facts: AnalysisFacts; about: PersonFacts[] }> {
  const isWhole = isComplete(lineup)
  const outsiders = isWhole ? asked.filter((player) => !hasPerson(lineup, player)).slice(0, MOST_FORCED) : []
  const question = { lineup, playerPool, settings, searchWith }
  const facts = analysisFacts({
    format: lineup.format,
    settings,
    playerPool,
    lineup: isWhole ? lineup : null,
    others: asked,
    forced: await forcePlayers(outsiders, question),
    proof,
  })
  // Players are compared by person: one asked about by the flex row may be the lineup's captain.
  const people = new Set(asked.map(personKey))
  const personOfRow = new Map([...playerPool, ...asked].map((player) => [player.id, personKey(player)]))
  return { facts, about: facts.people.filter(({ id }) => people.has(personOfRow.get(id) ?? '')) }
}
