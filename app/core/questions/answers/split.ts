import { pointsOf } from '../../analysis/story/figures.ts'
import { captainOf, isComplete, type Lineup, playersOf } from '../../lineups/lineup.ts'
import { cleanText } from '../../text/clean-text.ts'
import { listOf } from '../../text/words.ts'
import type { QuestionContext, Reply, SearchUnder } from '../context.ts'
import type { Understood } from '../question.ts'
import { isFound, referenceOf, valued } from './best-lineup.ts'
import { changeText, comparedText } from './change-text.ts'
import { factsAbout, reply } from './person-lines.ts'

/** "Is 3-3 better?": the best lineup of that split of the two teams, compared with the lineup shown. */
export async function split(
  { splits: wanted }: Pick<Understood, 'splits'>,
  context: QuestionContext,
  searchUnder: SearchUnder,
): Promise<Reply> {
  const { lineup } = context
  const members = playersOf(lineup)
  const { facts } = factsAbout([], context)
  if (lineup.format.captain === null || facts.slate.teams.length !== 2)
    return {
      about: members,
      text: 'A split such as 4-2 is a question of a game of two teams; this slate has no such lineups.',
    }
  const now = isComplete(lineup) ? splitOf(lineup) : null
  const nowText = now ? `The lineup is ${now.text} (${now.teams}).` : null
  const reference = await referenceOf(context)
  const slots = lineup.format.rosterSlots.length
  const splits = wanted.length > 0 ? wanted : possibleSplits(slots)
  const found = await Promise.all(
    splits.map(async ([more, fewer]) => {
      const ofCaptainsTeam = more === fewer ? [more] : [more, fewer]
      const answer = await searchUnder({ kind: 'team_split', ofCaptainsTeam })
      const best = answer.isProved && answer.players ? valued(answer.players, context) : null
      return { name: `${more}-${fewer}`, best, isProved: answer.isProved }
    }),
  )
  const to = reference.shown ? 'this lineup' : 'the best lineup'
  const sentences = found.map(({ name, best, isProved }) => {
    if (!isProved) return `The best ${name} could not be worked out in time.`
    if (!best) return `No legal lineup is ${name}.`
    if (!isFound(reference.found)) return `The best ${name} scores ${pointsOf(best.points)}.`
    const change = splits.length < 3 ? changeText(reference.found.lineup, best.lineup, facts) : null
    if (splits.length < 3 && change === null) return `This lineup is the best ${name}.`
    const scores = `The best ${name} scores ${comparedText(best, reference.found, to, facts)}`
    return change === null ? `${scores}.` : `${scores}${change}.`
  })
  return reply(members, nowText, sentences)
}

function possibleSplits(slots: number): [number, number][] {
  return Array.from({ length: Math.floor(slots / 2) }, (_, fewer): [number, number] => [
    slots - fewer - 1,
    fewer + 1,
  ])
}

/** `4-2`, and `4 LAR, 2 SEA`. */
function splitOf(lineup: Lineup): { text: string; teams: string } | null {
  const teams = new Map<string, number>()
  for (const { team } of playersOf(lineup)) {
    if (team === null) return null
    teams.set(cleanText(team), (teams.get(cleanText(team)) ?? 0) + 1)
  }
  const counts = [...teams].sort((a, b) => b[1] - a[1])
  if (counts.length === 0 || captainOf(lineup) === null) return null
  return {
    text: counts.map(([, count]) => count).join('-'),
    teams: listOf(counts.map(([team, count]) => `${count} ${team}`)),
  }
}
