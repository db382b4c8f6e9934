import type {
  UNSAFE_AssetsManifest as AssetsManifest,
  ClientLoaderFunction,
  DataRouteMatch,
} from 'react-router'

type Page = { clientLoader?: ClientLoaderFunction }

/** The pages' modules that have loaded, by route. */
const loaded = new Map<string, Page>()
/** Routes whose scripts were asked for: one press asks for them three times, when it points, begins and focuses. */
const asked = new Set<string>()

/**
 * Loads and runs the scripts of a page, all at once: the browser would find out only level by level what they import.
 * React Router imports the same addresses when the page is opened. What cannot be loaded is requested again then.
 */
export async function loadPageCode(
  matches: readonly DataRouteMatch[],
  { routes }: AssetsManifest,
): Promise<void> {
  await Promise.all(
    matches.map(async ({ route }) => {
      if (asked.has(route.id)) return
      asked.add(route.id)
      const { module, imports = [] } = routes[route.id]!
      const scripts = [loadPage(route.id, module), ...imports.map(load)]
      const results = await Promise.allSettled(scripts)
      if (results.some(({ status }) => status === 'rejected')) asked.delete(route.id)
      else await resolveRoute(route)
    }),
  )
}

/**
 * At once where it was loaded before: while a finger is on the screen, Chromium postpones what a script waits for, even an
 * import of something loaded.
 */
export function loadPage(routeId: string, address: string): Page | Promise<Page> {
  const known = loaded.get(routeId)
  if (known) return known
  return load(address).then((module) => {
    loaded.set(routeId, module as Page)
    return module as Page
  })
}

/**
 * React Router imports a page's module when the page is opened first and keeps it. Here it does so before, since even the
 * import of a module that has run waits for the browser's queue of downloads, which comes last after a touch.
 */
async function resolveRoute({ lazy }: DataRouteMatch['route']): Promise<void> {
  if (typeof lazy === 'object') await lazy.Component?.()
}

function load(address: string): Promise<unknown> {
  return import(/* @vite-ignore */ address)
}
