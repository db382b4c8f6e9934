import { accountHandlers } from './account.ts'
import { authHandlers } from './auth.ts'
import { clientErrorHandlers } from './client-errors.ts'
import { contestHandlers } from './contests.ts'
import { entrySetHandlers } from './entry-sets.ts'
import { healthHandlers } from './health.ts'
import { historyHandlers } from './history.ts'
import { insightHandlers } from './insights.ts'
import { jobHandlers } from './jobs.ts'
import { mountRoutes } from './mount.ts'
import { oauthHandlers } from './oauth.ts'
import { optimizeHandlers } from './optimize.ts'
import { savedLineupHandlers } from './saved-lineups.ts'
import { simulateHandlers } from './simulate.ts'
import { slateHandlers } from './slates.ts'
import { transferHandlers } from './transfer.ts'
import { userHandlers } from './users.ts'

/** SPEC.md section 7: the handlers by area. access-table.ts lists the routes and who may call them. */
export const api = mountRoutes({
  ...accountHandlers,
  ...authHandlers,
  ...clientErrorHandlers,
  ...contestHandlers,
  ...entrySetHandlers,
  ...healthHandlers,
  ...historyHandlers,
  ...insightHandlers,
  ...jobHandlers,
  ...oauthHandlers,
  ...optimizeHandlers,
  ...savedLineupHandlers,
  ...simulateHandlers,
  ...slateHandlers,
  ...transferHandlers,
  ...userHandlers,
})
