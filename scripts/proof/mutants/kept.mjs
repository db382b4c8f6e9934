/** @import { Mistake } from '../../lib/mutants/mistakes.mjs' */

/** An edit: the words for what would be wrong, the code, which stands once in its file, and what it becomes. White space may differ. */
/** @typedef {[what: string, code: string, wrong: string]} Edit */

/**
 * Mistakes that no operator makes, kept by hand because they would hurt a user most: a wrong best lineup that is called
 * proved, money counted twice, a choice that is lost, what is another's.
 * @type {Record<string, Edit[]>}
 */
export const KEPT = {
  'app/core/players/points.ts': [
    ['questionable players count in full', 'Questionable: 0.9', 'Questionable: 1'],
    [
      'the average counts although there is a projection',
      'player.projectedPoints ?? player.fppg',
      'player.fppg',
    ],
  ],
  'app/core/objective/objective.ts': [
    [
      'opponents in a pool of two teams are told by their rows alone',
      'const hasTwoTeams = new Set(rows.flatMap((row) => row.team ?? [])).size === 2',
      'const hasTwoTeams = false',
    ],
  ],
  'optimizer-wasm/candidates.ts': [['a person who is Out may play', 'isOut(row) ||', '']],
  'optimizer-wasm/problem.ts': [
    ['kept players cost nothing', '- sum(keptItems.map((index) => cents[index]!))', ''],
    ['of equals the one that spends less is taken', '(hasRoom ? salary : 0)', '(hasRoom ? -salary : 0)'],
  ],
  'optimizer-wasm/optimizer.ts': [
    ['a search that was broken off is called optimal', 'optimal: gap === 0,', 'optimal: true,'],
  ],
  'app/core/rules/judging/obeys-rule.ts': [
    [
      'the captain’s points count once',
      'countedPoints(row) * pointsMultiplier(format, slot)',
      'countedPoints(row)',
    ],
  ],
  'optimizer-wasm/rules/sum-limit.ts': [
    ['a rule that only a few lineups break is dropped', 'return lowest < least', 'return lowest < least - 1'],
  ],
  'optimizer-wasm/sequence/demand.ts': [
    ['a captain may come again', 'for (const row of captainRowsOf(usedCaptains, facts)) closed.add(row)', ''],
  ],
  'app/core/slate/cells.ts': [['a player on injured reserve is healthy', "'IR', 'IR-R',", '']],
  'app/core/slate/games.ts': [
    ['two teams alone do not play each other', 'otherOfTwo(teamCodes, row.team),', 'null,'],
  ],
  'app/core/slate/columns.ts': [
    [
      'a roster position is a position',
      "position: { accepts: ['POSITION', 'POS'], never: /\\bROSTER|\\bRANK\\b/ }",
      "position: { accepts: ['POSITION', 'POS'] }",
    ],
  ],
  'app/core/slate/one-row-a-role.ts': [
    [
      'the cheaper row is the captain',
      '(a.salary ?? 0) - (b.salary ?? 0)',
      '(b.salary ?? 0) - (a.salary ?? 0)',
    ],
  ],
  'app/core/players/player.ts': [
    [
      'namesakes of two teams are one person',
      "`${player.basePlayerId}@${player.team ?? ''}`",
      '`${player.basePlayerId}`',
    ],
  ],
  'app/core/contest/slate-prices.ts': [
    [
      'a captain row that lists the flex price is taken at its word',
      'displaySalary(captain, format)',
      'captain.salary',
    ],
  ],
  'app/core/contest/slate-fit.ts': [['prices prove nothing', "? 'other_prices' : null", '? null : null']],
  'app/core/payouts/winnings.ts': [
    ['cents that do not divide are lost', 'spareCents: pot % count', 'spareCents: 0'],
  ],
  'optimizer-wasm/field/fit-field.ts': [
    ['spread has the whole ownership', 'restTarget(own, chalk, weight)', 'own'],
  ],
  'optimizer-wasm/sim/assembly/grid.ts': [
    [
      'scores that end a tier of prizes are paid alike',
      '<f64>(above + here + own) <= end',
      '<f64>(above + here) <= end',
    ],
  ],
  'optimizer-wasm/sim/assembly/tally.ts': [
    [
      'copies of an opponent are paid once',
      'const entries = f64x2.splat(<f64>load<i32>(copies + 4 * <usize>i))',
      'const entries = f64x2.splat(1)',
    ],
  ],
  'optimizer-wasm/portfolio/portfolio-from.ts': [
    ['the opponents of the choice judge it', 'judgeSets(judging, request', 'judgeSets(source, request'],
  ],
  'optimizer-wasm/portfolio/several-contests.ts': [
    [
      'the cheapest contest chooses first',
      'contests[b]!.contest.feeCents - contests[a]!.contest.feeCents',
      'contests[a]!.contest.feeCents - contests[b]!.contest.feeCents',
    ],
  ],
  'app/core/totals/account-totals.ts': [
    ['an imported entry of a set counts twice', 'set.settled - set.imported', 'set.settled'],
    [
      'the day is that of Greenwich',
      'easternDate(new Date(createdAt))',
      'new Date(createdAt).toISOString().slice(0, 10)',
    ],
  ],
  'app/core/totals/lineup-parts.ts': [
    [
      'imported winnings count twice',
      'winningsTotalCents - lineup.importedWinningsCents',
      'winningsTotalCents',
    ],
  ],
  'app/core/ownership/learned.ts': [
    ['what one contest taught replaces the model', 'MODEL_GAMES = 2', 'MODEL_GAMES = 0'],
  ],
  'app/core/analysis/model-texts/unsupported.ts': [
    ['a figure may be about anyone', 'fact.about.some((name) => about.includes(name))', 'true'],
  ],
  'app/core/questions/reading/people-named.ts': [
    ['any namesake is chosen', 'expectedPoints(b.row) - expectedPoints(a.row)) const', '0)\n  const'],
  ],
  'app/core/questions/answers/chances.ts': [
    ['an old simulation is shown as new', 'isStale ?', 'isStale && games < 0 ?'],
  ],
  'app/routes/optimizer/state/lineup-run.ts': [
    [
      'the answer brings the figures of its question',
      '...withLineup(state, refreshPlayers(lineup, state.playerPool)), proof',
      '...withLineup(state, lineup),\n    proof',
    ],
  ],
  'app/routes/optimizer/state/document.ts': [
    ['a reload during a run loses the lineup', 'builtLineup(state).slots', 'state.lineup.slots'],
  ],
  'app/routes/optimizer/builder/save-form.ts': [
    [
      'ownership is saved as leverage',
      'leverage_score: player.leverageScore',
      'leverage_score: player.ownershipPct',
    ],
  ],
  'app/lib/outbox/queue.ts': [['the newest is sent first', 'a.savedAt - b.savedAt', 'b.savedAt - a.savedAt']],
  'app/lib/outbox/answer-of.ts': [['another user’s session refuses', 'status === 403', 'status === 402']],
  'db/jobs.ts': [['the file of an upload goes after an hour', '24 * HOUR_MS', 'HOUR_MS']],
  'workers/services/transfer/import-records.ts': [
    [
      'a finalized lineup arrives open',
      'lineup: { ...record, finalized, createdAt',
      'lineup: { ...record, finalized: false, createdAt',
    ],
  ],
  'workers/services/optimize/enrich-players.ts': [
    [
      "another opponent's findings come from the cache",
      'const question = [name, actualPosition, team, opponent, gameInfo,',
      'const question = [name, actualPosition, team,',
    ],
  ],
  'workers/app.ts': [
    ['adminGuard in front of all', 'identify, adminGuard)', 'identify)'],
    ['sameOriginOnly in front of all', ', sameOriginOnly)', ')'],
  ],
  'workers/render-pages.ts': [
    [
      'an offline copy belongs to no user',
      '{ ...c.var.ctx, user: null, db: noRecordsDb, sessionTokenHash: null }',
      'c.var.ctx',
    ],
  ],
  'db/accounts/user-administration.ts': [
    [
      'a reset ends every session',
      'directory.delete(sessions).where(eq(sessions.userId, userId))',
      'directory.delete(sessions).where(eq(sessions.userId, -userId))',
    ],
  ],
  'db/learning/learned-shares.ts': [
    ["learned ownership: only the owner's", 'l.user_id = ${userId} and c.user_id = ${userId} and', ''],
  ],
}

/**
 * Finds the mistake in the source. Throws unless its code stands there exactly once.
 * @param {string} source
 * @param {Edit} edit
 * @returns {Mistake}
 */
export function mistakeOf(source, [what, code, wrong]) {
  const words = code.split(' ').map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  const places = [...source.matchAll(new RegExp(words.join('\\s+'), 'g'))]
  const [place] = places
  if (!place || places.length > 1) throw new Error(`${what}: ${places.length} places of ${code}`)
  return { start: place.index, end: place.index + place[0].length, text: wrong, what }
}
