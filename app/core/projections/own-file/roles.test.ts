import { describe, expect, test } from 'vitest'
import { expected, made, numbersByName, report, row, table } from './testing/made-files.ts'

describe('captain and flex', () => {
  test('of two rows whose prices are 1.5 apart the dearer is the captain’s, whatever the columns say', () => {
    const header = 'Name,Team,Roster Position,Salary,Proj,Own'
    // The columns name the captain the wrong way round, and the captain stands first or second in turn.
    const rows = made.flatMap((each, i) => {
      const captain = [each.name, each.team, 'FLEX', each.salary * 1.5, each.points * 1.5, each.captainPct]
      const flex = [each.name, each.team, 'CPT', each.salary, each.points, each.flexPct]
      return i % 2 === 0 ? [captain, flex] : [flex, captain]
    })
    expect(numbersByName(report([header, ...rows].join('\n')))).toEqual(
      expected(({ captainPct }) => ({ captainOwnershipPct: captainPct })),
    )
  })

  test('prices decide although both rows have the same points; equal prices are no pair although the points are', () => {
    const header = 'Name,Team,Salary,Proj,Own'
    const plain = made.flatMap((each) => [
      [each.name, each.team, each.salary * 1.5, each.points, each.captainPct],
      [each.name, each.team, each.salary, each.points, each.flexPct],
    ])
    expect(numbersByName(report([header, ...plain].join('\n')))).toEqual(
      expected(({ captainPct }) => ({ captainOwnershipPct: captainPct })),
    )
    const [twice] = made
    const rows = [twice!.points * 1.5, twice!.points].map((points) => [
      twice!.name,
      twice!.team,
      twice!.salary,
      points,
      1,
    ])
    const others = made.slice(1).map((each) => [each.name, each.team, each.salary, each.points, each.flexPct])
    expect(report([header, ...rows, ...others].join('\n')).bad).toEqual([
      { row: 3, column: null, reason: `${twice!.name} is listed above` },
    ])
  })

  test('captain rows alone: points, ceiling and spread are divided by the captain’s multiple', () => {
    const rows = made.map((each) => [each.name, each.team, 'CPT', each.points * 1.5, each.captainPct])
    const text = ['Name,Team,Pos,Proj,Own', ...rows].join('\n')
    expect(numbersByName(report(text))).toEqual(
      expected(({ captainPct }) => ({ flexOwnershipPct: null, captainOwnershipPct: captainPct })),
    )
  })

  test('a row of the same role is not used and named', () => {
    const text = `${table((each) => row(each))}\n${row(made[0]!, { proj: 99 })}`
    const { bad } = report(text)
    expect(bad).toEqual([{ row: made.length + 2, column: null, reason: `${made[0]!.name} is listed above` }])
    expect(numbersByName(report(text))[made[0]!.name]).toMatchObject({ points: made[0]!.points })
  })
})
