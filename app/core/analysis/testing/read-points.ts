/*
 * Reads back from the words of a text alone whose points it states and which players it warns about, so that a test can compare
 * them with the rows of the slate. Names are `Person N` and a number.
 */

export type StatedPoints = {
  name: string
  points: number
  whose: 'average' | 'baseline' | 'projection' | 'hand'
}

const POINTS =
  /(?<!beside an average of )(?<![\d.])(?<points>-?\d+(?:\.\d+)?) (?:points? \((?<baseline>baseline estimate)\)|(?<projection>projected) points?|points? (?<hand>set by hand)|points? (?<average>a game))/g

/** The points of one player that a sentence about this player alone states under the name of a source. */
export function readPoints(text: string): StatedPoints[] {
  return sentencesOf(text).flatMap((sentence) => {
    const [name, ...others] = new Set(sentence.match(/Person N\d+/g))
    if (name === undefined || others.length > 0) return []
    return [...sentence.matchAll(POINTS)].map(({ groups }) => {
      const { points, ...sources } = groups!
      const [whose] = Object.entries(sources).find(([, words]) => words !== undefined)!
      return { name, points: Number(points), whose: whose as StatedPoints['whose'] }
    })
  })
}

const NOUNS: Record<StatedPoints['whose'], RegExp> = {
  average: /^(\d+ )?averages?$/,
  baseline: /^(\d+ )?baseline estimates?$/,
  projection: /^(\d+ )?projections?$/,
  hand: /^(\d+ )?figures? set by hand$/,
}

/** The number of players by source, as the sentence about all points says; null where no such sentence stands. */
export function readSources(text: string): Partial<Record<StatedPoints['whose'], number | 'all'>> | null {
  const [, nouns] = /The points (?:are|come from) ([^;.]+)[;.]/.exec(text) ?? []
  if (nouns === undefined) return null
  return Object.fromEntries(
    nouns.split(/, | and /).map((noun) => {
      const [whose, words] = Object.entries(NOUNS).find(([, each]) => each.test(noun)) ?? []
      if (whose === undefined) throw new Error(`no source: ${noun}`)
      const [, players] = words!.exec(noun)!
      return [whose, players === undefined ? 'all' : Number(players)]
    }),
  )
}

export type StatedPrice = { name: string; price: number; average: number }

/** The players that the text calls priced as inactive, with the price and the average that it gives. */
export function readInactive(text: string): StatedPrice[] {
  const said =
    /(Person N\d+) is priced as inactive \(\$([\d,]+) beside an average of ([\d.]+) points? a game\): check the news\./g
  return [...text.matchAll(said)].map(([, name, price, average]) => ({
    name: name!,
    price: Number(price!.replaceAll(',', '')),
    average: Number(average),
  }))
}

function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?])\s+/)
}
