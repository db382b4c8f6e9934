import { encodeBase64 } from '@oslojs/encoding'
import { createMiddleware } from 'hono/factory'
import { configuredProviders } from './oauth/providers.ts'
import type { ServerEnv } from './server-env.ts'

/** No page uses these features, so injected scripts can't either. The clipboard copies temporary passwords. */
const PERMISSIONS_POLICY = [
  ...['accelerometer', 'bluetooth', 'camera', 'display-capture', 'fullscreen', 'geolocation', 'gyroscope'],
  ...['hid', 'magnetometer', 'microphone', 'midi', 'payment', 'screen-wake-lock', 'serial', 'usb'],
]
  .map((feature) => `${feature}=()`)
  .join(', ')

/** Security headers for every response of the Worker; files from public/ get theirs from public/_headers. */
export const securityHeaders = createMiddleware<ServerEnv>(async (c, next) => {
  const nonce = encodeBase64(crypto.getRandomValues(new Uint8Array(18)))
  c.set('nonce', nonce)
  await next()
  // This call also copies the answer, whose headers may be read-only; each further call would copy it again.
  c.header('Content-Security-Policy', contentSecurityPolicy(nonce, formTargets(c.env)))
  const { headers } = c.res
  headers.set('X-Content-Type-Options', 'nosniff')
  headers.set('Referrer-Policy', 'same-origin')
  headers.set('Permissions-Policy', PERMISSIONS_POLICY)
  headers.set('Cross-Origin-Opener-Policy', 'same-origin')
  headers.set('Cross-Origin-Resource-Policy', 'same-origin')
  if (new URL(c.req.url).protocol === 'https:') {
    headers.set('Strict-Transport-Security', 'max-age=31536000; includeSubDomains')
  }
  // Pages and answers are personal and carry a nonce. Responses that may be cached set their own header.
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store')
})

/** `'wasm-unsafe-eval'` lets the optimizer's kernel compile, and nothing else; styles are inline in Radix and React. */
function contentSecurityPolicy(nonce: string, formTargets: string[]): string {
  return [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic' 'wasm-unsafe-eval'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    `form-action ${formTargets.join(' ')}`,
    "frame-ancestors 'none'",
  ].join('; ')
}

/** Browsers apply `form-action` to redirects after a form too, so the configured providers are listed. */
function formTargets(env: Env): string[] {
  return ["'self'", ...configuredProviders(env).map(({ authorizationUrl }) => authorizationUrl)]
}
