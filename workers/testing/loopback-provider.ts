import { createHash, randomUUID } from 'node:crypto'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { listenOnLoopback, readBody, sendJson } from './loopback.ts'

/*
 * External services of production on loopback: a sign-in provider under /google and /discord, and the key list of a
 * Cloudflare Access team. Runs in Node; Worker tests and browser tests start it.
 */

export const CLIENT = { id: 'loopback-client', secret: 'loopback-secret' }

/** The profile of the user who signs in, in the provider's format, and how the provider misbehaves. */
export type Profile = Record<string, unknown> & { misbehaves?: 'token' | 'userinfo' | 'nonsense' }

type Grant = { profile: Profile; challenge: string; redirectUri: string }

export async function startLoopbackProvider(port?: number) {
  const grants = new Map<string, Grant>()
  const tokens = new Map<string, Profile>()
  let keyList = '{"keys":[]}'

  const listener: RequestListener = async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://loopback')
    const [, , endpoint] = url.pathname.split('/')
    const body = await readBody(request)
    if (url.pathname === '/cdn-cgi/access/certs') {
      if (request.method === 'PUT') keyList = body
      return sendJson(response, 200, JSON.parse(keyList))
    }
    if (endpoint === 'authorize') return authorize(url, response)
    if (endpoint === 'token') return token(request, new URLSearchParams(body), response)
    if (endpoint === 'userinfo') return userinfo(request, response)
    sendJson(response, 404, {})
  }

  /** The consent page; after its form, the redirect back. */
  function authorize({ searchParams: query }: URL, response: ServerResponse) {
    const answer = query.get('profile')
    if (answer === null && query.get('decision') !== 'cancel') return agreementPage(query, response)
    const redirectUri = query.get('redirect_uri') ?? ''
    const back = new URL(redirectUri)
    back.searchParams.set('state', query.get('state') ?? '')
    if (query.get('decision') === 'cancel') back.searchParams.set('error', 'access_denied')
    else {
      const code = randomUUID()
      grants.set(code, {
        profile: JSON.parse(answer ?? ''),
        challenge: query.get('code_challenge') ?? '',
        redirectUri,
      })
      back.searchParams.set('code', code)
    }
    response.writeHead(302, { Location: back.href }).end()
  }

  /** A code works once, for our client, its redirect URI and the verifier of its challenge. */
  function token(request: IncomingMessage, body: URLSearchParams, response: ServerResponse) {
    const code = body.get('code') ?? ''
    const grant = grants.get(code)
    grants.delete(code)
    const client = `Basic ${Buffer.from(`${CLIENT.id}:${CLIENT.secret}`).toString('base64')}`
    if (request.headers.authorization !== client) return sendJson(response, 401, { error: 'invalid_client' })
    const proof = createHash('sha256')
      .update(body.get('code_verifier') ?? '')
      .digest('base64url')
    if (grant?.redirectUri !== body.get('redirect_uri') || grant?.challenge !== proof) {
      return sendJson(response, 400, { error: 'invalid_grant' })
    }
    if (grant.profile.misbehaves === 'token') return sendJson(response, 503, {})
    const accessToken = randomUUID()
    tokens.set(accessToken, grant.profile)
    sendJson(response, 200, { access_token: accessToken, token_type: 'Bearer', expires_in: 3600 })
  }

  function userinfo(request: IncomingMessage, response: ServerResponse) {
    const profile = tokens.get((request.headers.authorization ?? '').replace('Bearer ', ''))
    if (!profile) return sendJson(response, 401, {})
    if (profile.misbehaves === 'userinfo') return sendJson(response, 500, {})
    sendJson(response, 200, profile.misbehaves === 'nonsense' ? ['who?'] : profile)
  }

  return listenOnLoopback(listener, port)
}

/** Refuses requests without state or without a SHA-256 challenge, as real providers do. */
function agreementPage(query: URLSearchParams, response: ServerResponse) {
  const sound =
    query.get('response_type') === 'code' &&
    query.get('client_id') === CLIENT.id &&
    query.get('code_challenge_method') === 'S256' &&
    [query.get('code_challenge'), query.get('state')].every((value) => (value ?? '').length >= 43)
  if (!sound) return sendJson(response, 400, { error: 'invalid_request' })
  const hidden = [...query].map(([name, value]) => `<input type="hidden" name="${name}" value="${value}">`)
  response.setHeader('Content-Type', 'text/html; charset=utf-8')
  response.end(`<!doctype html><html lang="en"><link rel="icon" href="data:,"><title>Loopback provider</title><h1>Loopback provider</h1>
    <form>${hidden.join('')}<label>Profile <input name="profile"></label><button>Allow</button></form>
    <form>${hidden.join('')}<button name="decision" value="cancel">Cancel</button></form></html>`)
}
