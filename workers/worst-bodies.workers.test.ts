import { expect, test } from 'vitest'
import { API_ACCESS } from './access-table.ts'
import { BODIES, type BodyKind } from './body-kinds.ts'
import { isLarge } from './testing/is-large.ts'
import { forgetAllTries } from './testing/limits.ts'
import { send } from './testing/make-user.ts'
import { newPerson } from './testing/person.ts'
import { CALLS } from './testing/valid-calls.ts'
import { type LargeRoute, REQUESTS, type WorstBody, worstBodies } from './testing/worst-bodies.ts'

/*
 * The short form of `npm run proof -- strangers`, which measures: of each large route two of the shapes that once ended the
 * server, of every shape some route, four at once (of streams, which have one slot, one), while another user asks. Every answer
 * is a refusal or what was asked for.
 */
const SHAPES =
  /^(empty arrays|distinct keys|one text of escapes|a file of (carriage returns|commas|quotes in quotes))/

function kindOf(route: WorstBody['route']): Exclude<BodyKind, 'none'> {
  const [, , kind] = API_ACCESS[route]
  if (kind === 'none') throw new Error(`${route} takes no body`)
  return kind
}

const onceFatal = worstBodies().filter(({ route, shape, isForm }) => {
  const body = kindOf(route)
  // Streams of 32 MB and more are left to the proof.
  return isLarge(body) && SHAPES.test(shape) && !isForm && body !== 'transfer'
})

const routes = [...new Set(onceFatal.map(({ route }) => route))]
const bodies = routes.flatMap((route, turn) => {
  const own = onceFatal.filter((body) => body.route === route)
  return own.filter((_, place) => (place + turn) % Math.ceil(own.length / 2) === 0)
})

test.each(bodies)('$route: $shape', async ({ route, make }) => {
  await forgetAllTries()
  const [attacker, other] = [await newPerson(), await newPerson()]
  const body = make()
  const attack = Promise.all(
    Array.from({ length: BODIES[kindOf(route)].isStreamed ? 1 : 4 }, () =>
      statusOf(attacker.cookie, route, body),
    ),
  )
  const asked = await send('/api/user', { headers: { Cookie: other.cookie } })
  expect([asked.status, await asked.json()]).toMatchObject([200, { username: other.username }])
  // 503: there was no memory for it just then.
  for (const status of await attack) expect(status).toSatisfy((each) => each < 500 || each === 503)
})

test.each(Object.keys(REQUESTS) as LargeRoute[])(
  '%s reads its body by the fields of the list',
  async (route) => {
    const { body } = await CALLS[route](await newPerson())
    expect(REQUESTS[route].safeParse(body)).toMatchObject({ success: true })
    expect(Object.keys(REQUESTS[route].shape)).toEqual(expect.arrayContaining(Object.keys(body as object)))
  },
)

async function statusOf(cookie: string, route: WorstBody['route'], body: string): Promise<number> {
  const [method = '', path = ''] = route.split(' ')
  const place = path.replace(':gameMode', 'showdown').replace(':id', '999999')
  const headers = { Cookie: cookie, 'Content-Type': 'application/json' }
  const answer = await send(`/api${place}`, { method, headers, body })
  await answer.body?.cancel()
  return answer.status
}
