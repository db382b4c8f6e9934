import { existsSync } from 'node:fs'
import path from 'node:path'
import { entriesOfUser } from '#core/contest/entries-of-user.ts'
import { decodeField, encodeField } from '#core/contest/field-file.ts'
import { contestPoolOf } from '#core/contest-pool/contest-pool.ts'
import { clumpedField } from '#core/field/clumped-field.ts'
import { ownershipOfPool } from '#core/field/ownership-target.ts'
import { SHOWDOWN } from '#core/formats/dk-showdown.ts'
import { randomFrom } from '#core/numbers/random-from.ts'
import { withOwnership } from '#core/ownership/expected-ownership.ts'
import { simContestOf, usualContest } from '#core/payouts/contest-settings.ts'
import { makePlayer } from '#core/players/fixtures/make-player.ts'
import { loadFieldKernel } from '#optimizer/field/kernel.node.ts'
import { drawField, fitField } from '#optimizer/field.ts'
import { loadSimKernel } from '#optimizer/sim/kernel.node.ts'
import { showdownSlate } from '#optimizer/testing/generated-slates.ts'
import { playAutopsy } from '../../app/lib/threads/autopsy/autopsy-run.ts'
import { printTable } from '../lib/measure.mjs'
import { fieldOfTable } from './field/contests.mjs'
import { folder } from './learning/past-contests.mjs'
import { readText } from './learning/tables.mjs'

/**
 * @import { Field } from '#core/contest/field.ts'
 * @import { Player } from '#core/players/player.ts'
 */

export const title =
  'What 150 entries of a contest deserved against its real field, 20,000 games, one thread: target 5 s and 300 MB'

const SEED = 7
const ENTRIES = 150_000
const GAMES = 20_000
const FEE_CENTS = 500
const MB = 2 ** 20
const REAL = 'nfl_showdown_2021-10-17_SEA@PIT_copies_128033entries.csv.gz'

export async function run() {
  const rows = [await measured('generated', await generatedContest())]
  const real = path.join(folder, 'contest-standings', REAL)
  if (existsSync(real)) rows.push(await measured('SEA@PIT of 2021', realContest(readText(real))))
  printTable(rows)
}

/**
 * From the bytes of the compact file on, as the browser's thread does it.
 * @param {string} what
 * @param {{ field: Field, rows: Player[] }} contest
 */
async function measured(what, { field, rows }) {
  const bytes = await new Blob(/** @type {Uint8Array<ArrayBuffer>[]} */ (encodeField(field))).arrayBuffer()
  const settings = { ...usualContest('large_top_heavy'), size: field.entries, feeCents: FEE_CENTS }
  const contest = simContestOf(settings)
  if (!contest.ok) throw new Error(contest.error)
  const kernel = await loadSimKernel()
  const before = process.memoryUsage()
  const [start, cpuStart] = [performance.now(), process.cpuUsage()]
  const read = decodeField(bytes)
  const play = playAutopsy(
    {
      field: read,
      mode: SHOWDOWN,
      slateId: 1,
      rows,
      tiers: contest.value.contest.tiers,
      feeCents: FEE_CENTS,
      mine: entriesOfUser(read, { screenName: 'me', keys: new Set() }),
      forecasts: new Map(),
      games: GAMES,
      seed: SEED,
      madeAt: 0,
    },
    kernel,
  )
  let most = 0
  let step = play.next()
  const firstMs = performance.now() - start
  for (; !step.done; step = play.next()) {
    const { heapUsed, arrayBuffers } = process.memoryUsage()
    most = Math.max(most, heapUsed - before.heapUsed + arrayBuffers - before.arrayBuffers)
  }
  const ms = performance.now() - start
  const cpu = process.cpuUsage(cpuStart)
  const { autopsy } = step.value
  const { deserved } = autopsy.together ?? { deserved: { value: 0, error: 0 } }
  const fees = FEE_CENTS * autopsy.basis.own
  return {
    contest: what,
    entries: field.entries,
    'different lineups': autopsy.distinct,
    'file MB': (bytes.byteLength / MB).toFixed(1),
    'first block ms': firstMs.toFixed(0),
    's in all': (ms / 1000).toFixed(2),
    'processor s': ((cpu.user + cpu.system) / 1e6).toFixed(2),
    // The kernel's own memory is among the array buffers; garbage that was not collected yet is, too.
    'MB at most': ((most + bytes.byteLength) / MB).toFixed(0),
    'kernel MB': (kernel.exports.memory.buffer.byteLength / MB).toFixed(0),
    'ROI of 150': `${((deserved.value / fees - 1) * 100).toFixed(1)}% +- ${((deserved.error / fees) * 100).toFixed(1)}`,
  }
}

/** Lineups drawn as real fields are: users with 1 to 150 entries. */
async function generatedContest() {
  const rows = withOwnership(showdownSlate(50, SEED), SHOWDOWN)
  const pool = contestPoolOf(rows, SHOWDOWN)
  const kernel = await loadFieldKernel()
  const model = fitField({ pool, target: ownershipOfPool(pool) }, kernel)
  if (!model) throw new Error('The generated slate has no legal lineup')
  const lineups = clumpedField((options) => drawField(model, pool, options, kernel), {
    count: ENTRIES,
    seed: SEED,
  })
  const people = Int32Array.from(pool.rows, (_, row) => pool.personOfRow[row] ?? -1)
  const slots = Uint16Array.from(lineups.rows, (row) => people[row] ?? 0)
  for (let entry = 0; entry < ENTRIES; entry++) slots.subarray(6 * entry + 1, 6 * entry + 6).sort()
  const names = pool.people.map(({ row }) => row.name)
  return { rows, field: withUsers({ entries: ENTRIES, names, slots }) }
}

/**
 * The lineups of a real contest; whose they are, prices and points are made.
 * @param {string} text
 */
function realContest(text) {
  const { entries, players, slots } = fieldOfTable(text)
  const names = players.map(({ name }) => name)
  const rows = names.map((name, i) =>
    makePlayer({ id: `p${i}`, name, team: i % 2 ? 'SEA' : 'PIT', salary: 5000, fppg: 4 + (i % 16) }),
  )
  return { rows, field: withUsers({ entries, names, slots }) }
}

/**
 * @param {{ entries: number, names: readonly string[], slots: Uint16Array }} contest
 * @returns {Field}
 */
function withUsers({ entries, names, slots }) {
  const random = randomFrom(SEED)
  /** @type {string[]} */
  const users = Array.from({ length: 150 }, () => 'me')
  while (users.length < entries) {
    const own = random() < 0.02 ? 150 : 1 + Math.floor(3 * random())
    const name = `user${users.length}`
    for (let i = 0; i < own && users.length < entries; i++) users.push(name)
  }
  // The lineups of a table stand by their copies.
  for (let i = users.length - 1; i > 0; i--) {
    const other = Math.floor((i + 1) * random())
    const name = users[i] ?? ''
    users[i] = users[other] ?? ''
    users[other] = name
  }
  return {
    entries,
    lineupSize: 6,
    hasCaptain: true,
    isLive: false,
    players: names.map((name) => ({
      name,
      position: null,
      draftedPct: null,
      pointsMilli: Math.floor(30_000 * random()),
    })),
    ranks: Uint32Array.from({ length: entries }, (_, i) => i + 1),
    pointsMilli: new Int32Array(entries),
    entryIds: Float64Array.from({ length: entries }, (_, i) => 4_000_000_000 + i),
    slots,
    names: new TextEncoder().encode(users.map((name) => `${name}\n`).join('')),
  }
}
