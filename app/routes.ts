import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

export default [
  layout('routes/app-shell/route.tsx', [
    index('routes/home/route.tsx'),
    route('account', 'routes/account/route.tsx'),
    route('lineups', 'routes/saved-lineups/route.tsx'),
    route('lineups/:lineupId', 'routes/lineup-detail/route.tsx'),
    route('contest-insights', 'routes/contest-insights/route.tsx'),
    route('dashboard', 'routes/dashboard/route.tsx'),
    route('historical-data', 'routes/historical-data/route.tsx'),
    route('users', 'routes/users/route.tsx'),
    route(':gameMode', 'routes/slate-upload/route.tsx', { id: 'slate-upload-short' }),
    route(':gameMode/upload', 'routes/slate-upload/route.tsx'),
    route(':gameMode/optimizer', 'routes/optimizer/route.tsx'),
  ]),
  route('auth', 'routes/auth/route.tsx'),
  route('logout', 'routes/logout.ts'),
  route('offline', 'routes/offline.tsx'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig
