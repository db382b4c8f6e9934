import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  // The few routes all come with the page, so that following a link offline asks nobody where it leads.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
