/** Where a request came from, as Cloudflare saw it; no header of the client's own can change it. */
export function clientAddress(request: Request): string {
  return request.headers.get('CF-Connecting-IP') ?? 'unknown'
}
