import type { Field } from './field.ts'
import { draftCounts } from './ownership.ts'

/** Enough to tell slates apart; each word is looked for in the text of every stored slate. */
const PLAYERS_SOUGHT = 8

/**
 * One word for each of the most drafted players, by which salary files of the contest's slate can be found as text: the
 * longest of the name, since initials and suffixes are spelled differently in some files.
 */
export function slateSearchWords(field: Field): string[] {
  const counts = [...draftCounts(field)].map((count, player) => ({ count, player }))
  const words = counts
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .slice(0, PLAYERS_SOUGHT)
    .map(({ player }) => longestWord(field.players[player]!.name))
  return [...new Set(words)]
}

function longestWord(name: string): string {
  return name.split(/[^\p{L}\p{N}]+/u).reduce((best, word) => (word.length > best.length ? word : best), '')
}
