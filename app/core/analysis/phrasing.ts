/** The same facts always read the same, other facts differently: a small number out of the names at hand. */
export function seedOf(names: readonly string[]): number {
  let seed = 7
  for (const character of names.join('|')) seed = (seed * 31 + character.codePointAt(0)!) % 1_000_003
  return seed
}

/** One of the wordings; another place in the text (`turn`) makes another choice. */
export function wording(seed: number, turn: number, options: readonly string[]): string {
  return options[(seed + turn * 7) % options.length]!
}

/** Sentences that have something to say, joined to a paragraph. */
export function paragraph(sentences: readonly (string | null)[]): string {
  return sentences.filter((sentence) => sentence !== null).join(' ')
}
