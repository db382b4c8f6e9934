import type { BuildRequest } from '../build-request.ts'
import type { ConflictReport, Relaxation } from '../conflict-report.ts'
import { causesOf, withoutCause } from './causes.ts'
import { findConflicts } from './find-conflicts.ts'
import { relaxationsOf } from './relaxations.ts'
import { changesSentence, conflictSentence, namesIn, reportSentence } from './sentences.ts'
import { type ConflictLimits, type Trials, type TryBuild, trialsOf } from './trials.ts'

/** The rest of the builds tries relaxations. */
const SHARE_FOR_CONFLICTS = 0.5

/**
 * Why the request has fewer lineups than asked for. A set of causes can hold if a build of the request without all others has
 * as many lineups as one without any of them, at most those asked for.
 */
export function conflictReport(
  request: BuildRequest,
  tryBuild: TryBuild,
  limits: ConflictLimits,
): ConflictReport {
  const trials = trialsOf(request, tryBuild, limits)
  const names = namesIn(request)
  const wanted = request.count
  const got = trials.with([]).lineups.length
  const causes = causesOf(request)
  const free = trials.with(causes.map((cause) => withoutCause(cause, request)))
  const most = Math.min(wanted, free.lineups.length)

  const found =
    got < most
      ? findConflicts(causes, most, request, trials, SHARE_FOR_CONFLICTS * limits.builds)
      : { conflicts: [], cures: [], isComplete: got >= wanted || free.isCertain }
  const changes = found.cures.flatMap((cure) => relaxationsOf(cure, most, request, trials))
  const relaxations = changes.map(
    (made): Relaxation => ({
      changes: made,
      lineups: trials.with(made).lineups.length,
      sentence: changesSentence(made, request, names),
    }),
  )
  const fewer = got < wanted ? fewerLineups(got, trials) : null
  const known = {
    wanted,
    got,
    conflicts: found.conflicts.map((conflict) => ({
      ...conflict,
      sentence: conflictSentence(conflict, request, names),
    })),
    relaxations: [
      ...relaxations,
      ...(fewer ? [{ ...fewer, sentence: changesSentence(fewer.changes, request, names) }] : []),
    ],
    isComplete: found.isComplete,
  }
  return {
    ...known,
    sentence: reportSentence(known, { lineups: most, message: free.message, isCertain: free.isCertain }),
  }
}

/**
 * The most lineups that can be asked for and are built. Shares are of the number asked for, so that with fewer asked
 * for there can be fewer still.
 */
function fewerLineups(got: number, trials: Trials): Omit<Relaxation, 'sentence'> | null {
  let count = got
  while (count > 0 && !trials.isOver()) {
    const changes = [{ kind: 'count', count } as const]
    const { lineups } = trials.with(changes)
    if (lineups.length >= count) return { changes, lineups: count }
    count = lineups.length
  }
  return null
}
