import { pairsOf } from '../../analysis/facts/pairs.ts'
import { slateStandings } from '../../analysis/facts/person-facts.ts'
import { pairSentence } from '../../analysis/story/sentences.ts'
import { playersOf } from '../../lineups/lineup.ts'
import { peopleOf } from '../../players/people.ts'
import { isSamePerson, type Player } from '../../players/player.ts'
import { expectedPoints } from '../../players/points.ts'
import { cleanText } from '../../text/clean-text.ts'
import type { QuestionContext, Reply } from '../context.ts'
import type { Understood } from '../question.ts'
import { namesOf, reply } from './person-lines.ts'

const MOST_PAIRS = 3
/** Correlations below this are not worth a pairing. */
const NOTABLE = 0.05

/** "Who goes with X?", "which of them score together?": the strongest correlations. */
export function together({ people }: Understood, context: QuestionContext): Reply {
  if (people.length === 1) return partnersOf(people[0]!, context)
  const asked = people.length > 1 ? people : playersOf(context.lineup)
  const standings = slateStandings(context.playerPool, context.lineup.format)
  const pairs = pairsOf(asked, standings)
  const strongest = pairs
    .filter(({ correlation }) => Math.abs(correlation) > NOTABLE)
    .sort((a, b) => b.correlation - a.correlation)
  if (asked.length < 2)
    return {
      about: asked,
      text: 'The lineup has too few players to score together. Name a player to see who goes with them.',
    }
  if (strongest.length === 0)
    return { about: asked, text: `${namesOf(asked)}: no notable correlation with each other.` }
  const shown = people.length > 1 ? strongest : strongest.slice(0, MOST_PAIRS)
  return reply(asked, shown.slice(0, 6).map(pairSentence))
}

/** The players with the most points among those with the highest correlation. */
function partnersOf(player: Player, context: QuestionContext): Reply {
  const { playerPool, lineup } = context
  const standings = slateStandings(playerPool, lineup.format)
  const others = peopleOf(playerPool, lineup.format).people.filter(
    ({ row, isOut }) => !isOut && expectedPoints(row) > 0 && !isSamePerson(row, player),
  )
  const partners = others
    .map(({ row }) => ({ row, pair: pairsOf([player, row], standings)[0]! }))
    .filter(({ pair }) => pair.correlation > NOTABLE)
    .sort((a, b) => b.pair.correlation - a.pair.correlation || expectedPoints(b.row) - expectedPoints(a.row))
    .slice(0, MOST_PAIRS)
  const none = `${cleanText(player.name)} has no notable positive correlation with another player of the slate.`
  const about = [player, ...partners.map(({ row }) => row)]
  return reply(about, partners.length === 0 ? none : partners.map(({ pair }) => pairSentence(pair)))
}
