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
  if (letters === '') return 'player'
  // In another alphabet than Latin the longer name mixes two, which is refused.
  const username = [...letters].length >= SHORTEST ? letters : `player-${letters}`
  return nameProblem(username) !== null || looksReserved(letters) ? 'player' : username
}
