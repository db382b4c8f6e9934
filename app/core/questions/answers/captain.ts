import { captainWord } from '../../analysis/facts/facts.ts'
import { points, pointsOf } from '../../analysis/story/figures.ts'
import { formatSalary } from '../../figures/format.ts'
import { captainOf } from '../../lineups/lineup.ts'
import { isCaptainRow, isSamePerson, type Player } from '../../players/player.ts'
import { cleanText } from '../../text/clean-text.ts'
import type { QuestionContext, Reply } from '../context.ts'
import type { Understood } from '../question.ts'
import { bestKeeping, bestWith, isFound } from './best-lineup.ts'
import { topPlayers } from './best-players.ts'
import { scoredThan, settingsVerdict } from './change-text.ts'
import { factsAbout, reply, warningsOf } from './person-lines.ts'

const MOST_COMPARED = 5

/** "Who should be captain?": the best lineup with each of the likely captains, and with those the question names. */
export async function captain({ people }: Understood, context: QuestionContext): Promise<Reply> {
  const { format } = context.lineup
  if (format.captain === null)
    return { about: people, text: `${format.name} has no captain: every player counts once.` }
  const now = captainOf(context.lineup)
  // The captain of the best lineup of all is the best one, so the comparison cannot miss it.
  const optimum = await bestWith([], context)
  const bestOne = isFound(optimum) ? captainOf(optimum.lineup) : null
  const sure = [...people, ...(bestOne ? [bestOne] : []), ...(now ? [now] : [])]
  const compared = distinct([...sure, ...topPlayers(context, MOST_COMPARED)]).slice(
    0,
    Math.max(MOST_COMPARED, people.length + 2),
  )
  const all = await Promise.all(
    compared.map(async (player) => ({ player, found: await asCaptain(player, context) })),
  )
  const { facts, about } = factsAbout(people.length > 0 ? people : compared, context)
  const word = captainWord(facts)
  const known = all.flatMap(({ player, found }) =>
    isFound(found) ? [{ name: cleanText(player.name), found }] : [],
  )
  const [best, ...others] = known.toSorted((a, b) => b.found.objective - a.found.objective)
  const asked = new Set(people.map(({ name }) => cleanText(name)))
  const told = others.filter(({ name }) => asked.has(name) || name === cleanText(now?.name ?? ''))
  const rest = told.length > 0 ? told : others.slice(0, 2)
  const none = all.filter(({ found }) => found === 'none').map(({ player }) => cleanText(player.name))
  const nowText = now ? `The lineup's ${word} is ${cleanText(now.name)}.` : null
  const isAsked = now !== null && asked.has(cleanText(now.name))
  return reply(
    people.length > 0 ? people : compared.slice(0, 3),
    isAsked ? nowText : null,
    best ? `Best ${word}: ${best.name}. The best lineup then scores ${pointsOf(best.found.points)}.` : null,
    rest.map(({ name, found }) => {
      const verdict = settingsVerdict(found, best!.found, facts)
      return `With ${name} as ${word} it scores ${points(found.points)}, ${scoredThan(found, best!.found)} that${verdict}.`
    }),
    none.filter((name) => asked.has(name)).map((name) => `No legal lineup has ${name} as ${word}.`),
    isAsked ? null : nowText,
    about
      .filter(({ name, asCaptain }) => asked.has(name) && asCaptain !== null)
      .map(
        ({ name, asCaptain }) =>
          `As ${word} ${name} counts ${pointsOf(asCaptain!.points)} for ${formatSalary(asCaptain!.price)}.`,
      ),
    people.length > 0 ? warningsOf(about) : [],
  )
}

async function asCaptain(player: Player, context: QuestionContext) {
  const row = context.playerPool.find((each) => isCaptainRow(each) && isSamePerson(each, player))
  return row ? bestKeeping([row], context) : ('none' as const)
}

function distinct(players: readonly Player[]): Player[] {
  return players.filter(
    (player, place) => players.findIndex((other) => isSamePerson(other, player)) === place,
  )
}
