import { points } from '../../analysis/story/figures.ts'
import { listOf } from '../../text/words.ts'
import type { FactsContext, QuestionContext, Reply } from '../context.ts'
import { factsAbout, reply } from './person-lines.ts'

/** "Vegas total?", "who wins the game?": the betting lines that the slate lists, and no guess without them. */
export function game({ playerPool }: Pick<QuestionContext, 'playerPool'>): Reply {
  const totals = new Set(playerPool.flatMap(({ overUnder }) => overUnder ?? []))
  const byTeam = new Map(
    playerPool.flatMap(({ team, teamTotal }) =>
      team && teamTotal !== null ? [[team, teamTotal] as const] : [],
    ),
  )
  if (totals.size === 0 && byTeam.size === 0)
    return {
      about: [],
      text: 'The slate lists no betting lines, so no figure here says who wins the game or how high it scores.',
    }
  const teams = [...byTeam].map(([team, total]) => `${team} ${points(total)}`)
  return reply(
    [],
    totals.size > 0 ? `Over/under of the slate: ${listOf([...totals].map(points))} points.` : null,
    teams.length > 0 ? `Points expected by the betting lines: ${listOf(teams)}.` : null,
  )
}

/** "When does it lock?": the first kickoff. */
export function kickoff(context: FactsContext): Reply {
  const { lock } = factsAbout([], context).facts.slate
  return {
    about: [],
    text: lock === null ? 'The slate lists no kickoff time.' : `First kickoff: ${lock}. Contests lock then.`,
  }
}
