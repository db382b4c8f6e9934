/**
 * The client's address as seen by Cloudflare, whose edge replaces what a client sends. Where Cloudflare is not in front of the
 * server, the header says what the client likes, so all clients of a local server are one.
 */
export function clientAddress(
  request: Request,
  { APP_ENV, PROXY }: { APP_ENV: string; PROXY?: string },
): string {
  const isBehindCloudflare = APP_ENV === 'production' || PROXY === 'cloudflare'
  return (isBehindCloudflare ? request.headers.get('CF-Connecting-IP') : null) ?? 'unknown'
}
