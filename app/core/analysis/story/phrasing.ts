/** A small number computed from the names, so that the same facts always get the same wording. */
export function seedOf(names: readonly string[]): number {
  let seed = 7
  for (const character of names.join('|')) seed = (seed * 31 + character.codePointAt(0)!) % 1_000_003
  return seed
}

/** One of the wordings, chosen by the seed and by the position in the text (`turn`). */
export function wording(seed: number, turn: number, options: readonly string[]): string {
  return options[(seed + turn * 7) % options.length]!
}

/**
 * The sentences that are not null, joined to a paragraph; after one with lines of its own (change-sentences.ts) a new line
 * begins. One that ends with `Higby Jr.` has one full stop.
 */
export function paragraph(sentences: readonly (string | null)[]): string {
  return sentences
    .filter((sentence) => sentence !== null)
    .map((sentence, place, all) => {
      const isLast = place === all.length - 1
      return isLast ? sentence : `${sentence}${sentence.includes('\n') ? '\n' : ' '}`
    })
    .join('')
    .replace(/(?<!\.)\.\.(?=\s|$)/g, '.')
}
