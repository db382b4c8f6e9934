import { env } from 'cloudflare:workers'
import { beforeAll, expect, inject, test } from 'vitest'
import { API_ACCESS, API_ROWS, type ApiRoute } from '#workers/access-table.ts'
import { BODIES } from '#workers/body-kinds.ts'
import { answerProblems } from '#workers/testing/hostile/answer-problems.ts'
import { expectSafeAnswer } from '#workers/testing/hostile/expect-safe-answer.ts'
import { hugeJsonBodies, type JsonBody, jsonBodies } from '#workers/testing/hostile/json-bodies.ts'
import { partOf } from '#workers/testing/hostile/part-of.ts'
import { forgetAllTries } from '#workers/testing/limits.ts'
import { showdownLineup } from '#workers/testing/lineups.ts'
import { type Client, send, signedIn } from '#workers/testing/make-user.ts'

/** Routes that take a form or read no body. */
const TAKE_A_FORM: readonly ApiRoute[] = [
  'POST /oauth/:provider/start',
  'POST /oauth/:provider/link',
  'POST /contest/upload',
]
const CHANGING = API_ROWS.filter(([route]) => !route.startsWith('GET '))
const WITHOUT_JSON = CHANGING.filter(
  ([route, [, , body]]) => body === 'none' || TAKE_A_FORM.includes(route),
).map(([route]) => route)
const WITH_JSON = CHANGING.map(([route]) => route).filter((route) => !WITHOUT_JSON.includes(route))

/** The only route that accepts more than 10 MB. */
const TAKES_MORE = 'POST /import'
/** Reads a table as it comes, and may refuse its first cell before its size. */
const READS_CELLS = 'POST /historical/upload'

let admin: Client

beforeAll(async () => {
  ;[admin] = await signedIn('receiver-of-bodies')
  await env.DB.prepare("update users set role = 'admin'").run()
})

test.each(WITH_JSON)('%s: every invalid body is refused with a sentence', async (route) => {
  const ask = asking(route)
  const wrong: unknown[] = []
  for (const body of bodiesFor(route)) {
    const answer = await ask(body.text)
    const text = await answer.text()
    const problems = [...answerProblems(answer, text), ...refusalProblems(body, answer, text)]
    if (problems.length > 0) wrong.push([body.name, answer.status, text.slice(0, 200), problems])
  }
  expect(wrong).toEqual([])
})

test('routes without a JSON body ignore any body', async () => {
  const wrong: unknown[] = []
  for (const route of WITHOUT_JSON) {
    const ask = asking(route)
    for (const body of jsonBodies().filter((_, i) => i % 30 === 0)) {
      const answer = await ask(body.text)
      const problems = answerProblems(answer, await answer.text())
      if (problems.length > 0) wrong.push([route, body.name, answer.status, problems])
    }
  }
  expect(wrong).toEqual([])
})

test('10 MB of JSON are refused as too large, with or without Content-Length', async () => {
  const bodies = hugeJsonBodies()
  for (const [number, body] of bodies.entries()) {
    const bytes = new TextEncoder().encode(body.text)
    // Each route gets one of the bodies, and the only one that reads that much gets all.
    const routes = WITH_JSON.filter(
      (route) => route === TAKES_MORE || partOf(route, bodies.length) === number,
    )
    for (const route of routes) {
      const ask = asking(route)
      for (const sent of [bytes, inPieces(bytes)]) {
        const answer = await ask(sent)
        const said = [route, body.name, answer.status, answerProblems(answer, await answer.text())]
        const refused = route === TAKES_MORE ? [400] : route === READS_CELLS ? [400, 413] : [413]
        expect(said).toEqual([route, body.name, expect.toBeOneOf(refused), []])
      }
    }
  }
})

test('game data of an import is stored unchanged, left out when long, refused when nested too deeply', async () => {
  const ask = asking('POST /import')
  const importOf = (meta: string) => {
    const { players } = showdownLineup()
    const lineup = { lineup_name: crypto.randomUUID() }
    const game = { sport: 'NFL', slateName: 'a', gameDate: null, teams: null, meta: 'META', source: 'x' }
    const carried = { lineup, players, game, finalized: false, created_at: '2026-11-20T14:00:00.000Z' }
    return JSON.stringify({ lineups: [carried] }).replace('"META"', meta)
  }
  for (const [meta, status] of [
    ['{"__proto__":{"a":1},"week":8}', 200],
    [`{"deep":[[[[{"a":[1]}]]]]}`, 200],
    [`{"deep":${'['.repeat(500_000)}${']'.repeat(500_000)}}`, 400],
    [`{"long":"${'x'.repeat(1_000_000)}"}`, 200],
    [`{"long":"${'x'.repeat(3_000_000)}"}`, 400],
  ] as const) {
    await expectSafeAnswer(meta.slice(0, 30), await ask(importOf(meta)), [status])
  }
  const { results } = await env.DB.prepare(
    "select meta from games where slate_name = 'a' and source = 'x' order by id",
  ).all()
  // What is longer than 4 KB is left out.
  expect(results).toEqual([{ meta: '{"week":8}' }, { meta: '{"deep":[[[[{"a":[1]}]]]]}' }, { meta: null }])
})

test('only JSON is read as JSON, on every route', async () => {
  const types = ['', 'text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=b']
  const others = [
    'application/jsonp',
    'application/ld+json',
    'text/json',
    'json',
    'application/json,text/plain',
  ]
  for (const route of WITH_JSON) {
    const ask = asking(route)
    const all = [...types, ...others]
    // Each route gets a third of the types.
    for (const type of all.filter((_, i) => i % 3 === partOf(route, 3))) {
      const answer = await ask('{}', { 'Content-Type': type })
      const said = [route, type, answer.status, answerProblems(answer, await answer.text())]
      expect(said).toEqual([route, type, 415, []])
    }
  }
})

/**
 * One reader parses the bodies of all routes, except of an import, which is read in pieces. So these two get every body, and
 * each other route a tenth of the suite's and all of our own.
 */
function bodiesFor(route: ApiRoute): JsonBody[] {
  const part = partOf(route, 10)
  const isWhole = route === TAKES_MORE || route === 'POST /saved-lineups' || inject('isThorough')
  return jsonBodies().filter(({ isOurs }, i) => isWhole || isOurs || i % 10 === part)
}

function refusalProblems(body: JsonBody, { status }: Response, text: string): string[] {
  // Refused by its size before it is read.
  if (status === 413 && body.text.length > BODIES.auth.mostBytes) return []
  if (status !== 400) return ['not 400']
  // Refused by its depth before it is parsed.
  if (text.includes('nested too deeply')) return []
  const saysBroken = text === 'The body is not valid JSON'
  return body.isJson === null || saysBroken === !body.isJson ? [] : ['mistaken about the JSON']
}

/** As an admin and within every limit, so that only the body is wrong. */
function asking(route: ApiRoute) {
  const [method = '', path = ''] = route.split(' ')
  const place = path.replace(':gameMode', 'showdown').replace(':provider', 'google').replace(':id', '999999')
  // Signing out works, and would.
  const session: Record<string, string> = path === '/logout' ? {} : { Cookie: admin.cookie }
  const isCounted = API_ACCESS[route][1] !== 'none'
  return async (body: BodyInit, headers: Record<string, string> = {}) => {
    if (isCounted) await forgetAllTries()
    return send(`/api${place}`, {
      method,
      headers: {
        ...session,
        'Content-Type': 'application/json',
        'CF-Connecting-IP': crypto.randomUUID(),
        ...headers,
      },
      body,
    })
  }
}

function inPieces(bytes: Uint8Array): ReadableStream<Uint8Array> {
  let at = 0
  return new ReadableStream({
    pull(controller) {
      if (at >= bytes.length) return controller.close()
      controller.enqueue(bytes.slice(at, at + 2 ** 16))
      at += 2 ** 16
    },
  })
}
