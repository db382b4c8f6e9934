import { pluralize } from '../../figures/format.ts'
import { playersOf } from '../../lineups/lineup.ts'
import { cleanText } from '../../text/clean-text.ts'
import type { QuestionContext, Reply, SearchUnder } from '../context.ts'
import type { Understood } from '../question.ts'
import { bestWith, type Found, isFound, referenceOf, valued } from './best-lineup.ts'
import { factsAbout, namesOf, reply } from './person-lines.ts'
import { foundSentence } from './play-or-leave.ts'

/**
 * "Too many Rams?", "what if without any Rams?": how many players of the team the lineup has, and what the best lineup with
 * fewer, more or none of them scores. `searchUnder`: null where no build under rules runs.
 */
export async function team(
  { team: asked, teamWish }: Pick<Understood, 'team' | 'teamWish'>,
  context: QuestionContext,
  searchUnder: SearchUnder | null,
): Promise<Reply> {
  const { format } = context.lineup
  const { facts } = factsAbout([], context)
  const name = cleanText(asked ?? '')
  const reference = await referenceOf(context)
  if (!isFound(reference.found)) return { about: [], text: NO_LINEUP[reference.found] }
  const members = playersOf(reference.found.lineup).filter((player) => player.team === asked)
  const held = members.length
  const number = held === 0 ? 'no players' : pluralize(held, 'player')
  const names = held === 0 ? '' : `: ${namesOf(members)}`
  const has = `The ${reference.shown ? '' : 'best '}lineup has ${number} from ${name}${names}.`
  const compared = async (how: string, found: Found) => foundSentence(how, found, reference, facts, context)
  const under = async (how: string, range: { min: number | null; max: number | null }) =>
    searchUnder === null
      ? `The optimizer page compares it with lineups ${how}: ask there.`
      : compared(how, await bestUnder(searchUnder, asked!, range, context))

  const needsBoth = format.from.teams > 1 && facts.slate.teams.length === 2
  const answer = (...sentences: (string | null)[]) => reply(members, has, sentences)
  const [least, most] = needsBoth ? [1, format.rosterSlots.length - 1] : [0, format.rosterSlots.length]
  const limit = `A ${format.name} lineup has players of both teams, ${least} to ${most} of each.`
  if (teamWish === 'count') return answer()
  if (teamWish === 'more')
    return held >= most
      ? answer(needsBoth ? limit : null)
      : answer(await under(`with at least ${held + 1} from ${name}`, { min: held + 1, max: null }))
  if (held === 0)
    return {
      about: [],
      text: `The ${reference.shown ? '' : 'best '}lineup has no players from ${name}, so nothing changes in it.`,
    }
  if (held <= least) return answer(limit)
  if (teamWish === 'fewer' && held > 1)
    return answer(await under(`with at most ${held - 1} from ${name}`, { min: null, max: held - 1 }))
  if (needsBoth) return answer(limit, await under(`with 1 from ${name}`, { min: null, max: 1 }))
  const everyone = context.playerPool.filter((player) => player.team === asked)
  return answer(await compared(`without players from ${name}`, await bestWith([], context, everyone)))
}

const NO_LINEUP: Record<Exclude<Found, object>, string> = {
  none: 'No legal lineup fits the locks, the exclusions and the budget.',
  unproved: 'The best lineup could not be worked out in time for this slate.',
}

async function bestUnder(
  searchUnder: SearchUnder,
  team: string,
  range: { min: number | null; max: number | null },
  context: QuestionContext,
): Promise<Found> {
  const answer = await searchUnder({
    kind: 'group',
    players: { teams: [team] },
    slots: 'any',
    count: range,
    per: 'lineup',
    when: null,
  })
  if (!answer.isProved) return 'unproved'
  return answer.players ? valued(answer.players, context) : 'none'
}
