import type { Unknown } from './unknowns.ts'

/** Words that only somebody with that knowledge would write. Saying that the weather is unknown uses none of them. */
const TOPICS: Partial<Record<Unknown, RegExp>> = {
  weather: /\b(?:rain\w*|wind|winds|windy|snow\w*|storm\w*|temperatures?|humid\w*|dome|sunny|degrees)\b/iu,
  'betting lines':
    /\b(?:over\/under|vegas|underdogs?|favorites?|favored|implied (?:team )?totals?|moneyline)\b/iu,
  'injury news':
    /\b(?:hamstring|ankle|knee|concussion|groin|calf|injured|sidelined|surgery|inactive|practice report)\b/iu,
}

/** No salary file tells these, nor does anything that we compute. */
const GAME_STATISTICS =
  /\b(?:touchdowns?|yards?|yardage|receptions|sacks|interceptions|fumbles|snaps?|red[- ]zone|win streak)\b/iu

/** Talk of what the slate doesn't know. */
export function unknownTopics(text: string, unknown: readonly Unknown[]): string[] {
  const topics = unknown.map((topic) => [topic, TOPICS[topic]] as const)
  return [...topics, ['game statistics', GAME_STATISTICS] as const].flatMap(([topic, words]) => {
    const word = words?.exec(text)?.[0]
    return word ? [`${topic} "${word}"`] : []
  })
}
