import { expect, test } from 'vitest'
import { makePlayer } from '../players/fixtures/make-player.ts'
import type { Player } from '../players/player.ts'
import { correlationOf, ROLE_CODES, type Role, rolesOf, teamRelation } from './correlation.ts'

test('roles are assigned within each team by points, then by price', () => {
  const people = [
    person('WR', 'KC', 8),
    person('WR', 'KC', 14),
    person('WR', 'KC', 2),
    person('WR', 'KC', 8, 9000),
    person('WR', 'BUF', 3),
    person('QB', 'KC', 1),
    person('QB', 'KC', 20),
    person('TE', null, 9),
    person('PG', 'KC', 40),
  ]
  expect(rolesOf(people).map((role) => role && `${role.code}${role.isBackup ? ' backup' : ''}`)).toEqual([
    'WR3',
    'WR1',
    'WR3 backup',
    'WR2',
    'WR1',
    'QB backup',
    'QB',
    null,
    null,
  ])
})

test('a quarterback correlates with receivers of the same team and against the opposing defense; backups count half', () => {
  const quarterback = starter('QB')
  expect(correlationOf(quarterback, starter('WR1'), 'teammates')).toBe(0.38)
  expect(correlationOf(quarterback, starter('DST'), 'opponents')).toBe(-0.4)
  expect(correlationOf(quarterback, starter('QB'), 'opponents')).toBe(0.2)
  expect(correlationOf(quarterback, { code: 'WR3', isBackup: true }, 'teammates')).toBe(0.12)
  expect(correlationOf(quarterback, starter('WR1'), 'strangers')).toBe(0)
  expect(correlationOf(quarterback, { code: 'QB', isBackup: true }, 'teammates')).toBe(-0.25)
})

test('correlations are symmetric', () => {
  for (const a of ROLE_CODES) {
    for (const b of ROLE_CODES) {
      for (const relation of ['teammates', 'opponents'] as const) {
        expect(correlationOf(starter(a), starter(b), relation)).toBe(
          correlationOf(starter(b), starter(a), relation),
        )
      }
    }
  }
})

test('opponents are read from the rows; in a pool of two teams the other team is the opponent', () => {
  const home = person('QB', 'KC', 20, 100, 'BUF')
  expect(teamRelation(home, person('WR', 'BUF', 9), false)).toBe('opponents')
  expect(teamRelation(home, person('WR', 'SF', 9), false)).toBe('strangers')
  expect(teamRelation(home, person('WR', 'SF', 9), true)).toBe('opponents')
  expect(teamRelation(home, person('WR', 'KC', 9), false)).toBe('teammates')
  expect(teamRelation(person('QB', null, 1), person('WR', null, 1), true)).toBe('strangers')
})

test('roles are assigned by projections where there are any, not by averages', () => {
  const people = [person('WR', 'KC', 15, 9000), { ...person('WR', 'KC', 3, 200), projectedPoints: 15.1 }]
  expect(rolesOf(people).map((role) => role?.code)).toEqual(['WR2', 'WR1'])
})

function starter(code: Role['code']): Role {
  return { code, isBackup: false }
}

function person(
  position: string,
  team: string | null,
  fppg: number,
  salary = 5000,
  opponent: string | null = null,
): Player {
  const id = `${position}-${team}-${fppg}-${salary}`
  return makePlayer({ id, name: 'Someone', position, team, opponent, fppg, salary })
}
