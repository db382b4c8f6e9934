const LOOPBACK = new Set(['127.0.0.1', 'localhost', '[::1]'])

/** A configured address that may receive secrets: https, or plain http on this machine. */
export function trustedAddress(text: string): URL {
  const address = URL.parse(text)
  if (address && isTrusted(address)) return address
  throw new Error(`"${text}" is not an https address (or http on 127.0.0.1 or localhost)`)
}

export function isTrustedAddress(text: string): boolean {
  const address = URL.parse(text)
  return address !== null && isTrusted(address)
}

function isTrusted({ protocol, hostname }: URL): boolean {
  return protocol === 'https:' || (protocol === 'http:' && LOOPBACK.has(hostname))
}
