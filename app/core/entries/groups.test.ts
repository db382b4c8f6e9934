import { expect, test } from 'vitest'
import { groupsProblem, regrouped } from './groups.ts'

const group = (name: string, ...lineups: number[]) => ({ name, thesis: '', rules: [], lineups })

test('groups have names of their own and share no lineup, and not every lineup is in one', () => {
  expect(groupsProblem([group('Home', 0, 2), group('Away', 3)], 5)).toBeNull()
  expect(groupsProblem([group('Home', 0), group('Home', 1)], 5)).toBe('has the name of another group')
  expect(groupsProblem([group('Home', 0, 5)], 5)).toBe('names a lineup that is not in the list')
  expect(groupsProblem([group('Home', 0), group('Away', 1, 0)], 5)).toBe('holds a lineup of another group')
  expect(groupsProblem([group('Home', 1, 1)], 5)).toBe('holds a lineup of another group')
})

test('a lineup that is replaced stays in its group, and a group without lineups is gone', () => {
  const groups = [{ ...group('Home', 1, 2), wanted: 3 }, group('Away', 4)]
  expect(regrouped(groups, (each) => (each === 2 ? 9 : each === 4 ? null : each))).toEqual([
    { ...group('Home', 1, 9), wanted: 3 },
  ])
})
