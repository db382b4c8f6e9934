import type {
  UNSAFE_AssetsManifest as AssetsManifest,
  ClientLoaderFunction,
  DataRouteMatch,
} from 'react-router'

const loaders = new Map<string, ClientLoaderFunction>()

/**
 * Loads and runs the scripts of a page, all at once: the browser would find out only level by level what they import. React
 * Router imports the same addresses when the page is opened. What cannot be loaded is requested again then.
 */
export async function loadPageCode(
  matches: readonly DataRouteMatch[],
  { routes }: AssetsManifest,
): Promise<void> {
  await Promise.allSettled(
    matches.map(async ({ route: { id } }) => {
      const { module, imports = [], clientLoaderModule } = routes[id]!
      const [, ...others] = [clientLoader(id, clientLoaderModule), load(module), ...imports.map(load)]
      await Promise.allSettled(others)
    }),
  )
}

/**
 * At once where it was loaded before: while a finger is on the screen, Chromium postpones what a script waits for, even an
 * import of something loaded.
 */
export function clientLoader(
  routeId: string,
  address: string | undefined,
): ClientLoaderFunction | Promise<ClientLoaderFunction | undefined> | undefined {
  const known = loaders.get(routeId)
  if (known || !address) return known
  return load(address).then((module) => {
    const { clientLoader } = module as { clientLoader?: ClientLoaderFunction }
    if (clientLoader) loaders.set(routeId, clientLoader)
    return clientLoader
  })
}

function load(address: string): Promise<unknown> {
  return import(/* @vite-ignore */ address)
}
