import { expect, test } from 'vitest'
import { isSetRule } from '#core/rules/build-rule.ts'
import { buildLineups } from './build.ts'
import type { BuildRequest } from './build-request.ts'
import { causesOf, withoutCause } from './conflicts/causes.ts'
import type { Cause, Change } from './conflicts/conflict-report.ts'
import { lineupsThatObey, mostLineups } from './conflicts/testing/most-lineups.ts'
import { requestWithRules, requestWithShares } from './conflicts/testing/random-rules.ts'
import { withChanges } from './conflicts/with-changes.ts'
import { explainConflict } from './conflicts.ts'
import { loadKernel } from './kernel.node.ts'
import { share } from './testing/share.ts'

const kernel = await loadKernel()

/** How many lineups obey, up to the number asked for, counted one by one. */
function lineupsOf(request: BuildRequest, changes: readonly Change[] = []): number {
  const changed = withChanges(request, changes)
  return Math.min(changed.count, lineupsThatObey(changed).length)
}

/** For every set of causes, as bits, how many lineups obey these alone, up to the number asked for. */
function lineupsUnderEachSet(request: BuildRequest, causes: readonly Cause[]): number[] {
  const keysUnder = (kept: readonly Cause[]) => {
    const others = causes
      .filter((cause) => !kept.includes(cause))
      .map((cause) => withoutCause(cause, request))
    return lineupsThatObey(withChanges(request, others)).map((players) => players.map(({ id }) => id).join())
  }
  const broken = new Map(keysUnder([]).map((key) => [key, 0]))
  for (const [place, cause] of causes.entries()) {
    const obeying = new Set(keysUnder([cause]))
    for (const [key, bits] of broken) if (!obeying.has(key)) broken.set(key, bits | (1 << place))
  }
  return Array.from({ length: 1 << causes.length }, (_, set) =>
    Math.min(request.count, [...broken.values()].filter((bits) => (bits & set) === 0).length),
  )
}

test.each([0, 1, 2, 3].slice(0, share(4)))(
  'impossible set-ups, counted one by one: batch %i of 25',
  (batch) => {
    const kinds = new Map<string, number>()
    let [impossible, complete, several] = [0, 0, 0]
    for (let seed = 1000 * batch; impossible < 25; seed++) {
      const request = requestWithRules(seed)
      const got = lineupsOf(request)
      if (got === request.count) continue
      impossible++
      const report = explainConflict(request, kernel)
      const name = `seed ${seed}: ${report.sentence}`
      const causes = causesOf(request)
      const lineupsUnder = lineupsUnderEachSet(request, causes)
      const bitsOf = (some: readonly Cause[]) =>
        some.reduce((bits, cause) => bits | (1 << causes.findIndex((other) => sameCause(other, cause))), 0)
      const most = lineupsUnder[0]!
      const needed = got === 0 ? Math.min(1, most) : most
      expect(report, name).toMatchObject({ wanted: request.count, got, needed })
      for (const conflict of report.conflicts) {
        const bits = bitsOf(conflict.causes)
        expect(lineupsUnder[bits], name).toBe(conflict.lineups)
        expect(conflict.lineups, name).toBeLessThan(needed)
        expect(conflict.isMinimal, name).toBe(true)
        for (const cause of conflict.causes) {
          expect(lineupsUnder[bits & ~bitsOf([cause])], name).toBeGreaterThanOrEqual(needed)
          // Each cause of a conflict can give way.
          const offers = report.relaxations.filter(({ changes }) =>
            changes.some((change) => isOf(change, cause)),
          )
          expect(offers.length, name).toBeGreaterThan(0)
        }
      }
      for (const { changes, lineups } of report.relaxations) {
        expect(lineupsOf(request, changes), name).toBe(lineups)
        expect(lineups, name).toBeGreaterThanOrEqual(changes[0]!.kind === 'count' ? got : needed)
        for (const change of changes) kinds.set(change.kind, (kinds.get(change.kind) ?? 0) + 1)
      }
      if (report.isComplete) {
        complete++
        const isConflict = (set: number) => lineupsUnder[set]! < needed
        const minimal = [...lineupsUnder.keys()].filter(
          (set) =>
            isConflict(set) &&
            causes.every((_, place) => (set & (1 << place)) === 0 || !isConflict(set & ~(1 << place))),
        )
        expect(report.conflicts.map((conflict) => bitsOf(conflict.causes)).sort(), name).toEqual(
          minimal.sort(),
        )
      } else expect(report.conflicts.length, name).toBeGreaterThan(0)
      if (report.conflicts.length > 1) several++
    }
    // Far more than none: most have several conflicts, and nearly all are explained in full.
    expect(several).toBeGreaterThan(10)
    expect(complete).toBeGreaterThan(20)
    expect([...kinds.keys()].sort()).toEqual(['budget', 'count', 'put_back', 'rule'])
  },
)

test('impossible set-ups with strict shares: the most lineups for which they can hold are counted', () => {
  let [impossible, ofShares] = [0, 0]
  for (let seed = 0; impossible < share(40); seed++) {
    const request = requestWithShares(seed)
    const got = mostLineups(request)
    if (got === request.count) continue
    impossible++
    const report = explainConflict(request, kernel)
    const name = `seed ${seed}: ${report.sentence}`
    const causes = causesOf(request)
    const without = (kept: readonly Cause[]) =>
      causes.filter((cause) => !kept.includes(cause)).map((cause) => withoutCause(cause, request))
    const most = (changes: readonly Change[]) => mostLineups(withChanges(request, changes))
    // Shares of 3 lineups can be impossible where those of 6 are not, so a build that is cut short can miss some.
    expect(report.got, name).toBeLessThanOrEqual(got)
    for (const { causes: inConflict, lineups } of report.conflicts) {
      const kept = causes.filter((cause) => inConflict.some((other) => sameCause(cause, other)))
      expect(lineups, name).toBeLessThanOrEqual(most(without(kept)))
      expect(most(without(kept)), name).toBeLessThan(report.needed)
      for (const cause of kept)
        expect(most(without(kept.filter((other) => other !== cause))), name).toBeGreaterThanOrEqual(
          report.needed,
        )
      if (kept.some((cause) => cause.kind === 'rule' && isSetRule(request.rules[cause.rule]!))) ofShares++
    }
    for (const { changes, lineups } of report.relaxations) {
      const build = buildLineups(withChanges(request, changes), kernel)
      expect(build.ok && build.value.lineups.length, name).toBe(lineups)
      expect(lineups, name).toBeLessThanOrEqual(most(changes))
    }
    if (got < report.needed) expect(report.relaxations.length, name).toBeGreaterThan(0)
  }
  expect(ofShares).toBeGreaterThan(share(20))
})

function isOf(change: Change, cause: Cause): boolean {
  if (change.kind === 'rule') return cause.kind === 'rule' && cause.rule === change.rule
  const causes: Record<string, Cause['kind']> = {
    put_back: 'excluded',
    budget: 'budget',
    release_kept_lineups: 'kept_lineups',
    allow_banned_lineups: 'banned_lineups',
  }
  return causes[change.kind] === cause.kind
}

function sameCause(a: Cause, b: Cause): boolean {
  return a.kind === b.kind && (a.kind !== 'rule' || b.kind !== 'rule' || a.rule === b.rule)
}
