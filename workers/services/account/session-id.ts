const LENGTH = 16

/** The public id of a session: a prefix of the token's hash, from which the token can't be derived. */
export function sessionIdOf(tokenHash: string): string {
  return tokenHash.slice(0, LENGTH)
}

/** Is the text a well-formed session id? */
export function isSessionId(text: string): boolean {
  return text.length === LENGTH && /^[\da-f]+$/.test(text)
}
