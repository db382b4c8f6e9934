import type { PageAudience } from '#app/pages.ts'
import type { BodyKind } from './body-kinds.ts'
import type { RequestLimit } from './security/limits.ts'

/** Who may call a route. The words are those of the pages (app/pages.ts) and mean the same. */
export type Audience = Exclude<PageAudience, 'signed_out'>

export type AccessRow = readonly [who: Audience, limit: RequestLimit, body: BodyKind]

/**
 * Every route of the API: who may call it, how often, and how large its body may be. api/mount.ts builds the routes
 * from this table, so a route without a row can't be called. Pages have their own table in app/pages.ts.
 */
// biome-ignore format: a table is read along its columns
export const API_ACCESS = {
  //                                       who          limit      body
  'GET /health':                          ['anyone',    'none',    'none'],
  'GET /user':                            ['signed_in', 'none',    'none'],
  'POST /login':                          ['anyone',    'sign_in', 'auth'],
  'POST /register':                       ['anyone',    'sign_in', 'auth'],
  'POST /logout':                         ['anyone',    'none',    'none'],
  'POST /change-password':                ['signed_in', 'none',    'auth'],
  'POST /client-errors':                  ['anyone',    'report',  'report'],

  'GET /account':                         ['settled',   'none',    'none'],
  'DELETE /account':                      ['settled',   'none',    'auth'],
  'POST /account/password':               ['settled',   'none',    'auth'],
  'DELETE /account/sessions':             ['settled',   'none',    'none'],
  'DELETE /account/sessions/:id':         ['settled',   'none',    'none'],
  'DELETE /account/providers/:provider':  ['settled',   'none',    'none'],

  'POST /oauth/:provider/start':          ['anyone',    'sign_in', 'auth'],
  'POST /oauth/:provider/link':           ['settled',   'none',    'auth'],
  'GET /oauth/:provider/callback':        ['anyone',    'none',    'none'],

  'GET /csv-history/:gameMode':           ['settled',   'none',    'none'],
  'POST /csv-history/:gameMode':          ['settled',   'upload',  'slate'],
  'GET /csv-history/:gameMode/:id':       ['settled',   'none',    'none'],
  'DELETE /csv-history/:gameMode/:id':    ['settled',   'none',    'none'],
  'PUT /csv-history/:gameMode/:id/name':  ['settled',   'save',    'fields'],
  'GET /csv-history/:gameMode/:id/uses':  ['settled',   'none',    'none'],
  'GET /csv-history/:gameMode/:id/memory': ['settled',  'none',    'none'],
  'PUT /csv-history/:gameMode/:id/memory': ['settled',  'memory',  'memory'],

  'GET /standing':                        ['settled',   'none',    'none'],
  'PUT /standing':                        ['settled',   'memory',  'memory'],

  'POST /optimize':                       ['settled',   'optimize', 'slate'],
  'POST /build':                          ['settled',   'build',   'slate'],
  'POST /simulate':                       ['settled',   'simulate', 'slate'],
  'GET /simulate/:id':                    ['settled',   'none',    'none'],
  'DELETE /simulate/:id':                 ['settled',   'none',    'none'],
  'POST /enrich-players':                 ['settled',   'ai',      'slate'],
  'POST /lineup-story':                   ['settled',   'ai',      'slate'],
  'POST /stack-insights':                 ['settled',   'ai',      'slate'],
  'POST /ai-insights':                    ['settled',   'ai',      'slate'],

  'GET /saved-lineups':                   ['settled',   'none',    'none'],
  'POST /saved-lineups':                  ['settled',   'save',    'json'],
  'POST /saved-lineups/finalize':         ['settled',   'save',    'fields'],
  'GET /saved-lineups/:id':               ['settled',   'none',    'none'],
  'PUT /saved-lineups/:id':               ['settled',   'save',    'fields'],
  'DELETE /saved-lineups/:id':            ['settled',   'none',    'none'],
  'PUT /saved-lineups/:id/name':          ['settled',   'save',    'fields'],
  'PUT /saved-lineups/:id/entries':       ['settled',   'save',    'json'],
  'POST /saved-lineups/:id/copy':         ['settled',   'save',    'none'],
  'POST /saved-lineups/:id/restore':      ['settled',   'save',    'none'],
  'GET /saved-lineups/:id/slate':         ['settled',   'none',    'none'],

  'GET /entry-sets':                      ['settled',   'none',    'none'],
  'POST /entry-sets':                     ['settled',   'save',    'json'],
  'GET /entry-sets/:id':                  ['settled',   'none',    'none'],
  'PUT /entry-sets/:id':                  ['settled',   'save',    'json'],
  'DELETE /entry-sets/:id':               ['settled',   'none',    'none'],
  'PUT /entry-sets/:id/results':          ['settled',   'save',    'json'],
  'PUT /entry-sets/:id/entries':          ['settled',   'memory',  'slate'],
  'POST /entry-sets/:id/copy':            ['settled',   'save',    'none'],
  'POST /entry-sets/:id/restore':         ['settled',   'save',    'none'],
  'GET /entry-sets/:id/slate':            ['settled',   'none',    'none'],

  'GET /contest':                         ['settled',   'none',    'none'],
  'POST /contest/upload':                 ['settled',   'upload',  'standings'],
  'POST /contest/learned':                ['settled',   'save',    'json'],
  'GET /contest/:id':                     ['settled',   'none',    'none'],
  'DELETE /contest/:id':                  ['settled',   'none',    'none'],
  'GET /contest/:id/file':                ['settled',   'none',    'none'],
  'GET /contest/:id/field':               ['settled',   'none',    'none'],
  'GET /contest/:id/field-file':          ['settled',   'none',    'none'],
  'GET /contest/:id/autopsy':             ['settled',   'none',    'none'],
  'PUT /contest/:id/autopsy':             ['settled',   'save',    'json'],
  'GET /calibration':                     ['settled',   'none',    'none'],
  'PUT /contest/:id/name':                ['settled',   'save',    'fields'],
  'GET /contest/:id/slates':              ['settled',   'slate_search', 'none'],
  'PUT /contest/:id/slate':               ['settled',   'learning', 'fields'],
  'PUT /contest/:id/payouts':             ['settled',   'save',    'json'],
  'POST /contest/:id/learn':              ['settled',   'learning', 'none'],

  'POST /historical/upload':              ['settled',   'upload',  'history'],
  'GET /historical/entries':              ['settled',   'none',    'none'],
  'DELETE /historical/entries':           ['settled',   'none',    'none'],
  'GET /historical/imports':              ['settled',   'none',    'none'],
  'PUT /historical/imports/:id/name':     ['settled',   'save',    'fields'],
  'DELETE /historical/imports/:id':       ['settled',   'none',    'none'],
  'GET /historical/analytics':            ['settled',   'none',    'none'],

  'GET /export/:file':                    ['settled',   'none',    'none'],
  'POST /import':                         ['settled',   'upload',  'transfer'],

  'GET /users':                           ['admin',     'none',    'none'],
  'POST /admin/users':                    ['admin',     'none',    'auth'],
  'POST /admin/users/:id/reset-password': ['admin',     'none',    'none'],
  'POST /admin/users/:id/disable':        ['admin',     'none',    'none'],
  'POST /admin/users/:id/enable':         ['admin',     'none',    'none'],
  'GET /admin/jobs':                      ['admin',     'none',    'none'],
  'POST /admin/jobs/:id/retry':           ['admin',     'none',    'none'],
} as const satisfies Record<`${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`, AccessRow>

/** A route of the API, as `POST /saved-lineups`. */
export type ApiRoute = keyof typeof API_ACCESS

/** The table's rows as values. */
export const API_ROWS: readonly (readonly [ApiRoute, AccessRow])[] = Object.entries(API_ACCESS) as [
  ApiRoute,
  AccessRow,
][]
