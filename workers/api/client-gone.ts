/** The body ended before its end: the client has left, and reads no answer. Nothing of ours has failed. */
export class ClientGone extends Error {
  constructor(cause: unknown) {
    super('The client left before its request was sent', { cause })
    this.name = 'ClientGone'
  }
}

/** For what reading a body was rejected with. */
export function refuseLostBody(cause: unknown): never {
  throw new ClientGone(cause)
}
