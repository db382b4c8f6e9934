const LENGTH = 16

/** How a session is named to its user: the beginning of the token's hash, from which the token can't be found. */
export function sessionIdOf(tokenHash: string): string {
  return tokenHash.slice(0, LENGTH)
}

/** Can the text be a session's name? */
export function isSessionId(text: string): boolean {
  return text.length === LENGTH && /^[\da-f]+$/.test(text)
}
