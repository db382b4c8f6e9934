import type { BuildRequest } from '../build-request.ts'
import { causesOf, withoutCause } from './causes.ts'
import type { ConflictReport, Relaxation } from './conflict-report.ts'
import { findConflicts } from './find-conflicts.ts'
import { relaxationsOf } from './relaxations.ts'
import { changesSentence, conflictSentence, namesIn, reasonSentences, reportSentence } from './sentences.ts'
import { type ConflictLimits, type Trials, type TryBuild, trialsOf } from './trials.ts'

/** Of the limits; the rest is for relaxations. */
const SHARE_FOR_CONFLICTS = 0.5

/**
 * Why the request has fewer lineups than asked for. A set of causes can hold if a build of the request without all others has
 * `needed` lineups. Where there is no lineup at all one is enough: what is in the way of every lineup comes before what is
 * in the way of the last ones.
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
  const needed = got === 0 ? Math.min(1, most) : most

  const found =
    got < needed
      ? findConflicts(causes, needed, request, trials, SHARE_FOR_CONFLICTS)
      : { conflicts: [], cures: [], isComplete: got >= wanted || free.isCertain }
  const changes = found.cures.flatMap((cure) => relaxationsOf(cure, needed, request, trials))
  const relaxations = changes.map(
    (made): Relaxation => ({
      changes: made,
      lineups: trials.with(made).lineups.length,
      sentence: changesSentence(made, request, names),
    }),
  )
  relaxations.sort((a, b) => a.changes.length - b.changes.length || b.lineups - a.lineups)
  // A build of 150 that was cut off before its first lineup may still build a single one.
  const mayBuild = found.conflicts.length > 0 ? got : Math.max(1, got)
  const fewer = got < wanted ? fewerLineups(mayBuild, trials) : null
  const known = {
    wanted,
    got,
    needed,
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
  const pool = { lineups: most, message: free.message, isCertain: free.isCertain }
  const reasons = reasonSentences(known, pool)
  return { ...known, reasons, sentence: reportSentence(reasons, known.relaxations) }
}

/**
 * The most lineups that can be asked for and are built. Shares are of the number asked for, so that with fewer asked
 * for there can be fewer still.
 */
function fewerLineups(most: number, trials: Trials): Omit<Relaxation, 'sentence'> | null {
  let count = most
  while (count > 0) {
    const changes = [{ kind: 'count', count } as const]
    const { lineups } = trials.with(changes)
    if (lineups.length === count) return { changes, lineups: count }
    count = lineups.length
  }
  return null
}
