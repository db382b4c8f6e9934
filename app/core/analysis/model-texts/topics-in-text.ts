import type { Unknown } from '../../players/unknowns.ts'

/** Words that state something about a topic. A sentence that says the weather is unknown uses none of them. */
const TOPICS: Partial<Record<Unknown, RegExp>> = {
  weather: /\b(?:rain\w*|wind|winds|windy|snow\w*|storm\w*|temperatures?|humid\w*|dome|sunny|degrees)\b/iu,
  'betting lines':
    /\b(?:over\/under|vegas|underdogs?|favorites?|favored|implied (?:team )?totals?|moneyline)\b/iu,
  'injury news': /\b(?:injured|sidelined|inactive|practice report)\b/iu,
}

/** Neither salary files nor computed figures contain these. */
const GAME_STATISTICS =
  /\b(?:touchdowns?|yards?|yardage|receptions|sacks|interceptions|fumbles|snaps?|red[- ]zone|win streak)\b/iu

/** A salary file marks a player at most; it never says what the injury is. */
const INJURIES = /\b(?:hamstring|ankle|knee|concussion|groin|calf|shoulder|ribs|illness|surgery)\b/iu

/** Statements about topics that the slate does not contain, as `topic "word"`. */
export function unknownTopics(text: string, unknown: readonly Unknown[]): string[] {
  const topics = unknown.map((topic) => [topic, TOPICS[topic]] as const)
  return [
    ...topics,
    ['injury news', INJURIES] as const,
    ['game statistics', GAME_STATISTICS] as const,
  ].flatMap(([topic, words]) => {
    const word = words?.exec(text)?.[0]
    return word ? [`${topic} "${word}"`] : []
  })
}
