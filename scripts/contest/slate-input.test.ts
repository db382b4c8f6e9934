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
