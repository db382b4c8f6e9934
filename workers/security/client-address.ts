/** The client's address as seen by Cloudflare; client headers can't change it. */
export function clientAddress(request: Request): string {
  return request.headers.get('CF-Connecting-IP') ?? 'unknown'
}
