const SHORTEST = 3
const LONGEST = 32

/** A user name that the rules of app/contract/auth.ts allow, from what somebody is called elsewhere. */
export function usernameFrom(name: string): string {
  const plain = name
    .normalize('NFKC')
    .replace(/[^\p{L}\p{M}\p{N}._-]+/gu, '-')
    .replace(/^[-.]+|[-.]+$/g, '')
  const letters = [...plain].slice(0, LONGEST)
  if (letters.length >= SHORTEST) return letters.join('')
  return letters.length > 0 ? `player-${letters.join('')}` : 'player'
}
