import { nameProblem } from '#core/names/name-problem.ts'
import { looksReserved } from '#core/names/skeleton.ts'

const SHORTEST = 3
const LONGEST = 32

/** Derives a valid user name (app/contract/auth.ts) from a name at a provider. */
export function usernameFrom(name: string): string {
  const plain = name
    .normalize('NFKC')
    .replace(/[^\p{L}\p{M}\p{N}._-]+/gu, '-')
    .replace(/^[-.]+|[-.]+$/g, '')
  const letters = [...plain].slice(0, LONGEST).join('')
  if (letters === '') return 'player'
  // In a non-Latin alphabet the longer name would mix two, which is refused.
  const username = [...letters].length >= SHORTEST ? letters : `player-${letters}`
  return nameProblem(username) !== null || looksReserved(letters) ? 'player' : username
}
