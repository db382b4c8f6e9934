import type { Claim } from './read-story.ts'

/** Two claims of one kind about the same players, or one figure of a player in two claims. */
export function repeatedClaims(claims: readonly Claim[]): string[] {
  const keys = claims.flatMap(({ kind, about, words }) => {
    const figures = Object.entries(words).flatMap(([name, value]) =>
      value !== undefined && FIGURES.has(name.replace(/2$/, ''))
        ? [`${name.replace(/2$/, '')} of ${about[0] ?? 'lineup'}`]
        : [],
    )
    const parts =
      kind === 'correlations'
        ? words.pairs!.split('; ').map((pair) => pair.replace(/ \S+$/, ''))
        : kind === 'check'
          ? ['check', ...words.items!.split('; ')]
          : [`${kind}: ${about.join(', ')}`]
    return [...parts, ...figures]
  })
  return keys.filter((key, place) => keys.indexOf(key) !== place)
}

/** Figures that must not be stated of one player, or of the lineup, in two sentences. */
const FIGURES = new Set([
  'points',
  'price',
  'value',
  'total',
  'byPoints',
  'byValue',
  'spent',
  'left',
  'error',
  'lock',
])
