import type { AnalysisFacts } from '../facts/facts.ts'

const DAY =
  /\b(Sun|Mon|Tues?|Wed(?:nes)?|Thu(?:rs)?|Fri|Sat(?:ur)?)(?:day)?s?\b\.?(?:['’]s)?(?: [Nn]ight(?: Football)?)?/gu
const DATE =
  /\b(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)(?:uary|ruary|ch|il|e|y|ust|t|tember|ober|ember)?\.? (\d{1,2})(?:st|nd|rd|th)?\b/gu
const TIME = /\b(\d{1,2})(?::(\d{2}))?\s?([AP])\.?M\.?(?: (?:E[DS]?T|Eastern))?/giu
const WEEK = /\b[Ww]eek (\d{1,2})\b/gu

/**
 * The sentence without its days, dates, times and week numbers, and those of them that are not those of the slate. A day
 * of the week is right where the slate does not say when it starts, or has more than one game.
 */
export function readCalendar(sentence: string, { slate }: AnalysisFacts): { rest: string; wrong: string[] } {
  const wrong: string[] = []
  const check = (words: string, isRight: boolean) => {
    if (!isRight) wrong.push(words.trim())
    return 'then '
  }
  const { lock, week, teams } = slate
  const [, day, month, date, hour, minute, half] =
    /^(\w+), (\w+) (\d+), (\d+):(\d+) ([AP])M/.exec(lock ?? '') ?? []
  const rest = (lock === null ? sentence : sentence.replaceAll(lock, 'kickoff'))
    .replace(DATE, (words, name: string, number: string) =>
      check(words, month === name && Number(date) === Number(number)),
    )
    .replace(TIME, (words, h: string, m: string | undefined, ap: string) =>
      check(words, h === hour && (m ?? '00') === minute && ap.toUpperCase() === half),
    )
    .replace(WEEK, (words, number: string) => check(words, week === Number(number)))
    .replace(DAY, (words) => check(words, day === undefined || teams.length > 2 || words.startsWith(day)))
  return { rest, wrong }
}
