import type { ServerBuild } from 'react-router'

/** Stands where the pages' build would be: the Worker under test answers 404 to every page. */
const build: Partial<ServerBuild> = {
  entry: { module: { default: (_request, status, headers) => new Response(null, { status, headers }) } },
  routes: {},
  assets: { entry: { imports: [], module: '' }, routes: {}, url: '', version: 'empty' },
  publicPath: '/',
  assetsBuildDirectory: '',
  future: {} as ServerBuild['future'],
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
}

export const {
  entry,
  routes,
  assets,
  publicPath,
  assetsBuildDirectory,
  future,
  ssr,
  isSpaMode,
  prerender,
  routeDiscovery,
} = build as ServerBuild
