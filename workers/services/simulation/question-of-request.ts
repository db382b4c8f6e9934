import { formatOf } from '#contract/format.ts'
import { playerFromWire } from '#contract/player.ts'
import type { SimulateRequest } from '#contract/simulate.ts'
import { poolOfQuestion } from '#optimizer/simulation/drawn-field.ts'
import type { SimQuestion } from '#optimizer/simulation/sim-question.ts'

/** The question of a request and its pool, as the threads of a page are asked. */
export function questionOfRequest({ format, players, prior, ...request }: SimulateRequest) {
  const { leftOut, contest, lineups, seed } = request
  const question: SimQuestion = {
    ...{ formatId: format, rows: players.map(playerFromWire), leftOut, contest, lineups, seed },
    ...(prior ? { prior } : {}),
  }
  return { question, pool: poolOfQuestion(question, formatOf(format)) }
}
