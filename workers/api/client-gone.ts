/** The body broke off because the client disconnected. Not an error of the server; the answer is never read. */
export class ClientGone extends Error {
  constructor(cause: unknown) {
    super('The client left before its request was sent', { cause })
    this.name = 'ClientGone'
  }
}

/** Rejection handler for reading a body. */
export function throwClientGone(cause: unknown): never {
  throw new ClientGone(cause)
}
