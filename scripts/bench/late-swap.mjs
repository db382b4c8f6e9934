import { contestPoolOf } from '#core/contest-pool/contest-pool.ts'
import { closedSlots } from '#core/entries-file/entered-lineups.ts'
import { clumpedField, seedOfField } from '#core/field/clumped-field.ts'
import { ownershipOfPool } from '#core/field/ownership-target.ts'
import { STANDARD } from '#core/formats/dk-classic.ts'
import { slateLocks, slotStates } from '#core/lineups/slot-states.ts'
import { PLAIN } from '#core/objective/plain-points.ts'
import { withOwnership } from '#core/ownership/expected-ownership.ts'
import { contestInSmall } from '#core/payouts/contest-in-small.ts'
import { CONTEST_TYPES } from '#core/payouts/contest-kinds.ts'
import { simContestOf } from '#core/payouts/contest-settings.ts'
import { usualContest } from '#core/payouts/usual-contest.ts'
import { gamesOf } from '#core/players/games.ts'
import { buildLineups } from '#optimizer/build.ts'
import { loadFieldKernel } from '#optimizer/field/kernel.node.ts'
import { drawField, fitField } from '#optimizer/field.ts'
import { loadKernel } from '#optimizer/kernel.node.ts'
import {
  bestCompletions,
  completionsOf,
  FIELD_TO_CHOOSE_BY,
  repairLineups,
  swapByWorth,
  USUAL_GAIN,
} from '#optimizer/repair.ts'
import { loadSimKernel } from '#optimizer/sim/kernel.node.ts'
import { playPairs } from '#optimizer/sim/play-pairs.ts'
import { seededRandom } from '#optimizer/testing/random-requests.ts'
import { opponentsAmong } from '../contest/field-entries.ts'
import { printTable, processorClock, processorTimeOf } from '../lib/measure.mjs'
import { apart, NOBODY_ABOVE_60, realSlates, STACKS } from './classic.mjs'

/**
 * @import { Player } from '#core/players/player.ts'
 * @import { BuildRule } from '#core/rules/build-rule.ts'
 * @import { Repair } from '#optimizer/repair.ts'
 * @import { LineupPair, PairOutcome } from '#optimizer/sim/play-pairs.ts'
 * @import { SimContest } from '#core/payouts/sim-contest.ts'
 */

export const title =
  'Late swap of 150 entries of a main slate, half an hour after its first kickoff; ms of processor time on one thread'

const LINEUPS = 150
const OUT = 3
const HALF_AN_HOUR = 30 * 60_000
/** Points of open players move by so much at most. */
const NEWS = 0.25

/** @type {[name: string, rules: BuildRule[]][]} */
const RULES = [
  ['3 apart', [apart(3)]],
  ['stacks, 3 apart, 60%', [...STACKS, apart(3), NOBODY_ABOVE_60]],
]

export async function run() {
  const kernels = { search: await loadKernel(), field: await loadFieldKernel(), sim: await loadSimKernel() }
  const rows = []
  for (const [slate, players] of realSlates()) {
    for (const [rules, asked] of RULES)
      rows.push({ slate, rules, ...shown(await swapped(players, asked, kernels)) })
  }
  if (rows.length === 0) console.log('There are no salary files to read.')
  else printTable(rows)
}

/**
 * The lineups that late swaps of the best ones of a slate find, each with its ms of processor time. Repair, improve and by
 * worth ask the same `request`; only the players differ, of whom some are out, or are expected to score more or less.
 * @param {Player[]} players
 * @param {BuildRule[]} rules
 * @param {{ search: Awaited<ReturnType<typeof loadKernel>>, field: Awaited<ReturnType<typeof loadFieldKernel>>, sim: Awaited<ReturnType<typeof loadSimKernel>> }} kernels
 */
async function swapped(players, rules, kernels) {
  const before = withOwnership(players, STANDARD)
  const asked = { format: STANDARD, budget: STANDARD.budget, settings: PLAIN, rules }
  const build = buildLineups({ ...asked, playerPool: before, count: LINEUPS }, kernels.search)
  if (!build.ok) throw new Error(build.error.message)
  const lineups = build.value.lineups.map((lineup) => lineup.players.map(({ id }) => id))
  const first = gamesOf(before)[0]?.kickoff?.getTime()
  if (first === undefined) throw new Error('The file has no kickoffs')
  const locks = slateLocks(before, STANDARD, { now: first + HALF_AN_HOUR })
  const lockedSlots = build.value.lineups.map((lineup) =>
    closedSlots(
      slotStates(
        lineup.players.map((player) => ({ player })),
        locks,
      ),
    ),
  )
  const locked = { lineups, lockedSlots, closedIds: [...locks.begun] }

  const held = new Map()
  for (const id of lineups.flat()) if (!locks.begun.has(id)) held.set(id, (held.get(id) ?? 0) + 1)
  const out = new Set(
    [...held]
      .sort(([, a], [, b]) => b - a)
      .slice(0, OUT)
      .map(([id]) => id),
  )
  /** @type {Player[]} */
  const withOut = before.map((row) => (out.has(row.id) ? { ...row, injuryStatus: 'Out' } : row))
  const random = seededRandom(1)
  const withNews = before.map((row) => ({ ...row, fppg: row.fppg * (1 + NEWS * (2 * random() - 1)) }))

  const repair = processorTimeOf(() =>
    repairLineups({ ...asked, ...locked, playerPool: withOut, way: { kind: 'best' } }, kernels.search),
  )
  const improve = processorTimeOf(() =>
    repairLineups(
      { ...asked, ...locked, playerPool: withNews, way: { kind: 'improve', gain: USUAL_GAIN } },
      kernels.search,
    ),
  )
  const worth = await byWorth({ ...asked, ...locked, playerPool: withNews }, kernels)
  return { request: { ...asked, ...locked }, repair, improve, worth }
}

/** @param {Awaited<ReturnType<typeof swapped>>} made */
function shown({ request, repair, improve, worth }) {
  const slots = STANDARD.rosterSlots.length
  return {
    'open slots': request.lockedSlots.reduce((sum, locked) => sum + slots - locked.length, 0),
    repair: told(repair),
    improve: told(improve),
    'by worth': told(worth),
    'lose on the games shown': worth.lost,
    'completions, chosen, shown': worth.parts.map((part) => part.toFixed(0)).join(', '),
  }
}

/**
 * The choice is that of the command line, in a top heavy contest.
 * @param {Parameters<typeof completionsOf>[0]} request
 * @param {Parameters<typeof swapped>[2]} kernels
 */
async function byWorth(request, kernels) {
  const settings = usualContest('large_top_heavy')
  const read = simContestOf(settings)
  if (!read.ok) throw new Error(read.error)
  const pool = contestPoolOf(request.playerPool, STANDARD, { contest: CONTEST_TYPES.large_top_heavy.format })
  const parts = [0, 0, 0]
  /** @type {<Answer>(part: number, step: () => Answer) => Promise<Answer>} */
  const timed = async (part, step) => {
    const { value, ms } = processorTimeOf(step)
    parts[part] = ms
    return value
  }
  /** @type {(pairs: readonly LineupPair[], whole: SimContest, seed: number) => PairOutcome[]} */
  const played = (pairs, whole, seed) => {
    const { most, clumping } = FIELD_TO_CHOOSE_BY
    const contest = contestInSmall(whole, most)
    const model = fitField({ pool, target: ownershipOfPool(pool) }, kernels.field)
    if (!model) throw new Error('The pool has no legal lineup')
    const fieldAt = (/** @type {number} */ place) =>
      opponentsAmong(
        clumpedField((some) => drawField(model, pool, some, kernels.field), {
          ...{ count: contest.entries, seed: seedOfField(seed, place), clumping },
        }),
        contest.entries - 1,
        {},
      )
    return playPairs(pairs, { pool, contest, fieldAt, seed }, kernels.sim)
  }
  let chosen = 0
  const contests = [{ contest: read.value.contest, entries: request.lineups.map(() => 1) }]
  const since = processorClock()
  const value = await swapByWorth(request.lineups, contests, {
    completions: (wanted) => timed(0, () => completionsOf(request, wanted, kernels.search)),
    worths: (pairs, contest) => timed(1, () => played(pairs, contest, 2)),
    best: async (made, gained) => {
      const repair = bestCompletions(request, made, gained)
      chosen = repair.repaired.length
      return repair
    },
    shown: (pairs, contest) => timed(2, () => played(pairs, contest, 1)),
  })
  if (!value) throw new Error('nothing stops a bench')
  return { value: value.repair, ms: since(), parts, lost: chosen - value.repair.repaired.length }
}

/** @param {{ value: Repair, ms: number }} made */
function told({ value: { repaired, unrepairable, isProved }, ms }) {
  const notes = [
    `${repaired.length} changed`,
    ...(unrepairable.length > 0 ? [`${unrepairable.length} not`] : []),
    ...(isProved ? [] : ['not proved']),
  ]
  return `${ms.toFixed(0)} (${notes.join(', ')})`
}
