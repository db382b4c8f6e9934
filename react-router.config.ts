import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  // The few routes all come with the page, so that a link can be followed offline without a question to the server.
  routeDiscovery: { mode: 'initial' },
  // One module a page: the router imports a part by itself again when the page is opened, which waits after a touch.
  splitRouteModules: false,
} satisfies Config
