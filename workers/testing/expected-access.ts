/*
 * The expected status of every route and page for each kind of user, written independently of the tables that decide
 * (workers/access-table.ts, app/pages.ts). Tests send each request as each user and compare.
 */

import type { PagePath } from '#app/pages.ts'
import type { ApiRoute } from '#workers/access-table.ts'

/** A status; a path is a redirect to it; `unseen`: another user's records leave no trace in the answer. */
export type Expected = number | `/${string}` | 'unseen'

/**
 * The answer to a valid request by its sender: anonymous; a user, about own records; a user or admin about another
 * user's record (null where no record is named); a user with a temporary password; an admin.
 */
export type Row = readonly [
  anonymous: Expected,
  user: Expected,
  othersRecord: Expected | null,
  pending: Expected,
  admin: Expected,
]

// biome-ignore format: a table is read along its columns
export const API = {
  //                                       anonymous   user     other's  pending  admin
  'GET /health':                          [200,        200,     null,     200,    200],
  'GET /user':                            [401,        200,     null,     200,    200],
  'POST /login':                          [200,        200,     null,     200,    200],
  'POST /register':                       [200,        200,     null,     200,    200],
  'POST /logout':                         [200,        200,     null,     200,    200],
  'POST /change-password':                [401,        200,     null,     200,    200],
  'POST /client-errors':                  [204,        204,     null,     204,    204],

  'GET /account':                         [401,        200,     'unseen', 403,    200],
  'DELETE /account':                      [401,        204,     null,     403,    204],
  'POST /account/password':               [401,        200,     null,     403,    200],
  'DELETE /account/sessions':             [401,        204,     null,     403,    204],
  'DELETE /account/sessions/:id':         [401,        204,     404,      403,    204],
  'DELETE /account/providers/:provider':  [401,        204,     null,     403,    204],

  'POST /oauth/:provider/start':          [303,        303,     null,     303,    303],
  'POST /oauth/:provider/link':           [401,        303,     null,     403,    303],
  'GET /oauth/:provider/callback':        [303,        303,     null,     303,    303],

  'GET /csv-history/:gameMode':           [401,        200,     'unseen', 403,    200],
  'POST /csv-history/:gameMode':          [401,        201,     null,     403,    201],
  'GET /csv-history/:gameMode/:id':       [401,        200,     404,      403,    200],
  'DELETE /csv-history/:gameMode/:id':    [401,        204,     404,      403,    204],
  'PUT /csv-history/:gameMode/:id/name':  [401,        200,     404,      403,    200],
  'GET /csv-history/:gameMode/:id/uses':  [401,        200,     404,      403,    200],
  'GET /csv-history/:gameMode/:id/memory': [401,       200,     404,      403,    200],
  'PUT /csv-history/:gameMode/:id/memory': [401,       200,     404,      403,    200],

  'POST /optimize':                       [401,        200,     null,     403,    200],
  'POST /build':                          [401,        200,     null,     403,    200],
  'POST /enrich-players':                 [401,        200,     null,     403,    200],
  'POST /lineup-story':                   [401,        200,     null,     403,    200],
  'POST /stack-insights':                 [401,        200,     null,     403,    200],
  'POST /ai-insights':                    [401,        200,     null,     403,    200],

  'GET /saved-lineups':                   [401,        200,     'unseen', 403,    200],
  'POST /saved-lineups':                  [401,        201,     null,     403,    201],
  'POST /saved-lineups/finalize':         [401,        200,     404,      403,    200],
  'GET /saved-lineups/:id':               [401,        200,     404,      403,    200],
  'PUT /saved-lineups/:id':               [401,        200,     404,      403,    200],
  'DELETE /saved-lineups/:id':            [401,        204,     404,      403,    204],
  'PUT /saved-lineups/:id/name':          [401,        200,     404,      403,    200],
  'POST /saved-lineups/:id/copy':         [401,        201,     404,      403,    201],
  'POST /saved-lineups/:id/restore':      [401,        200,     404,      403,    200],
  'GET /saved-lineups/:id/slate':         [401,        200,     404,      403,    200],

  'GET /entry-sets':                      [401,        200,     'unseen', 403,    200],
  'POST /entry-sets':                     [401,        201,     null,     403,    201],
  'GET /entry-sets/:id':                  [401,        200,     404,      403,    200],
  'PUT /entry-sets/:id':                  [401,        200,     404,      403,    200],
  'DELETE /entry-sets/:id':               [401,        204,     404,      403,    204],
  'PUT /entry-sets/:id/results':          [401,        200,     404,      403,    200],
  'POST /entry-sets/:id/copy':            [401,        201,     404,      403,    201],
  'POST /entry-sets/:id/restore':         [401,        200,     404,      403,    200],
  'GET /entry-sets/:id/slate':            [401,        200,     404,      403,    200],

  'GET /contest':                         [401,        200,     'unseen', 403,    200],
  'POST /contest/upload':                 [401,        200,     null,     403,    200],
  'GET /contest/:id':                     [401,        200,     404,      403,    200],
  'DELETE /contest/:id':                  [401,        204,     404,      403,    204],
  'GET /contest/:id/file':                [401,        200,     404,      403,    200],
  'GET /contest/:id/field':               [401,        200,     404,      403,    200],
  'PUT /contest/:id/name':                [401,        204,     404,      403,    204],
  'GET /contest/:id/slates':              [401,        200,     404,      403,    200],
  'PUT /contest/:id/slate':               [401,        204,     404,      403,    204],
  'PUT /contest/:id/payouts':             [401,        204,     404,      403,    204],
  'POST /contest/:id/learn':              [401,        204,     404,      403,    204],
  'POST /contest/learned':                [401,        200,     'unseen', 403,    200],

  'POST /historical/upload':              [401,        200,     null,     403,    200],
  'GET /historical/entries':              [401,        200,     'unseen', 403,    200],
  'DELETE /historical/entries':           [401,        204,     null,     403,    204],
  'GET /historical/imports':              [401,        200,     'unseen', 403,    200],
  'PUT /historical/imports/:id/name':     [401,        204,     404,      403,    204],
  'DELETE /historical/imports/:id':       [401,        204,     404,      403,    204],
  'GET /historical/analytics':            [401,        200,     'unseen', 403,    200],

  'GET /export/:file':                    [401,        200,     'unseen', 403,    200],
  'POST /import':                         [401,        200,     null,     403,    200],

  'GET /users':                           [401,        403,     null,     403,    200],
  'POST /admin/users':                    [401,        403,     null,     403,    200],
  'POST /admin/users/:id/reset-password': [401,        403,     403,      403,    200],
  'POST /admin/users/:id/disable':        [401,        403,     403,      403,    204],
  'POST /admin/users/:id/enable':         [401,        403,     403,      403,    204],
  'GET /admin/jobs':                      [401,        403,     null,     403,    200],
  'POST /admin/jobs/:id/retry':           [401,        403,     403,      403,    204],
} as const satisfies Record<ApiRoute, Row>

/** Documents and their `.data` answer alike. */
// biome-ignore format: a table is read along its columns
export const PAGES = {
  //                       anonymous   user     other's  pending  admin
  '/':                    ['/auth',    200,     null,     200,    200],
  '/account':             ['/auth',    200,     null,     '/',    200],
  '/lineups':             ['/auth',    200,     'unseen', '/',    200],
  '/lineups/:lineupId':   ['/auth',    200,     404,      '/',    200],
  '/entry-sets':          ['/auth',    200,     'unseen', '/',    200],
  '/entry-sets/:setId':   ['/auth',    200,     404,      '/',    200],
  '/contest-insights':    ['/auth',    200,     'unseen', '/',    200],
  '/dashboard':           ['/auth',    200,     'unseen', '/',    200],
  '/historical-data':     ['/auth',    200,     'unseen', '/',    200],
  '/users':               ['/auth',    403,     null,     '/',    200],
  '/:gameMode':           ['/auth',    200,     'unseen', '/',    200],
  '/:gameMode/upload':    ['/auth',    200,     'unseen', '/',    200],
  '/:gameMode/optimizer': ['/auth',    200,     null,     '/',    200],
  '/auth':                [200,        '/',     null,     '/',    '/'],
  '/logout':              ['/',        '/',     null,     '/',    '/'],
  '/offline':             ['/',        '/',     null,     '/',    '/'],
  '/*':                   [404,        404,     null,     404,    404],
} as const satisfies Record<PagePath, Row>

/**
 * Services that check the caller themselves, besides the tables: `settled` is a signed-in user without a pending
 * password change.
 */
export const SERVICES: Record<string, 'signed in' | 'settled' | 'admin'> = {
  'account/close-account closeAccount': 'settled',
  'account/end-other-sessions endOtherSessions': 'settled',
  'account/end-session endSession': 'settled',
  'account/export-account exportAccount': 'settled',
  'account/get-account getAccount': 'settled',
  'account/set-password setPassword': 'settled',
  'account/unlink-provider unlinkProvider': 'settled',
  'auth/change-password changePassword': 'signed in',
  'auth/confirm-owner confirmOwner': 'settled',
  'contests/choose-slate chooseSlate': 'settled',
  'contests/delete-contest deleteContest': 'settled',
  'contests/download-standings downloadStandings': 'settled',
  'contests/field-report fieldReport': 'settled',
  'contests/get-contest getContest': 'settled',
  'contests/learn-again learnAgain': 'settled',
  'contests/learned-suggestions learnedSuggestions': 'settled',
  'contests/list-contests listContests': 'settled',
  'contests/offer-slates offerSlates': 'settled',
  'contests/rename-contest renameContest': 'settled',
  'contests/require-contest requireContest': 'settled',
  'contests/set-payouts setPayouts': 'settled',
  'contests/upload-contest uploadContest': 'settled',
  'dashboard/get-dashboard getDashboard': 'settled',
  'entry-sets/change-entry-set changeEntrySet': 'settled',
  'entry-sets/copy-entry-set copyEntrySet': 'settled',
  'entry-sets/delete-entry-set deleteSet': 'settled',
  'entry-sets/entry-set-slate entrySetSlate': 'settled',
  'entry-sets/get-entry-set findSet': 'settled',
  'entry-sets/get-entry-set getEntrySet': 'settled',
  'entry-sets/page-of-entry-sets pageOfEntrySets': 'settled',
  'entry-sets/record-set-results recordSetResults': 'settled',
  'entry-sets/restore-entry-set restoreSet': 'settled',
  'entry-sets/save-entry-set saveEntrySet': 'settled',
  'history/continue-entries continueEntries': 'settled',
  'history/delete-history deleteHistory': 'settled',
  'history/delete-history deleteImport': 'settled',
  'history/get-history-page getHistoryPage': 'settled',
  'history/history-analytics getHistoryAnalytics': 'settled',
  'history/import-history importHistory': 'settled',
  'history/list-entries listEntries': 'settled',
  'history/list-imports listImports': 'settled',
  'history/rename-import renameImport': 'settled',
  'insights/ask-question askQuestion': 'settled',
  'insights/lineup-story lineupStory': 'settled',
  'insights/slate-search searchOf': 'settled',
  'insights/stack-insights stackInsights': 'settled',
  'jobs/list-jobs listJobs': 'admin',
  'jobs/retry-job retryJob': 'admin',
  'lineups/copy-lineup copyLineup': 'settled',
  'lineups/delete-lineup deleteLineup': 'settled',
  'lineups/finalize-lineup finalizeLineup': 'settled',
  'lineups/get-lineup findLineup': 'settled',
  'lineups/get-lineup getLineup': 'settled',
  'lineups/lineup-slate lineupSlate': 'settled',
  'lineups/list-lineups listLineups': 'settled',
  'lineups/page-of-lineups pageOfLineups': 'settled',
  'lineups/rename-lineup renameLineup': 'settled',
  'lineups/restore-lineup restoreLineup': 'settled',
  'lineups/save-lineup saveLineup': 'settled',
  'lineups/update-result updateResult': 'settled',
  'optimize/build-lineups buildLineups': 'settled',
  'optimize/enrich-players enrichPlayers': 'settled',
  'optimize/optimize-lineup optimizeLineup': 'settled',
  'slates/delete-slate deleteSlate': 'settled',
  'optimize/throttle-search throttleSearch': 'settled',
  'slates/get-memory getMemory': 'settled',
  'slates/list-slates getSlateFile': 'settled',
  'slates/list-slates listSlates': 'settled',
  'slates/rename-slate renameSlate': 'settled',
  'slates/save-memory saveMemory': 'settled',
  'slates/save-slate saveSlate': 'settled',
  'slates/slate-uses slateUses': 'settled',
  'transfer/export-entry-sets exportEntrySets': 'settled',
  'transfer/export-history exportHistoryCsv': 'settled',
  'transfer/export-history exportHistoryJson': 'settled',
  'transfer/export-lineups allLineups': 'settled',
  'transfer/export-lineups exportLineupsCsv': 'settled',
  'transfer/export-lineups exportLineupsJson': 'settled',
  'transfer/export-memories exportMemories': 'settled',
  'transfer/import-records importRecords': 'settled',
  'users/create-user createUser': 'admin',
  'users/disable-user disableUser': 'admin',
  'users/disable-user enableUser': 'admin',
  'users/list-users listUsers': 'admin',
  'users/reset-password resetPassword': 'admin',
}
