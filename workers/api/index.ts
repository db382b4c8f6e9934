import { Hono } from 'hono'
import type { ServerEnv } from '#workers/server-env.ts'
import { authApi } from './auth.ts'
import { contestsApi } from './contests.ts'
import { healthApi } from './health.ts'
import { historyApi } from './history.ts'
import { insightsApi } from './insights.ts'
import { jobsApi } from './jobs.ts'
import { oauthApi } from './oauth.ts'
import { optimizeApi } from './optimize.ts'
import { savedLineupsApi } from './saved-lineups.ts'
import { slatesApi } from './slates.ts'
import { exportApi, importApi } from './transfer.ts'
import { usersApi } from './users.ts'

/** SPEC.md section 7, one line an area. */
export const api = new Hono<ServerEnv>()
  .route('/', authApi)
  .route('/health', healthApi)
  .route('/admin/jobs', jobsApi)
  .route('/contest', contestsApi)
  .route('/csv-history', slatesApi)
  .route('/export', exportApi)
  .route('/historical', historyApi)
  .route('/import', importApi)
  .route('/oauth', oauthApi)
  .route('/optimize', optimizeApi)
  .route('/saved-lineups', savedLineupsApi)
  .route('/', insightsApi)
  .route('/', usersApi)
  .all('*', (c) => c.text('There is no such API route', 404))
