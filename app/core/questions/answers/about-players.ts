import type { PersonFacts } from '../../analysis/facts/person-facts.ts'
import { percent } from '../../analysis/story/figures.ts'
import { paragraph } from '../../analysis/story/phrasing.ts'
import {
  matchupSentence,
  outlookSentence,
  ownershipSentence,
  ownershipSentenceOf,
  spreadSentence,
  standingSentence,
} from '../../analysis/story/sentences.ts'
import { playersOf } from '../../lineups/lineup.ts'
import { peopleOf } from '../../players/people.ts'
import { type Player, personKey } from '../../players/player.ts'
import { pricedAsInactive } from '../../players/who-plays.ts'
import { listOf } from '../../text/words.ts'
import type { FactsContext, QuestionContext, Reply } from '../context.ts'
import type { Understood } from '../question.ts'
import { topPlayers } from './best-players.ts'
import { factsAbout, namesOf, personLine, reply, warningsOf } from './person-lines.ts'
import { inLineupSentence } from './play-or-leave.ts'

/** A question that names no player is about the lineup; without a lineup, about so many of the slate's best. */
const BEST_OF_THE_SLATE = 12
const MOST_TOLD = 3
const MOST_MARKED = 8

function askedOr({ people }: Understood, context: QuestionContext): readonly Player[] {
  if (people.length > 0) return people
  const members = playersOf(context.lineup)
  return members.length > 0 ? members : topPlayers(context, BEST_OF_THE_SLATE)
}

/** What the slate knows of a player. */
export function player({ people }: Pick<Understood, 'people'>, context: FactsContext): Reply {
  const { facts, about } = factsAbout(people, context)
  return reply(
    people,
    about.flatMap((person) => [
      person.slot === null ? null : inLineupSentence(person, facts),
      personLine(person, facts),
      standingSentence(person),
      ...(about.length < 4 ? [outlookSentence(person), spreadSentence(person)] : []),
    ]),
    warningsOf(about),
  )
}

export function weather(understood: Understood, context: QuestionContext): Reply {
  const asked = askedOr(understood, context)
  const { about } = factsAbout(asked, context)
  const bySky = new Map<string, string[]>()
  for (const { name, weather: sky } of about) {
    if (sky === null) continue
    const parts = [
      sky.temp === null ? null : `${sky.temp} degrees`,
      sky.wind === null ? null : `wind ${sky.wind}`,
      sky.precip === null ? null : `${percent(sky.precip)} precipitation`,
    ].filter((part) => part !== null)
    bySky.set(listOf(parts), [...(bySky.get(listOf(parts)) ?? []), name])
  }
  const sentences = [...bySky].map(([sky, names]) => `For ${listOf(names)} the slate has ${sky}.`)
  const none = understood.people.length > 0 ? ` for ${namesOf(asked)}` : ''
  const unlisted = `The slate lists no weather${none}, so no figure here uses it.`
  return reply(asked, sentences.length > 0 ? sentences : unlisted, warningsOf(about))
}

export function injuries(understood: Understood, context: QuestionContext): Reply {
  const { people } = understood
  const asked = people.length > 0 ? people : playersOf(context.lineup)
  const { facts, about } = factsAbout(asked, context)
  const marked = paragraph(warningsOf(about)) || null
  const [everyone, byPrice] =
    people.length > 0 ? [null, null] : [markedOnTheSlate(context), inactiveByPrice(context)]
  if (facts.unknown.includes('injury news')) {
    const names = people.length > 0 ? namesOf(people) : 'the players'
    return reply(
      asked,
      `The slate marks no injuries at all, so the health of ${names} is unknown.`,
      marked,
      byPrice,
    )
  }
  const unmarked =
    about.length === 0
      ? null
      : people.length > 0
        ? `There is no injury mark on ${namesOf(people)}.`
        : 'Nothing warns of a player of the lineup.'
  return reply(asked, marked ?? unmarked, everyone, byPrice)
}

/** `Priced as inactive: A.` */
function inactiveByPrice({ playerPool, lineup }: QuestionContext): string | null {
  const inactive = pricedAsInactive(playerPool, lineup.format)
  const people = peopleOf(playerPool, lineup.format).people.filter(({ row }) => inactive.has(personKey(row)))
  return people.length === 0 ? null : `Priced as inactive: ${namesOf(people.map(({ row }) => row))}.`
}

/** `Marked on the slate: A (Out), B (Questionable).` */
function markedOnTheSlate({ playerPool, lineup }: QuestionContext): string | null {
  const marked = peopleOf(playerPool, lineup.format).people.filter(
    ({ row }) => row.injuryStatus !== 'Healthy',
  )
  if (marked.length === 0) return null
  const shown = marked.toSorted((a, b) => b.flexPrice - a.flexPrice).slice(0, MOST_MARKED)
  const names = shown.map(({ row }) => `${namesOf([row])} (${row.injuryStatus})`)
  const more = marked.length - shown.length
  return `Marked on the slate: ${listOf([...names, ...(more > 0 ? [`${more} more`] : [])])}.`
}

export function ownership(understood: Understood, context: QuestionContext): Reply {
  const { people, isLeast } = understood
  const asked =
    people.length > 0
      ? people
      : isLeast
        ? topPlayers(context, BEST_OF_THE_SLATE)
        : askedOr(understood, context)
  const { facts, about } = factsAbout(asked, context)
  const known = about.filter(({ ownershipPct }) => ownershipPct !== null)
  const warnings = people.length > 0 ? warningsOf(about) : []
  if (known.length === 0)
    return reply(asked, 'Ownership is not known yet: Enrich Data estimates it.', warnings)
  const share = ({ ownershipPct }: PersonFacts) => ownershipPct ?? 0
  const sorted = known.toSorted((a, b) => (isLeast ? share(a) - share(b) : share(b) - share(a)))
  const told = people.length > 0 ? known : sorted.slice(0, MOST_TOLD)
  return reply(
    asked,
    people.length === 0 && isLeast ? `The lowest owned of the ${known.length} with the most points:` : null,
    told.map((person) => ownershipSentenceOf(person, facts)),
    people.length === 0 && !isLeast && facts.lineup ? ownershipSentence(facts.lineup) : null,
    warnings,
  )
}

export function matchup(understood: Understood, context: QuestionContext): Reply {
  const { people, isLeast } = understood
  const asked = askedOr(understood, context)
  const { about } = factsAbout(asked, context)
  const known = about.filter(({ oprk }) => oprk !== null)
  const sorted =
    people.length > 0 ? known : known.toSorted((a, b) => (isLeast ? b.oprk! - a.oprk! : a.oprk! - b.oprk!))
  const sentences = sorted.slice(0, people.length > 0 ? known.length : MOST_TOLD).map(matchupSentence)
  const unranked = about.filter(({ oprk }) => oprk === null)
  const none = people.length > 0 && known.length > 0 && unranked.length > 0
  const missing = `The slate has no opponent rank${people.length > 0 ? ` for ${namesOf(asked)}` : 's'}; every opponent without one counts as average.`
  return reply(
    asked,
    known.length === 0 ? missing : sentences,
    none ? `There is no rank for ${listOf(unranked.map(({ name }) => name))}.` : null,
    people.length > 0 ? warningsOf(about) : [],
  )
}
