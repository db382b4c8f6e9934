import { expect, test } from 'vitest'
import { contestPoolOf } from '#core/contest-pool/contest-pool.ts'
import { type MadeSlate, makeSlate } from '#core/fixtures/made-slate.ts'
import { classicSalaries } from '#core/fixtures/salary-files.ts'
import { STANDARD } from '#core/formats/dk-classic.ts'
import { slateLocks, slotStates } from '#core/lineups/slot-states.ts'
import { PLAIN } from '#core/objective/plain-points.ts'
import { withOwnership } from '#core/ownership/expected-ownership.ts'
import { isOut, type Player, personKey } from '#core/players/player.ts'
import { defaultPool, idsNotUsed } from '#core/projections/default-pool.ts'
import { parseSlateCsv } from '#core/slate/slate-csv.ts'
import { buildLineups } from './build.ts'
import { loadKernel } from './kernel.node.ts'
import { repairLineups } from './repair.ts'

const kernel = await loadKernel()
const SUNDAY = Date.parse('2026-11-08T18:00:00Z')
const HALF_AN_HOUR = 1_800_000

const games = gamesOfDifferentTeams(5)
const [early, , late, moved, off] = games as [MadeSlate, MadeSlate, MadeSlate, MadeSlate, MadeSlate]
const infoOf = ({ away, home }: MadeSlate) => `${away}@${home} 11/08/2026 01:00PM ET`
const csv = classicSalaries(games)
  .replaceAll(infoOf(late), infoOf(late).replace('01:00PM', '04:25PM'))
  .replaceAll(infoOf(moved), infoOf(moved).replace('11/08', '11/15'))
  .replaceAll(infoOf(off), `${off.away}@${off.home} Postponed`)

function gamesOfDifferentTeams(count: number): MadeSlate[] {
  const found: MadeSlate[] = []
  for (let seed = 1; found.length < count; seed++) {
    const slate = makeSlate(seed)
    const isNew = found.every(
      ({ away, home }) => ![away, home].some((team) => [slate.away, slate.home].includes(team)),
    )
    if (isNew) found.push(slate)
  }
  return found
}

const isOf = ({ team }: Player, { away, home }: MadeSlate) => team === away || team === home

test('nobody of a game that was moved or called off is chosen unless asked for, and late swap replaces them', () => {
  const read = parseSlateCsv(csv, { format: STANDARD })
  if (!read.ok) throw new Error(read.error.kind)
  const { players, warnings } = read.value
  const teamsOf = ({ away, home }: MadeSlate) => [away, home].sort().join(' and ')
  expect(warnings).toEqual([
    `${teamsOf(moved)} play in a later week. Lineups leave their players out unless you put them back.`,
    `${teamsOf(off)} do not play: their game is called off.`,
  ])
  for (const player of players.filter((row) => isOf(row, off))) {
    expect(isOut(player)).toBe(true)
    expect(player.opponent).toBe(player.team === off.away ? off.home : off.away)
  }

  const pool = withOwnership(players, STANDARD)
  const isAway = (row: Player) => isOf(row, moved) || isOf(row, off)
  const shares = (rows: readonly Player[]) => rows.reduce((sum, row) => sum + (row.ownershipPct ?? 0), 0)
  expect(shares(pool.filter(isAway))).toBe(0)
  expect(shares(pool)).toBeCloseTo(900, 0)
  expect(contestPoolOf(pool, STANDARD).people.some(({ row }) => isAway(row))).toBe(false)

  const byDefault = defaultPool(pool, STANDARD)
  for (const row of pool.filter((each) => isOf(each, moved)))
    expect(byDefault.notUsed.get(personKey(row))).toBe('later_week')
  const asked = { playerPool: pool, format: STANDARD, budget: STANDARD.budget, settings: PLAIN, rules: [] }
  const excludedIds = idsNotUsed(pool, byDefault, () => false)
  const build = buildLineups({ ...asked, excludedIds, count: 20 }, kernel)
  if (!build.ok) throw new Error(build.error.message)
  expect(build.value.lineups).toHaveLength(20)
  expect(build.value.lineups.flatMap((lineup) => lineup.players).some(isAway)).toBe(false)

  const everyone = buildLineups(
    {
      ...asked,
      excludedIds: idsNotUsed(pool, byDefault, (person) => byDefault.notUsed.get(person) === 'later_week'),
      count: 20,
    },
    kernel,
  )
  if (!everyone.ok) throw new Error(everyone.error.message)
  const lineups = everyone.value.lineups.map((lineup) => lineup.players)
  const holders = lineups.flatMap((lineup, index) => (lineup.some((row) => isOf(row, moved)) ? [index] : []))
  expect(holders.length).toBeGreaterThan(0)
  expect(lineups.flat().some((row) => isOf(row, off))).toBe(false)

  const locks = slateLocks(pool, STANDARD, { now: SUNDAY + HALF_AN_HOUR })
  expect(locks.next?.games.map(({ home }) => home)).toEqual([late.home])
  expect(slateLocks(pool, STANDARD, { now: SUNDAY + 8 * HALF_AN_HOUR }).next).toBeNull()
  const lockedSlots = lineups.map((lineup) =>
    slotStates(
      lineup.map((player) => ({ player })),
      locks,
    ).flatMap((state, slot) => (state === 'open' ? [] : [slot])),
  )
  expect(lockedSlots.flat().length).toBeGreaterThan(0)
  expect(pool.filter((row) => isOf(row, early)).every(({ id }) => locks.begun.has(id))).toBe(true)
  const swap = repairLineups(
    {
      ...asked,
      ...{ excludedIds, lockedSlots, closedIds: [...locks.begun], way: { kind: 'best' } },
      lineups: lineups.map((lineup) => lineup.map(({ id }) => id)),
    },
    kernel,
  )
  const handled = [...swap.repaired, ...swap.unrepairable].map(({ index }) => index)
  expect(handled.sort((a, b) => a - b)).toEqual(holders)
  expect(swap.repaired.length).toBeGreaterThan(0)
  const byId = new Map(pool.map((row) => [row.id, row]))
  for (const { index, after } of swap.repaired) {
    expect(after.some((id) => isAway(byId.get(id)!))).toBe(false)
    for (const slot of lockedSlots[index]!) expect(after[slot]).toBe(lineups[index]![slot]!.id)
  }
})
