/** @import { Edit } from './rooms.mjs' */

// Each guard that keeps a caller from what is not theirs, as the edit that takes it away.

const ROWS = 'workers/access-table.test.ts'
const MATRIX = 'workers/api/authorization.workers.test.ts'
const ACCOUNT = 'workers/api/account.workers.test.ts'
const OFFERS = 'workers/services/lineups/page-of-lineups.workers.test.ts'
const SERVICES = { tests: [MATRIX], only: 'every service' }
const PAGES = { tests: ['e2e/authorization.spec.ts'], only: 'each page' }

/**
 * The line of a service that asks who is calling.
 * @param {string} file
 * @param {string} find
 * @param {string} [replace]
 * @returns {Edit}
 */
function ofService(file, find, replace) {
  const name = `${file.replace('workers/services/', '').replace('.ts', '')} asks who is calling`
  return { name, file, find, replace, ...SERVICES }
}

const takesUser = {
  find: 'const user = requireUser(ctx)',
  replace: 'const user = ctx.user ?? ({ id: 0 } as never)',
}

/**
 * A row of workers/access-table.ts, its audience widened.
 * @param {string} route
 * @param {'admin' | 'settled' | 'signed_in'} who
 * @returns {Edit}
 */
function ofRow(route, who) {
  const file = 'workers/access-table.ts'
  const start = startOf(route)
  const wider = { admin: 'settled', settled: 'signed_in', signed_in: 'anyone' }[who]
  return {
    name: `${route}: ${who} only`,
    file,
    find: `${start}['${who}'`,
    replace: `${start}['${wider}'`,
    tests: [ROWS, MATRIX],
    only: route,
  }
}

/** @param {string} route */
function startOf(route) {
  return `'${route}':`.padEnd(40)
}

/**
 * A condition of a query on whose row it is.
 * @param {string} name
 * @param {string} file
 * @param {string} find
 * @param {string} replace
 * @param {string} [only]
 * @param {string} [test]
 * @returns {Edit}
 */
function ofOwner(name, file, find, replace, only, test = MATRIX) {
  return { name: `${name}: only the owner's`, file, find, replace, only, tests: [test] }
}

/** @type {Edit[]} */
export const ACCESS = [
  // In front of everything.
  {
    name: 'adminGuard in front of all',
    file: 'workers/app.ts',
    find: 'identify, adminGuard)',
    replace: 'identify)',
    tests: ['workers/admin-guard.workers.test.ts'],
  },
  {
    name: 'sameOriginOnly in front of all',
    file: 'workers/app.ts',
    find: ', sameOriginOnly)',
    replace: ')',
    tests: ['workers/app.workers.test.ts'],
    only: 'from another site',
  },
  {
    name: 'an origin is compared with the Host header',
    file: 'workers/same-origin.ts',
    find: "request.headers.get('Host') ?? host",
    replace: 'host',
    tests: ['workers/app.workers.test.ts'],
    only: 'parsed from the path',
  },
  {
    name: 'outerLimit in front of all',
    file: 'workers/app.ts',
    find: 'outerLimit, ',
    tests: ['workers/outer-limit.workers.test.ts'],
  },
  {
    name: 'admin guard: the role',
    file: 'workers/admin-guard.ts',
    find: "if (requireUser(c.var.ctx).role !== 'admin') refuse(c, 'no_admin', 'Admins only')",
    replace: 'requireUser(c.var.ctx)',
    tests: [MATRIX],
    only: 'users',
  },
  {
    name: 'admin guard: Cloudflare Access',
    file: 'workers/admin-guard.ts',
    find: "if (reason !== null) refuse(c, reason, 'User management needs a sign-in through Cloudflare Access')",
    tests: ['workers/admin-guard.workers.test.ts'],
    only: 'Access',
  },
  {
    name: 'admin guard: calls are ended',
    file: 'workers/admin-guard.ts',
    find: "if (refusal && !(route === 'page' && isView(c.req.method))) throw refusal",
    tests: ['workers/admin-guard.workers.test.ts'],
  },
  {
    name: 'a session must be alive',
    file: 'db/accounts/sessions.ts',
    find: 'and(eq(sessions.tokenHash, at.tokenHash), gt(sessions.expiresAt, at.now), isUsable())',
    replace: 'and(eq(sessions.tokenHash, at.tokenHash), isUsable())',
    tests: [MATRIX],
    only: 'an expired session',
  },
  {
    name: 'a session opens only while its proof holds',
    file: 'db/accounts/sessions.ts',
    find: 'and(eq(users.id, userId), isUsable(), proofHolds(directory, proof))',
    replace: 'and(eq(users.id, userId), isUsable())',
    tests: [ACCOUNT],
  },
  {
    name: 'a session opens only for an account that can be used',
    file: 'db/accounts/sessions.ts',
    find: 'and(eq(users.id, userId), isUsable(), proofHolds(directory, proof))',
    replace: 'and(eq(users.id, userId), proofHolds(directory, proof))',
    tests: [ACCOUNT],
  },
  {
    name: 'only a session of one’s own can be ended',
    file: 'db/accounts/sessions.ts',
    find: 'eq(sessions.userId, userId),\n        eq(sql`substr(',
    replace: 'eq(sql`substr(',
    tests: [ACCOUNT],
  },
  {
    name: 'the last way to sign in stays',
    file: 'db/accounts/linked-accounts.ts',
    find: ', or(another, password)',
    tests: [ACCOUNT],
  },
  {
    name: 'the only admin can not be deleted',
    file: 'db/accounts/closed-accounts.ts',
    find: ', hasOtherAdmin(directory)',
    tests: [ACCOUNT],
  },
  {
    name: 'the only admin can not be disabled',
    file: 'db/accounts/user-administration.ts',
    find: ', hasOtherAdmin(directory)',
    tests: [ACCOUNT],
  },
  {
    name: 'deleting an account asks for the password',
    file: 'workers/services/account/close-account.ts',
    find: 'await confirmOwner(ctx, password)',
    tests: [ACCOUNT],
  },
  {
    name: 'a first password asks for a session that has just begun',
    file: 'workers/services/account/set-password.ts',
    find: '  requireFreshSession(ctx)\n',
    tests: [ACCOUNT],
  },
  {
    name: 'connecting a provider asks for the password',
    file: 'workers/api/oauth.ts',
    find: 'await confirmOwner(c.var.ctx, await passwordField(c))',
    tests: ['workers/api/oauth.workers.test.ts'],
  },
  {
    name: 'an offline copy belongs to no user',
    file: 'workers/render-pages.ts',
    find: '{ ...c.var.ctx, user: null, db: noRecordsDb, sessionTokenHash: null }',
    replace: 'c.var.ctx',
    tests: [MATRIX],
    only: 'offline',
  },

  // The words that services and routes ask with.
  {
    name: 'requireSignedIn',
    file: 'workers/context.server.ts',
    find: "if (!ctx.user) throw new AppError('unauthenticated', 'Please sign in')",
    replace: 'if (!ctx.user) return { id: 0 } as User',
    tests: [MATRIX],
    only: 'GET /user',
  },
  {
    name: 'requireUser: the pending password',
    file: 'workers/context.server.ts',
    find: 'if (user.mustChangePassword)',
    replace: 'if (false)',
    tests: [MATRIX],
    only: 'GET /saved-lineups',
  },
  {
    name: 'requireAdmin: the guard’s word',
    file: 'workers/context.server.ts',
    find: "if (ctx.adminRefusal !== null) throw new AppError('forbidden', ctx.adminRefusal)",
    ...SERVICES,
  },

  // Rows of the access table: each audience taken for the next wider one.
  .../** @type {[string, 'admin' | 'settled' | 'signed_in'][]} */ ([
    ['GET /user', 'signed_in'],
    ['POST /change-password', 'signed_in'],
    ['POST /oauth/:provider/link', 'settled'],
    ['GET /csv-history/:gameMode', 'settled'],
    ['POST /optimize', 'settled'],
    ['POST /ai-insights', 'settled'],
    ['GET /saved-lineups/:id', 'settled'],
    ['POST /contest/upload', 'settled'],
    ['GET /contest/:id', 'settled'],
    ['POST /historical/upload', 'settled'],
    ['GET /export/:file', 'settled'],
    ['POST /import', 'settled'],
    ['GET /users', 'admin'],
  ]).map(([route, who]) => ofRow(route, who)),
  {
    name: 'the access table: who may call',
    file: 'workers/api/mount.ts',
    find: 'REQUIRE[who](c.var.ctx)',
    tests: [MATRIX],
    // Its body is checked before its service asks who is calling.
    only: 'POST /optimize',
  },
  {
    name: 'the access table: how often',
    file: 'workers/api/mount.ts',
    find: 'await spendRequest(c.var.ctx, limit)',
    tests: [MATRIX],
    only: 'counts requests per user',
  },
  {
    name: 'the access table: how much',
    file: 'workers/api/mount.ts',
    find: 'checks.push(admitBody(body))',
    tests: [MATRIX],
    only: 'enforces the body limit',
  },

  // Services, whatever door leads to them. (`lineups/update-result` asks twice, the second time by `get-lineup`.)
  ofService('workers/services/auth/change-password.ts', 'requireSignedIn(ctx)', '(ctx.user ?? { id: 0 })'),
  ofService('workers/services/account/get-account.ts', 'requireUser(ctx)', '(ctx.user ?? { id: 0 })'),
  ofService('workers/services/contests/get-contest.ts', takesUser.find, takesUser.replace),
  ofService('workers/services/contests/require-contest.ts', takesUser.find, takesUser.replace),
  ofService(
    'workers/services/contests/list-contests.ts',
    'requireUser(ctx)',
    '(ctx.user ?? ({ id: 0 } as never))',
  ),
  ofService('workers/services/contests/upload-contest.ts', takesUser.find, takesUser.replace),
  ofService('workers/services/dashboard/get-dashboard.ts', 'requireUser(ctx)', '(ctx.user ?? { id: 0 })'),
  ofService('workers/services/history/history-analytics.ts', 'requireUser(ctx)', '(ctx.user ?? { id: 0 })'),
  ofService('workers/services/history/import-history.ts', 'requireUser(ctx)', '(ctx.user ?? { id: 0 })'),
  ofService('workers/services/history/continue-entries.ts', takesUser.find, takesUser.replace),
  ofService('workers/services/history/get-history-page.ts', 'requireUser(ctx)', '(ctx.user ?? { id: 0 })'),
  ofService('workers/services/history/list-entries.ts', 'requireUser(ctx)', '(ctx.user ?? { id: 0 })'),
  ofService('workers/services/insights/ask-question.ts', 'requireUser(ctx)', '(ctx.user ?? { id: 0 })'),
  ofService('workers/services/insights/lineup-story.ts', 'requireUser(ctx)'),
  ofService('workers/services/insights/stack-insights.ts', 'requireUser(ctx)'),
  ofService('workers/services/jobs/list-jobs.ts', 'requireAdmin(ctx)'),
  ofService('workers/services/jobs/retry-job.ts', 'requireAdmin(ctx)'),
  ofService('workers/services/lineups/finalize-lineup.ts', takesUser.find, takesUser.replace),
  ofService('workers/services/lineups/get-lineup.ts', takesUser.find, takesUser.replace),
  ofService('workers/services/lineups/list-lineups.ts', takesUser.find, takesUser.replace),
  ofService('workers/services/lineups/page-of-lineups.ts', 'requireUser(ctx)', '(ctx.user ?? { id: 0 })'),
  ofService('workers/services/lineups/save-lineup.ts', 'requireUser(ctx)', '(ctx.user ?? { id: 0 })'),
  ofService(
    'workers/services/optimize/enrich-players.ts',
    'const { id: userId } = requireUser(ctx)',
    'const { id: userId } = ctx.user ?? { id: 0 }',
  ),
  ofService('workers/services/optimize/optimize-lineup.ts', 'requireUser(ctx)'),
  ofService('workers/services/slates/save-slate.ts', takesUser.find, takesUser.replace),
  ofService('workers/services/transfer/export-lineups.ts', 'requireUser(ctx)', '(ctx.user ?? { id: 0 })'),
  ofService('workers/services/transfer/import-records.ts', 'requireUser(ctx)', '(ctx.user ?? { id: 0 })'),
  ofService('workers/services/users/create-user.ts', 'requireAdmin(ctx)', '(ctx.user ?? { id: 0 })'),
  ofService('workers/services/users/list-users.ts', 'requireAdmin(ctx)'),
  ofService('workers/services/users/reset-password.ts', 'requireAdmin(ctx)', '(ctx.user ?? { id: 0 })'),
  {
    name: 'an account is linked by its owner alone',
    file: 'workers/services/auth/link-identity.ts',
    find: "if (ctx.user?.id !== askedBy) return err('expired')",
    tests: ['workers/api/oauth.workers.test.ts'],
  },
  {
    name: 'the way back is looked at only with the state it left with',
    file: 'workers/api/oauth.ts',
    find: " || flow.state !== c.req.query('state')",
    tests: ['workers/api/oauth.workers.test.ts'],
  },
  {
    name: 'a temporary password runs out',
    file: 'workers/services/auth/check-password.ts',
    find: ' && !hasExpired(account, ctx.now)',
    tests: ['workers/api/users.workers.test.ts'],
  },
  {
    name: 'an unknown name costs a hash',
    file: 'workers/security/password.ts',
    find: '  hashWith(engine, password)\n',
    tests: ['workers/services/auth/check-password.workers.test.ts'],
  },
  {
    name: 'a reset ends every session',
    file: 'db/accounts/user-administration.ts',
    find: 'directory.delete(sessions).where(eq(sessions.userId, userId))',
    replace: 'directory.delete(sessions).where(eq(sessions.userId, -userId))',
    tests: ['workers/api/users.workers.test.ts'],
  },
  {
    name: 'a new password ends the other sessions',
    file: 'db/accounts/users.ts',
    find: 'directory.delete(sessions).where(and(eq(sessions.userId, userId), exists(changed)))',
    replace: 'directory.delete(sessions).where(and(eq(sessions.userId, -userId), exists(changed)))',
    tests: ['workers/api/passwords.workers.test.ts'],
    only: 'ends every other session',
  },

  // Limits.
  {
    name: 'beyond the limits a known browser opens only the account that it is known to',
    file: 'db/accounts/sessions.ts',
    find: 'and(eq(knownDevices.tokenHash, tokenHash), eq(knownDevices.userId, userId))',
    replace: 'eq(knownDevices.tokenHash, tokenHash)',
    tests: ['workers/api/limits.workers.test.ts'],
  },
  .../** @type {[string, string, string][]} */ ([
    ['signing in', 'login-tries', 'await spendTries(ctx, tries)'],
    ['signing in by a known browser', 'login-tries', 'await spendTries(ctx, byDevice)'],
    [
      'registering',
      'register',
      "await spendTries(ctx, triesFrom(ctx.address, ['registerFromAddress', 'registerFromNetwork']))",
    ],
    ['asking for a password again', 'confirm-owner', 'await spendTries(ctx, spent)'],
  ]).map(([what, file, find]) => ({
    name: `a limit on ${what}`,
    file: `workers/services/auth/${file}.ts`,
    find,
    tests: ['workers/api/limits.workers.test.ts'],
  })),

  .../** @type {[string, string, string, string, string][]} */ ([
    ['uploads', 'upload', 'POST /import', '60 uploads an hour', 'workers/api/limits.workers.test.ts'],
    [
      'asking the analyst',
      'ai',
      'POST /ai-insights',
      'twenty requests a minute',
      'workers/api/insights.workers.test.ts',
    ],
  ]).map(([what, limit, route, only, test]) => ({
    name: `a limit on ${what}`,
    file: 'workers/access-table.ts',
    find: `${startOf(route)}['settled',   '${limit}'`,
    replace: `${startOf(route)}['settled',   'none'`,
    tests: [test],
    only,
  })),

  // Queries.
  ofOwner(
    'lineups, list',
    'db/lineups/saved-lineups.ts',
    '.where(eq(savedLineups.userId, userId))',
    '',
    'GET /saved-lineups',
  ),
  ofOwner(
    'lineups, one',
    'db/lineups/saved-lineups.ts',
    'return and(eq(savedLineups.id, lineupId), eq(savedLineups.userId, userId))',
    'return eq(savedLineups.id, lineupId)',
    '/saved-lineups',
  ),
  {
    name: 'lineups: finalized ones stay',
    file: 'db/lineups/saved-lineups.ts',
    find: 'and(isMine(owned), eq(savedLineups.finalized, false))',
    replace: 'isMine(owned)',
    tests: ['workers/api/saved-lineups.workers.test.ts'],
  },
  ofOwner(
    'lineups, idempotency key',
    'db/lineups/saved-lineups.ts',
    'and(eq(savedLineups.userId, userId), eq(savedLineups.idempotencyKey, idempotencyKey))',
    'eq(savedLineups.idempotencyKey, idempotencyKey)',
    'idempotency key',
  ),
  ofOwner(
    'lineups, export',
    'db/lineups/lineup-transfer.ts',
    'and(eq(savedLineups.userId, userId), gt(savedLineups.id, after))',
    'gt(savedLineups.id, after)',
    undefined,
    'workers/api/transfer.workers.test.ts',
  ),
  ofOwner(
    'slates, list',
    'db/slates/slates.ts',
    `    .select(listColumns)
    .from(games)
    .where(and(eq(games.userId, userId), eq(`,
    `    .select(listColumns)
    .from(games)
    .where(and(eq(`,
    'GET /csv-history/:gameMode',
  ),
  ofOwner(
    'slates, one',
    'db/slates/slates.ts',
    '    eq(games.id, slateId),\n    eq(games.userId, userId),\n',
    '    eq(games.id, slateId),\n',
    'GET /csv-history/:gameMode/:id',
  ),
  ofOwner(
    'slates, one to link',
    'db/slates/slates.ts',
    'and(eq(games.id, slateId), eq(games.userId, userId))',
    'eq(games.id, slateId)',
    undefined,
    'workers/api/saved-lineups.workers.test.ts',
  ),
  ofOwner(
    'history, entries',
    'db/history/history.ts',
    '      .where(eq(entries.userId, userId))\n      .orderBy(desc(entries.contestDate)',
    '      .orderBy(desc(entries.contestDate)',
    'GET /historical/entries',
  ),
  ofOwner(
    'history, sums',
    'db/history/history-totals.ts',
    'const mine = eq(entries.userId, userId)',
    'const mine = sql`true`',
    'totals cover only the own',
  ),
  ofOwner(
    'history, kept sums',
    'db/history/history-analytics.ts',
    `historyAnalytics.analytics })
    .from(historyAnalytics)
    .where(eq(historyAnalytics.userId, userId))`,
    `historyAnalytics.analytics })
    .from(historyAnalytics)`,
    'GET /historical/analytics',
  ),
  ofOwner(
    'history, export',
    'db/history/history.ts',
    'and(eq(entries.userId, userId), gt(id, after), ofSport)',
    'and(gt(id, after), ofSport)',
    'GET /export/:file',
  ),
  ofOwner(
    'contests, list',
    'db/contests/contests.ts',
    '    .where(eq(contests.userId, userId))\n',
    '',
    'GET /contest',
  ),
  ofOwner(
    'contests, one',
    'db/contests/contests.ts',
    'return and(eq(contests.id, contestId), eq(contests.userId, userId))',
    'return eq(contests.id, contestId)',
    '/contest/:id',
  ),
  ofOwner(
    'contests, the same file',
    'db/contests/contests.ts',
    'and(eq(contests.userId, userId), eq(contests.fileHash, fileHash))',
    'eq(contests.fileHash, fileHash)',
    'GET /contest',
  ),
  ofOwner(
    'result offers, lineups',
    'db/lineups/result-offers.ts',
    '        eq(savedLineups.userId, userId),\n',
    '',
    undefined,
    OFFERS,
  ),
  ofOwner(
    'result offers, history',
    'db/lineups/result-offers.ts',
    '        eq(historicalEntries.userId, savedLineups.userId),\n',
    '',
    undefined,
    OFFERS,
  ),
  ofOwner(
    'learned ownership',
    'db/learning/learned-shares.ts',
    'l.user_id = ${userId} and c.user_id = ${userId} and ',
    '',
    'own contests',
  ),
  ofOwner(
    'kept enrichments',
    'db/slates/enrichment-cache.ts',
    '        eq(enrichmentCache.userId, userId),\n',
    '',
    undefined,
    'workers/api/enrich-players.workers.test.ts',
  ),
  ofOwner(
    'connected accounts',
    'db/accounts/linked-accounts.ts',
    '.where(eq(linkedAccounts.userId, userId))',
    '',
    'linked providers',
  ),

  // Pages.
  {
    name: 'pages: a session',
    file: 'app/page-access.ts',
    find: "  if (user === null) throw redirect('/auth')\n",
    replace: '  if (user === null) return\n',
    ...PAGES,
  },
  {
    name: 'pages: the pending password',
    file: 'app/page-access.ts',
    find: "  if (user.mustChangePassword && who !== 'signed_in') throw redirect('/')\n",
    ...PAGES,
  },
  {
    name: 'pages: users are for admins',
    file: 'app/routes/users/route.tsx',
    find: '  if (ctx.adminRefusal !== null) return data({ refusal: ctx.adminRefusal, users: [] }, { status: 403 })\n',
    ...PAGES,
  },
  {
    name: 'pages: previous slates are the owner’s',
    file: 'db/slates/slates.ts',
    find: `    .select(listColumns)
    .from(games)
    .where(and(eq(games.userId, userId), eq(`,
    replace: `    .select(listColumns)
    .from(games)
    .where(and(eq(`,
    ...PAGES,
  },
  {
    name: 'pages: nothing but Home behind the forced dialog',
    file: 'app/routes/app-shell/route.tsx',
    find: '{user?.mustChangePassword ? <ChangePasswordDialog /> : null}',
    tests: ['e2e/accounts.spec.ts'],
    only: 'the first admin',
  },
]
