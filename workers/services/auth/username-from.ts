import { nameProblem } from '#core/names/name-problem.ts'
import { looksReserved } from '#core/names/skeleton.ts'

const SHORTEST = 3
const LONGEST = 32

/** A user name that the rules of app/contract/auth.ts allow, from what somebody is called elsewhere. */
export function usernameFrom(name: string): string {
  const plain = name
    .normalize('NFKC')
    .replace(/[^\p{L}\p{M}\p{N}._-]+/gu, '-')
    .replace(/^[-.]+|[-.]+$/g, '')
  const letters = [...plain].slice(0, LONGEST).join('')
  if (letters === '' || nameProblem(letters) !== null || looksReserved(letters)) return 'player'
  return [...letters].length >= SHORTEST ? letters : `player-${letters}`
}
