import { formatCount, formatSalary } from '../../figures/format.ts'
import { capitalized, listOf } from '../../text/words.ts'
import { type AnalysisFacts, type CaptainChoiceFacts, captainWord } from '../facts/facts.ts'
import type { LineupFacts, ScriptFacts } from '../facts/lineup-facts.ts'
import type { PersonFacts } from '../facts/person-facts.ts'
import { doubtItems } from './doubt-sentences.ts'
import { ordinal, points, pointsOf } from './figures.ts'
import { paragraph } from './phrasing.ts'
import { rankText } from './sentences.ts'

/**
 * The built-in story of a lineup in three lines: why this captain (without a captain: who brings the most), who scores
 * together and what the game must be like for it, and what to check before lock. A player who may not play is not praised.
 */
export function tellStory(facts: AnalysisFacts): string {
  const { lineup } = facts
  if (!lineup) return 'The lineup is empty: there is nothing to explain yet.'
  const lead = leadOf(facts)!
  const first = lead.isCaptain ? captainLine(lead, facts, lineup) : leadLine(lead, facts, lineup)
  return [first, togetherLine(lineup), checkLine(facts, lineup)].join('\n\n')
}

/** Whether there is a reason to think that the player may not play. Such a player is not praised. */
export function isInDoubt({ doubts, injuryStatus }: Pick<PersonFacts, 'doubts' | 'injuryStatus'>): boolean {
  return doubts.length > 0 || injuryStatus !== 'Healthy'
}

function captainLine(captain: PersonFacts, facts: AnalysisFacts, lineup: LineupFacts): string {
  const line = `${capitalized(captainWord(facts))}: ${whoIs(captain)}, ${points(captain.projected)} of ${pointsOf(lineup.projected)} expected.`
  return paragraph([line, captainReason(captain, facts, lineup)])
}

/** Who averages the most, in the verb of the points: `averages more`, `is expected to score more`. */
function moreThan(by: AnalysisFacts['slate']['pointsBy']): string {
  return by === 'average' ? 'averages more' : 'is expected to score more'
}

function captainReason(captain: PersonFacts, facts: AnalysisFacts, lineup: LineupFacts): string | null {
  if (facts.captainChoice?.isLocked) return 'You locked this choice.'
  if (isInDoubt(captain)) return null
  const { rival } = facts.captainChoice ?? { rival: null }
  const more = moreThan(facts.slate.pointsBy)
  if (captain.standing?.pointsRank === 1) return `No player on the slate ${more}.`
  if (rival) return rivalSentence(rival, facts, lineup)
  return lineup.isComplete && facts.captainChoice ? 'No other player of the lineup counts more.' : null
}

function rivalSentence(
  { name, pointsChange, objectiveChange, salaryChange }: NonNullable<CaptainChoiceFacts['rival']>,
  facts: AnalysisFacts,
  { left }: LineupFacts,
): string | null {
  const start = `${name} as ${captainWord(facts)} would`
  if (salaryChange > left) return `${start} go ${formatSalary(salaryChange - left)} over budget.`
  const adds = `${start} add ${points(pointsChange)}`
  return objectiveChange < -0.005 && !facts.settings.isPlainPoints
    ? `${adds}, but lose ${points(-objectiveChange)} under the chosen settings.`
    : `${adds}.`
}

/** The player of the first line: the captain; without one, the player with the most points of those not in doubt. */
export function leadOf({ people }: AnalysisFacts): PersonFacts | null {
  const members = people.filter(({ slot }) => slot !== null)
  const sure = members.filter((person) => !isInDoubt(person))
  const [first, ...others] = sure.length > 0 ? sure : members
  if (!first) return null
  const most = others.reduce((best, person) => (person.projected > best.projected ? person : best), first)
  return members.find(({ isCaptain }) => isCaptain) ?? most
}

function leadLine(lead: PersonFacts, facts: AnalysisFacts, lineup: LineupFacts): string {
  const members = facts.people.filter(({ slot }) => slot !== null)
  const isMost = members.every(({ projected }) => projected <= lead.projected)
  const line = `Lead: ${whoIs(lead)}, ${points(lead.projected)} of ${pointsOf(lineup.projected)} expected`
  if (isInDoubt(lead) || !lead.standing) return `${line}.`
  const { pointsRank, valueRank } = lead.standing
  return pointsRank === 1
    ? `${line}. No player on the slate ${moreThan(facts.slate.pointsBy)}.`
    : `${line}${isMost ? ', the most in the lineup' : ''}. Rank ${rankText(lead.standing, 'pointsRank')} by points, ${ordinal(valueRank)} by value.`
}

function whoIs({ name, position, team }: PersonFacts): string {
  return `${name} (${[position, team].filter(Boolean).join(', ')})`
}

function togetherLine({ script, against }: LineupFacts): string {
  const line = script ? scriptSentence(script) : 'Together: no two players depend on each other.'
  if (!against) return line
  const names = listOf(against.names)
  return against.shareOnePlace
    ? `${line} Only one usually plays: ${names}, quarterbacks of one team.`
    : `${line} Against each other: ${names}.`
}

function scriptSentence({ kind, team, opponent, together, across }: ScriptFacts): string {
  const group = `Together: ${listOf([...together, ...(kind === 'both_score' ? across : [])])}`
  const needs: Record<ScriptFacts['kind'], string> = {
    throws: `${team} to throw often`,
    throws_behind: `${team} to throw while behind (${listOf(across)} runs for ${opponent})`,
    both_score: `${team} and ${opponent} both to score`,
    leads: `${team} to lead`,
  }
  return `${group}, who need ${needs[kind]}.`
}

/** What a user looks up before the lineup can no longer be changed, the surest reasons first. Players of games that have begun stay. */
function checkLine(facts: AnalysisFacts, lineup: LineupFacts): string {
  const { lock } = facts.slate
  const members = facts.people.filter(({ slot, hasBegun }) => slot !== null && !hasBegun)
  if (members.length === 0 && lineup.isComplete) return 'Every game of this lineup has started.'
  const items = [
    ...doubtItems(members),
    lineup.isComplete
      ? null
      : `${formatCount(facts.format.slots - lineup.filled)} of ${formatCount(facts.format.slots)} slots are open`,
    pointsItem(members),
    facts.unknown.includes('injury news') ? 'injury news (none listed)' : 'late news',
  ].filter((item) => item !== null)
  return `Check before lock${lock ? ` (${lock})` : ''}: ${items.join('; ')}.`
}

/** Whose points rest on nothing, or on an average alone. */
function pointsItem(members: readonly PersonFacts[]): string | null {
  const none = members.filter(({ expected, doubts }) => expected <= 0 && doubts.length === 0)
  if (none.length > 0) return `no points expected of ${listOf(none.map(({ name }) => name))}`
  const averages = members.filter(({ whose }) => whose === 'average')
  if (averages.length === 0) return null
  if (averages.length === members.length) return 'all points are averages'
  return averages.length > 2
    ? 'some points are only averages'
    : `only averages for ${listOf(averages.map(({ name }) => name))}`
}
