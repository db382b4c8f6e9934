import { expect, test } from 'vitest'
import { SHOWDOWN } from '#core/formats/dk-showdown.ts'
import { contestOfFormat, usualContest } from '#core/payouts/usual-contest.ts'
import { isCaptainRow, personKey } from '#core/players/player.ts'
import { loadKernel } from '#optimizer/kernel.node.ts'
import { findBestLineup } from '#optimizer/optimizer.ts'
import { initialLineupState } from '../testing/initial-lineup-state.ts'
import { showdownPool } from '../testing/pools.ts'
import { reloaded } from '../testing/reloaded.ts'
import { contestOf } from './contest-of.ts'
import type { LineupAction, LineupState } from './lineup-state.ts'
import { reduceLineup } from './reduce-lineup.ts'
import { runRequest } from './run-request.ts'

/** Person 7 has the average of a starter and a price at the bottom. */
const pool = showdownPool().map((row) =>
  row.id.startsWith('p7') ? { ...row, salary: isCaptainRow(row) ? 1_500 : 1_000 } : row,
)
const fresh = initialLineupState(SHOWDOWN, pool)
const row = (id: string, state = fresh) => state.playerPool.find((player) => player.id === id)!
const after = (...actions: LineupAction[]) => actions.reduce(reduceLineup, fresh)
const sumOf = (state: LineupState, captain: boolean) =>
  state.playerPool
    .filter((each) => isCaptainRow(each) === captain)
    .reduce((sum, { ownershipPct }) => sum + ownershipPct!, 0)
const byHand = (id: string, value: number | null): LineupAction => ({
  type: 'edit_number',
  player: row(id),
  figure: id.endsWith('cpt') ? 'captainOwnershipPct' : 'flexOwnershipPct',
  value,
})

const kernel = await loadKernel()

test('a slate that was just loaded has estimated ownership, captain and flex apart, and leverage', () => {
  expect(new Set(fresh.playerPool.map(({ ownershipBy }) => ownershipBy))).toEqual(new Set(['model']))
  expect([sumOf(fresh, true), sumOf(fresh, false)]).toEqual([expect.closeTo(100, 9), expect.closeTo(500, 9)])
  expect(fresh.playerPool.every(({ leverageScore }) => leverageScore !== null)).toBe(true)
  expect(row('p0').ownershipPct).not.toBeCloseTo(row('p6').ownershipPct!, 0)
})

test('a player priced as inactive has none until put back; one that the user excludes keeps it', () => {
  expect(row('p7').ownershipPct).toBe(0)
  const back = after({ type: 'toggle_exclude', player: row('p7') })
  expect(row('p7', back).ownershipPct).toBeGreaterThan(0)
  expect(sumOf(back, false)).toBeCloseTo(500, 9)
  // Taking the player into the lineup says the same.
  const held = after({ type: 'add', player: row('p7') })
  expect(row('p7', held).ownershipPct).toBe(row('p7', back).ownershipPct)
  const excluded = after({ type: 'toggle_exclude', player: row('p0') })
  expect(row('p0', excluded).ownershipPct).toBe(row('p0').ownershipPct)
})

test('a status, an edit and its reset change the shares of all', () => {
  const out = after({ type: 'set_injury', player: row('p0'), status: 'Out' })
  expect(row('p0', out).ownershipPct).toBe(0)
  expect(row('p6', out).ownershipPct).toBeGreaterThan(row('p6').ownershipPct!)
  const edited = after(byHand('p0-cpt', 2))
  expect(row('p0-cpt', edited)).toMatchObject({ ownershipPct: 2, ownershipBy: 'hand' })
  expect(row('p0-cpt', edited).leverageScore).toBeGreaterThan(row('p0-cpt').leverageScore!)
  expect([sumOf(edited, true), sumOf(edited, false)]).toEqual([
    expect.closeTo(100, 9),
    expect.closeTo(500, 9),
  ])
  expect(after(byHand('p0-cpt', 2), byHand('p0-cpt', null)).playerPool).toEqual(fresh.playerPool)
})

test('what was learned stays through edits and a reload', () => {
  const learned = { 'person-6': { games: 4, weight: 4, captainPct: 40, flexPct: 60 } }
  const taught = after({ type: 'use_learned', learned, notice: { title: 'Filled in' } })
  expect(row('p6-cpt', taught)).toMatchObject({ ownershipBy: 'learned' })
  expect(row('p6-cpt', taught).ownershipPct).toBeGreaterThan(row('p6-cpt').ownershipPct! + 5)
  const edited = reduceLineup(reduceLineup(taught, byHand('p0', 20)), byHand('p0', null))
  expect(edited.playerPool).toEqual(taught.playerPool)
  expect(reloaded(taught, pool).playerPool).toEqual(taught.playerPool)
})

test('an enrichment leaves ownership to the numbers; what research found stays, through a reload too', () => {
  const found = { ownershipPct: 33, ownershipBy: 'research' as const, weatherTemp: 40 }
  const players = fresh.playerPool.map((each) =>
    each.id === 'p3' ? { ...each, ...found } : { ...each, ownershipPct: 1, weatherTemp: 40 },
  )
  const enriched = after({ type: 'enriched', players, asked: fresh.playerPool })
  expect(row('p3', enriched)).toMatchObject(found)
  expect(row('p3-cpt', enriched)).toMatchObject({ ownershipBy: 'model', weatherTemp: 40 })
  expect(row('p3-cpt', enriched).ownershipPct).toBe(row('p3-cpt').ownershipPct)
  expect(sumOf(enriched, false)).toBeCloseTo(500, 9)
  expect(reloaded(enriched, pool).playerPool).toEqual(enriched.playerPool)
})

test('ownership typed in changes the best GPP lineup, and leaves the best cash lineup', () => {
  const best = (state: LineupState, contestFormat: 'gpp' | 'cash') => {
    const contest = contestOfFormat(contestOf(state), contestFormat)
    const answer = findBestLineup(runRequest({ ...state, contest }), kernel)
    return answer.ok ? answer.value.players.map(personKey) : []
  }
  const captain = (contestFormat: 'gpp' | 'cash', state = fresh) => best(state, contestFormat)[0]
  const first = captain('gpp')
  const { id } = fresh.playerPool.find((each) => isCaptainRow(each) && personKey(each) === first)!
  const popular = after(byHand(id, 90), byHand('p1-cpt', 5))
  expect(captain('gpp', popular)).not.toBe(first)
  expect(best(popular, 'cash')).toEqual(best(fresh, 'cash'))
})

test('a file with ownership by type of contest follows the contest that is set', () => {
  const key = personKey(row('p0'))
  const shares = { points: null, flexOwnershipPct: 40, captainOwnershipPct: 9, ceiling: null, spread: null }
  const file = {
    ...{ name: 'own.csv', importedAt: 1, weight: 1, people: { [key]: shares }, ownershipFrom: 'Own MME' },
    ownerships: [
      { contest: 'mass' as const, header: 'Own MME', shares: { [key]: [40, 9] as const } },
      { contest: 'single' as const, header: 'Own SE', shares: { [key]: [55, 13] as const } },
    ],
  }
  // A contest that nobody set is a small one.
  const imported = after({ type: 'set_files', files: [file] })
  expect([row('p0', imported).ownershipPct, row('p0-cpt', imported).ownershipPct]).toEqual([55, 13])
  const contest = usualContest('single_entry')
  const single = after(
    { type: 'set_files', files: [file] },
    { type: 'run_started', kind: 'optimize' },
    { type: 'set_contest', contest },
  )
  expect([row('p0', single).ownershipPct, row('p0-cpt', single).ownershipPct]).toEqual([55, 13])
  expect([single.contest, single.pendingRun]).toEqual([contest, null])
  const large = reduceLineup(single, { type: 'set_contest', contest: usualContest('large_flat') })
  expect(row('p0', large).ownershipPct).toBe(40)
  // A reload keeps all of them.
  expect(reloaded(single, pool).numbers.files).toEqual(single.numbers.files)
})
