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
      'the covariance of a pair counts once',
      '2 * VARIANCE_WEIGHT * correlation',
      'VARIANCE_WEIGHT * correlation',
    ],
    [
      'opponents in a pool of two teams are told by their rows alone',
      'const hasTwoTeams = new Set(rows.flatMap((row) => row.team ?? [])).size === 2',
      'const hasTwoTeams = false',
    ],
  ],
  'app/core/objective/correlation.ts': [
    [
      'players without a team are teammates',
      "if (a.team === null || b.team === null) return 'strangers'",
      '',
    ],
  ],
  'optimizer-wasm/assembly/items.ts': [
    [
      'items are dominated without regard to the two-team rule',
      'count >= needed && teammates >= lineupsWanted',
      'count >= needed',
    ],
  ],
  'optimizer-wasm/assembly/search.ts': [
    [
      'a lineup of one team is offered',
      'if (state === 0) offer(value, leader) return',
      'offer(value, leader)\n      return',
    ],
  ],
  'optimizer-wasm/assembly/sink.ts': [
    [
      'of equal lineups the last of the pool wins',
      'if (itemA !== itemB) return itemA < itemB',
      'if (itemA !== itemB) return itemA > itemB',
    ],
  ],
  'optimizer-wasm/candidates.ts': [
    ['an excluded person stays with the other row', '(excluded.has(row.id) && !isCaptainRow(row))', 'false'],
    ['a person who is Out may play', 'isOut(row) ||', ''],
  ],
  'optimizer-wasm/problem.ts': [
    ['kept players cost nothing', '- sum(keptItems.map((index) => cents[index]!))', ''],
    ['of equals the one that spends less is taken', '(hasRoom ? salary : 0)', '(hasRoom ? -salary : 0)'],
  ],
  'optimizer-wasm/optimizer.ts': [
    ['a search that was broken off is called optimal', 'optimal: gap === 0,', 'optimal: true,'],
    [
      'a lineup over the budget is given',
      'if (!cheapest || cheapest.cost > request.budget) return { best: null, steps }',
      'if (!cheapest) return { best: null, steps }',
    ],
  ],
  'app/core/rules/judging/lineups-of-share.ts': [
    [
      'a small maximum closes the player',
      'Math.max(1, Math.floor((pct * lineups) / 100 + ROUNDING))',
      'Math.floor((pct * lineups) / 100 + ROUNDING)',
    ],
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
  'optimizer-wasm/rules/asked-limits.ts': [
    [
      'captain swaps count beyond one player',
      'apart.players === 1 && apart.captainSwapCounts',
      'apart.captainSwapCounts',
    ],
  ],
  'optimizer-wasm/sequence/demand.ts': [
    ['a captain may come again', 'for (const row of captainRowsOf(usedCaptains, facts)) closed.add(row)', ''],
  ],
  'optimizer-wasm/rules/price-of-rule.ts': [
    [
      'lineups that only one of the builds has count in the mean',
      'points.sort((a, b) => b - a).slice(0, count)',
      'points.sort((a, b) => b - a)',
    ],
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
    ['one pair of many makes captains', 'captains.size * 2 < pairs.length', 'false'],
  ],
  'app/core/slate/table.ts': [
    ['entries without players lack columns', '!isOfPlayers && rows.some(', 'false && rows.some('],
  ],
  'app/core/time/game-time.ts': [
    [
      'a time that comes twice is the second one',
      'later ? shown.at(-1) : shown[0]',
      'later ? shown[0] : shown.at(-1)',
    ],
  ],
  'app/core/lineups/lineup-rules.ts': [
    [
      'five players of one team are a lineup of one team',
      'players.length === lineup.format.rosterSlots.length && ',
      '',
    ],
  ],
  'app/core/players/player.ts': [
    [
      'namesakes of two teams are one person',
      "`${player.basePlayerId}@${player.team ?? ''}`",
      '`${player.basePlayerId}`',
    ],
  ],
  'app/core/files/spreadsheet-csv.ts': [
    ['a formula is written as it is', "FORMULA_START.test(text) ? `'${text}` : text", 'text'],
  ],
  'app/core/contest/analytics.ts': [
    [
      'points are averaged over lineups, not entries',
      '/ field.entries / 1000',
      '/ averages.filter((average) => !Number.isNaN(average)).length / 1000',
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
    [
      'the tied share the first of their prizes',
      'paidUpTo(tiers, above + count) - paidUpTo(tiers, above)',
      'paidUpTo(tiers, above + 1) - paidUpTo(tiers, above)',
    ],
    ['cents that do not divide are lost', 'spareCents: pot % count', 'spareCents: 0'],
  ],
  'optimizer-wasm/field/lineup-graph.ts': [
    [
      'lineups of one team or game are let through',
      'return open !== shapesLeft.complete && later.hasOther(side)',
      'return true',
    ],
    [
      'the second game may not be of a later kind',
      'if (side === LEAVING) return next !== undefined && !next.isGathering && next.side === stop.side',
      'if (side === LEAVING) return false',
    ],
  ],
  'optimizer-wasm/field/assembly/draw.ts': [
    ['all entries are of every crowd', 'if (crowd < from || crowd >= to) continue', ''],
  ],
  'optimizer-wasm/field/fit-field.ts': [
    ['spread has the whole ownership', 'restTarget(own, chalk, weight)', 'own'],
  ],
  'optimizer-wasm/field/probabilities.ts': [
    ['a lineup of one team or game has a chance', '|| isOneSide ||', '||'],
  ],
  'optimizer-wasm/sim/assembly/grid.ts': [
    [
      'scores that end a tier of prizes are paid alike',
      '<f64>(above + here + own) <= end',
      '<f64>(above + here) <= end',
    ],
    [
      'a tie is paid its best place',
      'if (last <= tierEnd(tier)) return tierPrize(tier)',
      'if (tied > 0) return tierPrize(tier)',
    ],
  ],
  'optimizer-wasm/sim/assembly/tally.ts': [
    [
      'copies of an opponent are paid once',
      'const entries = f64x2.splat(<f64>load<i32>(copies + 4 * <usize>i))',
      'const entries = f64x2.splat(1)',
    ],
  ],
  'optimizer-wasm/sim/paired-differences.ts': [
    ['half an error apart is different', 'const ERRORS_APART = 2', 'const ERRORS_APART = 0.5'],
  ],
  'optimizer-wasm/portfolio/money-gains.ts': [
    [
      'an entry takes nothing from those below it',
      'let cents = paid(better, level + 1) - lossBelow',
      'let cents = paid(better, level + 1)',
    ],
  ],
  'optimizer-wasm/portfolio/portfolio-from.ts': [
    ['the opponents of the choice judge it', 'judgeSets(judging, request', 'judgeSets(source, request'],
  ],
  'optimizer-wasm/portfolio/set-outcome.ts': [
    [
      'own entries do not move each other down',
      'above[level]! + better, tied[level]! + own)',
      'above[level]!, tied[level]! + own)',
    ],
  ],
  'app/core/games/choice-gain.ts': [
    ['one error apart is a difference', 'Math.abs(value) > 2 * error', 'Math.abs(value) > error'],
  ],
  'optimizer-wasm/portfolio/several-contests.ts': [
    [
      'the cheapest contest chooses first',
      'contests[b]!.contest.feeCents - contests[a]!.contest.feeCents',
      'contests[a]!.contest.feeCents - contests[b]!.contest.feeCents',
    ],
  ],
  'optimizer-wasm/portfolio/choose-from-best.ts': [
    ['removed lineups come back', 'findLineup(removedOnes, found, place) < 0', 'true'],
  ],
  'app/core/money/returns.ts': [
    ['winning the fee is a cash', 'profitCents(money) > 0', 'profitCents(money) >= 0'],
  ],
  'app/core/totals/account-totals.ts': [
    ['an imported entry of a set counts twice', 'set.settled - set.imported', 'set.settled'],
    [
      'a pending lineup is a day of losses',
      'own.filter(({ settled }) => settled > 0).map(dayOf)',
      'own.map(dayOf)',
    ],
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
    [
      'unknown names pass',
      'claims.push(...unknownNames(masked, facts, names).map((name) => `name "${name}"`))',
      'unknownNames(masked, facts, names)',
    ],
  ],
  'app/core/questions/reading/people-named.ts': [
    ['any namesake is chosen', 'expectedPoints(b.row) - expectedPoints(a.row)) const', '0)\n  const'],
  ],
  'app/core/questions/answers/chances.ts': [
    ['an old simulation is shown as new', 'isStale ?', 'isStale && games < 0 ?'],
  ],
  'app/routes/optimizer/state/lineup-run.ts': [
    [
      'the answer to an older run is shown',
      'if (run?.request !== request) return state const lineup',
      '  if (!run) return state\n  const lineup',
    ],
    [
      'the answer brings the figures of its question',
      '...withLineup(state, refreshPlayers(lineup, state.playerPool)), proof',
      '...withLineup(state, lineup),\n    proof',
    ],
  ],
  'app/routes/optimizer/state/document.ts': [
    ['a reload during a run loses the lineup', 'builtLineup(state).slots', 'state.lineup.slots'],
    ['people of another slate stay excluded', 'person !== null && people.has(person)', 'person !== null'],
  ],
  'app/routes/optimizer/builder/save-form.ts': [
    [
      'ownership is saved as leverage',
      'leverage_score: player.leverageScore',
      'leverage_score: player.ownershipPct',
    ],
  ],
  'app/lib/outbox/queue.ts': [
    ['the newest is sent first', 'a.savedAt - b.savedAt', 'b.savedAt - a.savedAt'],
    [
      'a change that was tried is undone unsent',
      'earlier.isTried ? [...earlier.before, earlier.fields] : earlier.before',
      'earlier.before',
    ],
  ],
  'app/lib/outbox/answer-of.ts': [
    ['a timeout is a refusal', 'status === 408 || status === 429', 'status === 429'],
    ['another user’s session refuses', 'status === 403', 'status === 402'],
  ],
  'db/jobs.ts': [['the file of an upload goes after an hour', '24 * HOUR_MS', 'HOUR_MS']],
  'workers/services/transfer/import-records.ts': [
    ['what is there already is added again', 'if (read.known.has(contentHash)) return', ''],
    [
      'a finalized lineup arrives open',
      'lineup: { ...record, finalized, createdAt',
      'lineup: { ...record, finalized: false, createdAt',
    ],
  ],
  'workers/services/optimize/enrich-players.ts': [
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
  ],
  'workers/app.ts': [
    ['adminGuard in front of all', 'identify, adminGuard)', 'identify)'],
    ['sameOriginOnly in front of all', ', sameOriginOnly)', ')'],
  ],
  'workers/admin-guard.ts': [
    [
      'admin guard: the role',
      "if (requireUser(c.var.ctx).role !== 'admin') refuse(c, 'no_admin', 'Admins only')",
      'requireUser(c.var.ctx)',
    ],
  ],
  'db/accounts/sessions.ts': [
    [
      'a session must be alive',
      'and(eq(sessions.tokenHash, at.tokenHash), gt(sessions.expiresAt, at.now), isUsable())',
      'and(eq(sessions.tokenHash, at.tokenHash), isUsable())',
    ],
    [
      'a session opens only while its proof holds',
      'and(eq(users.id, userId), isUsable(), proofHolds(directory, proof))',
      'and(eq(users.id, userId), isUsable())',
    ],
  ],
  'db/accounts/linked-accounts.ts': [['the last way to sign in stays', ', or(another, password)', '']],
  'db/accounts/closed-accounts.ts': [['the only admin can not be deleted', ', hasOtherAdmin(directory)', '']],
  'workers/services/account/close-account.ts': [
    ['deleting an account asks for the password', 'await confirmOwner(ctx, password)', ''],
  ],
  'workers/render-pages.ts': [
    [
      'an offline copy belongs to no user',
      '{ ...c.var.ctx, user: null, db: noRecordsDb, sessionTokenHash: null }',
      'c.var.ctx',
    ],
  ],
  'workers/api/mount.ts': [['the access table: who may call', 'REQUIRE[who](c.var.ctx)', '']],
  'workers/api/oauth.ts': [
    [
      'the way back is looked at only with the state it left with',
      "|| flow.state !== c.req.query('state')",
      '',
    ],
  ],
  'workers/services/auth/check-password.ts': [
    ['a temporary password runs out', '&& !hasExpired(account, ctx.now)', ''],
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
