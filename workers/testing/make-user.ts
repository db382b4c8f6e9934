import { exports } from 'cloudflare:workers'
import { insertedUser } from './inserted-user.ts'

export { PASSWORD } from './inserted-user.ts'

export const ORIGIN = 'http://localhost:8787'

/** Sends a request to the Worker as a browser would. */
export function send(path: string, init?: RequestInit): Promise<Response> {
  return exports.default.fetch(new Request(ORIGIN + path, { redirect: 'manual', ...init }))
}

/** A browser with its own cookies, sending JSON. */
export class Client {
  cookie = ''
  /** The known-device cookie of the first sign-in, sent along with the session. */
  device = ''
  readonly serve: typeof send
  /** Each client has its own address, so that tests don't share limits. */
  readonly address = `test-${crypto.randomUUID()}`

  /** `serve` may be the Worker with other bindings. */
  constructor(serve = send) {
    this.serve = serve
  }

  async get(path: string): Promise<Response> {
    return this.send('GET', path)
  }

  async post(path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Response> {
    return this.send('POST', path, body, headers)
  }

  async put(path: string, body?: unknown): Promise<Response> {
    return this.send('PUT', path, body)
  }

  async send(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Response> {
    const cookies = [this.cookie, this.device].filter((cookie) => cookie !== '').join('; ')
    const response = await this.serve(path, {
      method,
      headers: {
        'CF-Connecting-IP': this.address,
        ...(cookies ? { Cookie: cookies } : {}),
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...headers,
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    })
    for (const line of response.headers.getSetCookie()) {
      const [cookie = ''] = line.split(';')
      if (cookie.startsWith('session=')) this.cookie = cookie
      if (cookie.startsWith('device=')) this.device = cookie
    }
    return response
  }
}

/** A signed-in client for each name. */
export function signedIn<Names extends string[]>(...names: Names): Promise<{ [K in keyof Names]: Client }> {
  return Promise.all(names.map(makeUser)) as Promise<{ [K in keyof Names]: Client }>
}

async function makeUser(username: string): Promise<Client> {
  const client = new Client()
  const { token, deviceToken } = await insertedUser(username, 'user')
  client.cookie = `session=${token}`
  client.device = `device=${deviceToken}`
  return client
}
