// Sends requests of which every second one is refused over keep-alive connections, and counts failed ones.
import { Agent, type IncomingMessage, request } from 'node:http'

/** `body`: its bytes, or none. `chunked`: without a stated length. */
type Kind = {
  name: string
  method: string
  path: string
  headers?: Record<string, string>
  body?: Buffer
  chunked?: boolean
  expected: number
}
/** `status` 0: no answer came. */
export type Outcome = { kind: Kind; status: number; told: string; ms: number }
export type MixedRun = { outcomes: Outcome[]; connections: number }
/** The `Cookie` header of a signed-in user, and the id of one of their saved lineups. */
type Account = { cookie: string; lineupId: number }

/** The server closes a connection after five idle seconds; a client that closes it earlier never uses a closed one. */
const IDLE_AT_MOST_MS = 3000
const JSON_TYPE = { 'Content-Type': 'application/json' }
const KB = 1000

/**
 * Sends `count` requests, accepted and refused ones in turn, `atATime` over as many open connections. No request is
 * repeated.
 */
export async function sendMixed(
  base: string,
  account: Account,
  count: number,
  atATime: number,
): Promise<MixedRun> {
  const agent = new Agent({ keepAlive: true, maxSockets: atATime, timeout: IDLE_AT_MOST_MS })
  const [accepted, refused] = [acceptedKinds(account), refusedKinds(account)]
  const outcomes: Outcome[] = []
  const connections = new Set<unknown>()
  let sent = 0
  await Promise.all(
    Array.from({ length: atATime }, async () => {
      while (sent < count) {
        const turn = sent++
        const kinds = turn % 2 === 0 ? accepted : refused
        const kind = kinds[(turn >> 1) % kinds.length]!
        outcomes.push(await send(base, kind, agent, turn, (socket) => connections.add(socket)))
      }
    }),
  )
  agent.destroy()
  return { outcomes, connections: connections.size }
}

/** Descriptions of the wrong or missing answers. */
export function wrongOnes(outcomes: Outcome[]): string[] {
  return outcomes
    .filter(({ kind, status }) => status !== kind.expected)
    .map(
      ({ kind, status, told }) =>
        `${kind.name}: ${status} instead of ${kind.expected}: ${told.slice(0, 120)}`,
    )
}

function acceptedKinds({ cookie, lineupId }: Account): Kind[] {
  const headers = { Cookie: cookie }
  const result = { points_total: 120, winnings_total: 50, rank: 7 }
  return [
    { name: 'health', method: 'GET', path: '/api/health', expected: 200 },
    { name: 'who am I', method: 'GET', path: '/api/user', headers, expected: 200 },
    { name: 'sign-in page', method: 'GET', path: '/auth', expected: 200 },
    { name: 'one lineup', method: 'GET', path: `/api/saved-lineups/${lineupId}`, headers, expected: 200 },
    {
      name: 'result of a lineup',
      method: 'PUT',
      path: `/api/saved-lineups/${lineupId}`,
      headers: { ...headers, ...JSON_TYPE },
      body: Buffer.from(JSON.stringify(result)),
      expected: 200,
    },
  ]
}

function refusedKinds({ cookie, lineupId }: Account): Kind[] {
  const post = { method: 'POST', headers: JSON_TYPE }
  const optimize = { ...post, path: '/api/optimize', expected: 401 }
  const login = { ...post, path: '/api/login', expected: 413, body: filler(100 * KB) }
  const lineup = { method: 'PUT', path: `/api/saved-lineups/${lineupId}` }
  const upload = { 'Content-Type': 'multipart/form-data; boundary=x' }
  const elsewhere = { ...JSON_TYPE, Origin: 'http://elsewhere.example' }
  const signedIn = { ...JSON_TYPE, Cookie: cookie }
  return [
    { name: 'no session, no body', method: 'GET', path: '/api/user', expected: 401 },
    { name: 'no session, POST without body', ...optimize },
    { name: 'no session, 100 bytes', ...optimize, body: filler(100) },
    { name: 'no session, 100 KB', ...optimize, body: filler(100 * KB) },
    { name: 'no session, 100 KB in chunks', ...optimize, body: filler(100 * KB), chunked: true },
    { name: 'no session, 2 MB', ...optimize, body: filler(2000 * KB) },
    {
      ...post,
      name: 'no session, a file',
      path: '/api/contest/upload',
      headers: upload,
      body: filler(100 * KB),
      expected: 401,
    },
    {
      ...post,
      name: 'another site',
      path: '/api/logout',
      headers: elsewhere,
      body: filler(100),
      expected: 403,
    },
    { ...post, name: 'no such route, 100 KB', path: '/api/nope', body: filler(100 * KB), expected: 404 },
    { ...lineup, name: 'broken JSON', headers: signedIn, body: filler(5 * KB), expected: 400 },
    {
      ...lineup,
      name: 'wrong type',
      headers: { Cookie: cookie, 'Content-Type': 'text/plain' },
      body: filler(5 * KB),
      expected: 415,
    },
    { ...login, name: 'too large, 100 KB' },
    { ...login, name: 'too large, 100 KB in chunks', chunked: true },
    {
      ...post,
      name: 'a page that takes no POST, 100 KB',
      path: '/auth',
      body: filler(100 * KB),
      expected: 413,
    },
    { name: 'TRACE', method: 'TRACE', path: '/auth', expected: 405 },
  ]
}

function filler(bytes: number): Buffer {
  return Buffer.alloc(bytes, 'a')
}

/** Each from its own address, because the server limits the sign-ins of one address. */
function send(
  base: string,
  kind: Kind,
  agent: Agent,
  turn: number,
  onSocket: (socket: unknown) => void,
): Promise<Outcome> {
  const { method, path, headers, body, chunked } = kind
  const started = performance.now()
  return new Promise((resolve) => {
    const end = (status: number, told: string) =>
      resolve({ kind, status, told, ms: performance.now() - started })
    const length = body && !chunked ? { 'Content-Length': body.length } : {}
    const address = `10.${(turn >> 16) & 255}.${(turn >> 8) & 255}.${turn & 255}`
    const sending = request(base + path, {
      agent,
      method,
      headers: { 'CF-Connecting-IP': address, ...headers, ...length },
    })
    sending.on('socket', onSocket)
    sending.on('error', (error: NodeJS.ErrnoException) => end(0, error.code ?? error.message))
    sending.on('response', async (answer) => {
      const text = await textOf(answer)
      const isOurs = answer.headers['x-request-id'] !== undefined
      end(
        isOurs ? answer.statusCode! : 0,
        isOurs ? text : `${answer.statusCode} without X-Request-Id: ${text}`,
      )
    })
    sending.end(body)
  })
}

async function textOf(answer: IncomingMessage): Promise<string> {
  let text = ''
  try {
    for await (const piece of answer) text += piece
    return text
  } catch (error) {
    return `broken off: ${(error as Error).message}`
  }
}
