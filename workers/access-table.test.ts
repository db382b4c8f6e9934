import { expect, test } from 'vitest'
import { API_ACCESS, API_ROWS, type Audience } from './access-table.ts'
import { BODIES, type BodyKind } from './body-kinds.ts'
import { slotsOf } from './security/request-slots.ts'
import { API, type Row } from './testing/expected-access.ts'
import { isLarge } from './testing/is-large.ts'
import { REQUESTS, worstBodies } from './testing/worst-bodies.ts'

/*
 * Most services check their caller themselves, so a row that allows too much changes no answer. It would matter for the
 * next service that relies on the row alone.
 */
test.each(Object.entries(API))('%s: its row allows the same users as the expected answers', (route, row) => {
  const [who] = (API_ACCESS as Record<string, readonly [Audience, ...unknown[]]>)[route]!
  expect(who).toBe(audienceOf(row))
})

test.each(API_ROWS.filter(([, [, , body]]) => isLarge(body)))(
  '%s takes 1 MB or more, so a user has slots for it',
  (_route, [, limit, body]) => {
    expect(slotsOf(limit, body)).toBeLessThanOrEqual(4)
  },
)

test('each route with a body has its worst bodies, and one that reads 1 MB at once those of its own fields', () => {
  const takers = API_ROWS.filter(([, [, , body]]) => body !== 'none')
  const bodies = Map.groupBy(worstBodies(), ({ route }) => route)
  expect([...bodies.keys()].sort()).toEqual(takers.map(([route]) => route).sort())
  const large = takers.filter(([, [, , body]]) => isLarge(body) && !isStreamed(body))
  expect(Object.keys(REQUESTS).sort()).toEqual(large.map(([route]) => route).sort())
  // A field that is left out, or whose kind is not known, would be a gap.
  expect(bodies.get('POST /build')!.map(({ shape }) => shape)).toEqual(
    expect.arrayContaining([
      'empty arrays (keptLineups)',
      'distinct keys (rules)',
      'empty objects (players)',
    ]),
  )
})

function isStreamed(body: BodyKind): boolean {
  return body !== 'none' && BODIES[body].isStreamed
}

function audienceOf([anonymous, user, , pending]: Row): Audience {
  if (anonymous !== 401) return 'anyone'
  if (user === 403) return 'admin'
  return pending === 403 ? 'settled' : 'signed_in'
}
