import { editsOf } from './edits-of.mjs'

const SESSIONS = ['workers/api/session.workers.test.ts']
const LIMITS = ['workers/api/limits.workers.test.ts']
const QUEUE = ['workers/queue/index.workers.test.ts']
const QUEUE_FAULTS = ['workers/faults/queue.workers.test.ts', ...QUEUE]
const LEARNING = ['workers/services/contests/learn-again.workers.test.ts', ...QUEUE]
const TRANSFER = ['workers/api/transfer.workers.test.ts']
const ENRICHING = ['workers/api/enrich-players.workers.test.ts']
const SEARCHES = ['workers/services/insights/slate-search.workers.test.ts']

/** Sessions, jobs, exports and what is asked of a model. */
export const SERVICE_EDITS = [
  ...editsOf(
    'workers/security/session-token.ts',
    ['workers/security/session-token.test.ts'],
    [
      ['a session is prolonged at every request', 'SESSION_LIFETIME_MS / 2', 'SESSION_LIFETIME_MS'],
      [
        'a session lives for ever',
        'Math.min(now + SESSION_LIFETIME_MS, createdAt + LONGEST_SESSION_MS)',
        'now + SESSION_LIFETIME_MS',
      ],
      ['a session may end earlier than it was to', 'until > expiresAt ? until : null', 'until'],
    ],
  ),
  ...editsOf('workers/api/session.ts', SESSIONS, [
    [
      'prolonging overwrites a new cookie',
      'token && prolonged && !isSessionSet(c.req.url, c.res)',
      'token && prolonged',
    ],
    [
      'the cookie is not prolonged with the record',
      'sessionCookie(c.req.url, token, prolonged - ctx.now)',
      'sessionCookie(c.req.url, token, 0)',
    ],
    [
      'the record is not prolonged with the cookie',
      '{ tokenHash, lastSeenAt: ctx.now, expiresAt }',
      '{ tokenHash, lastSeenAt: ctx.now, expiresAt: null }',
    ],
  ]),
  ...editsOf('workers/services/auth/login.ts', LIMITS, [
    ['a sign-in that succeeds counts as a try', '  await refundLoginTries(ctx, tries)\n', ''],
  ]),
  ...editsOf('db/jobs.ts', QUEUE, [
    ['the file of an upload goes after an hour', '24 * HOUR_MS', 'HOUR_MS'],
    ['the sweep sends what is not overdue', 'lte(jobs.dueAt, now)', 'lte(jobs.dueAt, now + 25 * HOUR_MS)'],
    [
      'the sweep sends what is done',
      "and(eq(jobs.status, 'waiting'), lte(jobs.dueAt, now))",
      'lte(jobs.dueAt, now)',
    ],
    ['users take no turns', 'waiting.user_id <> mine.user_id', 'waiting.user_id = -1'],
  ]),
  ...editsOf('db/jobs.ts', LEARNING, [
    [
      'a job that was asked for again is done',
      'and(eq(jobs.id, job.id), eq(jobs.requests, job.requests))',
      'eq(jobs.id, job.id)',
    ],
    ['a job that waits is sent again', 'isNew: job!.requests === 1', 'isNew: job!.requests >= 1'],
  ]),
  ...editsOf('workers/services/jobs/run-job.ts', QUEUE, [
    [
      'a file that a contest uses is removed',
      'fileKey !== null && !(await isFileInUse(ctx.db, fileKey))',
      'fileKey !== null',
    ],
    ['the removal of a file is never done', '  await finishJob(ctx.db, { job, now: ctx.now })\n', ''],
  ]),
  ...editsOf('workers/services/contests/learn-from-contest.ts', QUEUE_FAULTS, [
    [
      'other standings than those uploaded are learned from',
      "if (fileHash !== contest.fileHash) throw new Error('the stored standings differ from the uploaded ones')",
      '',
    ],
  ]),
  ...editsOf(
    'workers/services/transfer/pieces.ts',
    ['workers/services/transfer/pieces.test.ts'],
    [
      [
        'an export ends after its first piece',
        'if (piece.length < atOnce) return',
        'if (piece.length <= atOnce) return',
      ],
      ['pieces follow on each other without a comma', "    separator = ',\\n'\n", ''],
      ['the second piece begins anew', 'after = idOf(piece.at(-1)!)', 'after += 1'],
      ['an empty piece is told', 'if (piece.length > 0) yield piece', 'yield piece'],
    ],
  ),
  ...editsOf('workers/services/transfer/import-records.ts', TRANSFER, [
    ['what is there already is added again', '  if (lineups.known.has(contentHash)) return\n', ''],
    [
      'a finalized lineup arrives open',
      'lineup: { ...record, finalized, createdAt',
      'lineup: { ...record, finalized: false, createdAt',
    ],
  ]),
  ...editsOf('workers/services/optimize/enrich-players.ts', ENRICHING, [
    [
      'a model lifts an injury',
      "player.injuryStatus === 'Healthy' ? (injuryStatus ?? 'Healthy') : player.injuryStatus",
      "injuryStatus ?? 'Healthy'",
    ],
    [
      "another opponent's findings come from the cache",
      'const question = [name, actualPosition, team, opponent, gameInfo,',
      'const question = [name, actualPosition, team,',
    ],
    [
      'findings without a search are those of a search',
      'gameInfo, enableWebSearch, analyst?.model]',
      'gameInfo, analyst?.model]',
    ],
    [
      'who was asked about in vain gets other figures',
      'return asked.has(key) ? player : derived[i]!',
      'return derived[i]!',
    ],
    [
      'findings of one person go to another',
      'byKey.get(key)\n    if (finding)',
      'findings[0]\n    if (finding)',
    ],
    [
      'leverage is that of before',
      'leverageScore: leverageScore(shareOfRow(deserved, derived), ownershipPct)',
      'leverageScore: derived.leverageScore',
    ],
    [
      'clearCache reads the cache',
      'request.clearCache ? [] : await freshFindings(ctx, hashes)',
      'await freshFindings(ctx, hashes)',
    ],
  ]),
  ...editsOf('workers/services/insights/slate-search.ts', SEARCHES, [
    [
      'a search forgets locks and exclusions',
      '...constrainedTo(kept, playerPool, constraints, without)',
      'keptPlayers: [...kept], excludedIds: []',
    ],
    ['a lineup that breaks a rule is proved', 'if (!obeys) return null\n', ''],
    ['a search that found nothing is no proof', '{ isProved: true, players: null }', '{ isProved: false }'],
    ['a better lineup is no reason against a proof', 'if (own < objective - 1e-9) return null\n', ''],
    ['an incomplete lineup is proved', 'if (!isComplete(lineup)) return null\n', ''],
  ]),
]
