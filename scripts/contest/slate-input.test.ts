import { afterAll, expect, test } from 'vitest'
import { isCaptainRow } from '#core/players/player.ts'
import { readSlateInput } from './slate-input.ts'
import { slateOptionsOf } from './slate-options.ts'
import { commandFiles } from './testing/command-files.ts'
import { ownershipFile, someOwnership, tinySlate } from './testing/tiny-slate.ts'

const TINY = tinySlate()
const files = commandFiles()
afterAll(files.remove)

const inputOf = (more: object = {}) => {
  const slate = files.fileOf('DKSalaries.csv', TINY.salaries)
  return readSlateInput(slateOptionsOf({ slate, ...more }))
}

test('an ownership file moves the baseline by what it knows beyond the estimate, unless that is switched off', () => {
  const ownership = files.fileOf('ownership.csv', ownershipFile(TINY, someOwnership(TINY)))
  const estimated = inputOf()
  const informed = inputOf({ ownership })
  const { pool, target } = informed
  const isMoved = pool.people.map(({ row, captainRow, flexRow }, person) => {
    const before = estimated.pool.people.find(({ key }) => key === pool.people[person]!.key)!.row
    const rows = [captainRow, flexRow].map((index) => pool.rows[index]!)
    const shareOf = (each: (typeof rows)[number]) =>
      isCaptainRow(each) ? target.captain[person]! : target.flex[person]!
    for (const each of rows) expect(each.ownershipPct).toBeCloseTo(100 * shareOf(each), 6)
    expect(row.projectedPoints).toBeCloseTo((before.projectedPoints ?? 0) + (row.ownershipPoints ?? 0), 9)
    return row.ownershipPoints !== null
  })
  expect(isMoved).toContain(true)

  const off = inputOf({ ownership, 'no-ownership-points': true })
  expect(off.pool.rows.every(({ ownershipPoints }) => ownershipPoints === null)).toBe(true)
  expect(off.target).toEqual(target)
})

test('of a projection file with ownership by type of contest the command takes that of its contest, and says so', () => {
  // Five slots among eight people: 62.5% each for large contests, 60 and 65% in turn for single entry.
  const lines = TINY.people.map(({ name, team }, i) => [name, team, 62.5, i % 2 ? 65 : 60].join())
  const projections = [files.fileOf('own.csv', ['Name,Team,Own MME,Own SE', ...lines].join('\n'))]
  const contest = { kind: 'own_table' as const, entries: 20_000, feeCents: 1000, maxEntries: 150, tiers: [] }
  const sharesFor = (maxEntries: number) => {
    const slate = files.fileOf('DKSalaries.csv', TINY.salaries)
    const options = slateOptionsOf({ slate, projections })
    const { pool, notes } = readSlateInput(options, { ...contest, maxEntries, isEstimated: false })
    const shares = pool.people.map(({ flexRow }) => pool.rows[flexRow]!.ownershipPct)
    return { shares: [...new Set(shares)].sort(), notes: notes.join(' ') }
  }
  const [large, single] = [sharesFor(150), sharesFor(1)]
  expect([large.shares, single.shares]).toEqual([[62.5], [60, 65]])
  expect(large.notes).toContain('Own MME is for large contests.')
  expect(single.notes).toContain('Own SE is for single entry and small contests.')
})
