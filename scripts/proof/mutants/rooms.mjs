import { ACCESS } from './access.mjs'
import { ACCOUNT_EDITS } from './account.mjs'
import { ANALYSIS_EDITS } from './analysis.mjs'
import { BUILD_EDITS } from './builds.mjs'
import { CLIENT_EDITS } from './client.mjs'
import { CONTEST_EDITS } from './contest.mjs'
import { FIELD_EDITS } from './field.mjs'
import { FIGURE_EDITS } from './figures.mjs'
import { LINEUP_EDITS } from './lineups.mjs'
import { OBJECTIVE_EDITS } from './objective.mjs'
import { OPTIMIZER_EDITS } from './optimizer.mjs'
import { OUTBOX_EDITS } from './outbox.mjs'
import { PORTFOLIO_EDITS } from './portfolio.mjs'
import { QUESTION_EDITS } from './questions.mjs'
import { READER_EDITS } from './readers.mjs'
import { SERVICE_EDITS } from './services.mjs'
import { SIM_EDITS } from './sim.mjs'

/**
 * One deliberate mistake: `find` stands exactly once in `file` and becomes `replace` (nothing, when absent). Of `tests`, the
 * files that should notice, one test must fail; `only` is a part of the names of those that run.
 * @typedef {{
 *   name: string, file: string, find: string, replace?: string, tests: string[], only?: string,
 * }} Edit
 */

/**
 * The edits of each room of the code.
 * @type {Record<string, Edit[]>}
 */
export const ROOMS = {
  objective: OBJECTIVE_EDITS,
  optimizer: OPTIMIZER_EDITS,
  builds: BUILD_EDITS,
  readers: READER_EDITS,
  lineups: LINEUP_EDITS,
  contest: CONTEST_EDITS,
  field: FIELD_EDITS,
  sim: SIM_EDITS,
  portfolio: PORTFOLIO_EDITS,
  figures: FIGURE_EDITS,
  account: ACCOUNT_EDITS,
  analysis: ANALYSIS_EDITS,
  questions: QUESTION_EDITS,
  client: CLIENT_EDITS,
  outbox: OUTBOX_EDITS,
  services: SERVICE_EDITS,
  access: ACCESS,
}
