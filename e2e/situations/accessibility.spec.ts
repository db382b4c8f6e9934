import type { RouteConfigEntry } from '@react-router/dev/routes'
import { matchRoutes, type RouteObject } from 'react-router'
import routes from '#app/routes.ts'
import { expectEveryStateSound } from '../support/state-checks.ts'
import { OBSERVER } from '../support/states/contests.ts'
import { GUEST } from '../support/states/guest.ts'
import { NEWCOMER } from '../support/states/newcomer.ts'
import { LEARNED_BUILDER, SHOWDOWN_BUILDER } from '../support/states/optimizer.ts'
import { REGULAR } from '../support/states/records.ts'
import { ADMIN_STATES } from '../support/states/users.ts'
import { expect, test } from '../support/test.ts'

test.use({ allFigures: true })

const VISITORS = {
  'a guest': GUEST,
  'a newcomer': NEWCOMER,
  'a builder of Showdown lineups': SHOWDOWN_BUILDER,
  'a builder who has learned': LEARNED_BUILDER,
  'a regular': REGULAR,
  'an observer of contests': OBSERVER,
}

test.describe('with less motion asked for', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  for (const [who, { arrive, states, noise: provoked }] of Object.entries(VISITORS)) {
    test(`every state of ${who} is accessible`, async ({ page, noise }) => {
      test.setTimeout(states.length * 60_000)
      if (provoked) noise.allow(provoked)
      await expectEveryStateSound(page, states, await arrive(page))
    })
  }
})

test('every page of the app has a checked state', () => {
  const states = [...Object.values(VISITORS).flatMap(({ states }) => states), ...ADMIN_STATES]
  const tree = (routes as RouteConfigEntry[]).map(asRouteObject)
  const seen = new Set(
    states.map(({ path }) => path && matchRoutes(tree, withoutCopy(path))?.at(-1)?.route.id),
  )
  const pages = filesOf(routes as RouteConfigEntry[]).filter((file) => !WITHOUT_A_PAGE.includes(file))
  expect(pages.filter((file) => !seen.has(file))).toEqual([])
})

/** Routes without a screen of their own: layouts and form targets. */
const WITHOUT_A_PAGE = [
  'routes/app-shell/route.tsx',
  'routes/app-shell/page-boundary.tsx',
  'routes/logout.ts',
]

function asRouteObject({ file, path, index, children }: RouteConfigEntry): RouteObject {
  if (index) return { id: file, index }
  return { id: file, ...(path ? { path } : {}), children: (children ?? []).map(asRouteObject) }
}

function filesOf(entries: readonly RouteConfigEntry[]): string[] {
  return entries.flatMap(({ file, children }) => [file, ...filesOf(children ?? [])])
}

/** The offline copy of a page counts as the page itself. */
function withoutCopy(path: string): string {
  return path.replace('/offline-copy', '').replace(/\?.*/, '')
}
