import { describe, expect, test } from 'vitest'
import {
  HEADER,
  made,
  numbersByName,
  pool,
  read as readProjections,
  report,
  row,
} from './testing/made-files.ts'

describe('people', () => {
  const [first, ...others] = made.filter(({ position }) => position !== 'DST')
  const named = (name: string, cells: Parameters<typeof row>[1] = {}) =>
    report([HEADER, row(first!, { name, ...cells }), ...others.map((each) => row(each))].join('\n'))

  test.each<[string, (name: string) => string]>([
    ['in capitals', (name) => name.toUpperCase()],
    ['with a suffix', (name) => `${name.replace(/ Jr\.$/, '')} III`],
    ['without its suffix', (name) => name.replace(/ Jr\.$/, '')],
    ['last name first', (name) => `"${name.split(' ').slice(1).join(' ')}, ${name.split(' ')[0]}"`],
    ['with accents', (name) => name.replace(/a/g, 'á').replace(/o/g, 'ö')],
    ['without punctuation', (name) => name.replace(/[.'-]/g, '')],
    ['with an initial', (name) => `${name[0]}. ${name.split(' ').slice(1).join(' ')}`],
    ['with an id', (name) => `${name} (12)`],
  ])('a name %s is the same person', (_how, write) => {
    expect(named(write(first!.name)).unmatched).toEqual([])
  })

  test('a name of another team is another person until paired by hand', () => {
    const team = made.find((each) => each.team !== first!.team)!.team
    const { unmatched, missing } = named(first!.name, { team })
    expect(unmatched).toHaveLength(1)
    expect(missing.map((person) => person.row.name)).toContain(first!.name)
    const { key, suggested } = unmatched[0]!
    const text = [HEADER, row(first!, { team }), ...others.map((each) => row(each))].join('\n')
    const paired = report(text, { pairs: { [key]: suggested! } })
    expect(paired.unmatched).toEqual([])
    expect(paired.matched.find((each) => each.by === 'hand')?.person.row.name).toBe(first!.name)
  })

  test('another name matches no player, and one with the same last name is suggested', () => {
    const [, ...last] = first!.name.split(' ')
    const { unmatched } = named(`Zed ${last.join(' ')}`)
    expect(unmatched.map(({ suggested }) => suggested)).toEqual([
      `${pool.find((each) => each.name === first!.name)!.basePlayerId}@${first!.team}`,
    ])
    expect(named('Zed Unknown').unmatched.map(({ suggested }) => suggested)).toEqual([null])
  })

  test('a name that two players of the slate have is read where team or position says who is meant', () => {
    const [one, other] = [made[0]!, made.find(({ team }) => team !== first!.team)!]
    const namesakes = pool.map((each) =>
      [one.name, other.name].includes(each.name) ? { ...each, name: 'Ryan Griffin' } : each,
    )
    const griffin = (header: string, cells: string) => {
      const rows = others
        .filter(({ name }) => name !== other.name)
        .map(({ name, points }) => `${name},,${points}`)
      const read = readProjections([header, `Ryan Griffin,${cells},9`, ...rows].join('\n'), {}, namesakes)
      if (!read.ok) throw new Error(read.error.kind)
      return [
        read.value.matched.some(({ nameInFile }) => nameInFile === 'Ryan Griffin'),
        read.value.unmatched,
      ]
    }
    expect(griffin('Name,Team,Proj', other.team)).toEqual([true, []])
    expect(griffin('Name,Team,Proj', '')).toMatchObject([false, [{ isAmbiguous: true }]])
  })

  test('a defense is found by its team, by any of its names', () => {
    const defense = made.find(({ position }) => position === 'DST')!
    const city: Record<string, string> = {
      KC: 'Kansas City Chiefs',
      TEN: 'Titans',
      BUF: 'Buffalo',
      MIN: 'Vikings',
    }
    const names = [`${defense.team} DST`, city[defense.team] ?? defense.team, `${defense.team} D/ST`]
    for (const name of names) {
      const rows = others.map((each) => `${each.name},${each.team},${each.position},${each.points}`)
      const text = ['Name,Team,Pos,Proj', `${name},${defense.team},DST,7.5`, ...rows].join('\n')
      expect(numbersByName(report(text))[defense.name]).toMatchObject({ points: 7.5 })
    }
  })

  test('an id that is another tool’s own number matches no player', () => {
    const id = pool.find((each) => each.name === others[0]!.name)!.providerId
    const rows = made.map((each) => [each === first ? id : '', each.name, each.team, each.points])
    const { matched } = report(['ID,Name,Team,Proj', ...rows].join('\n'))
    expect(matched.find(({ nameInFile }) => nameInFile === first!.name)?.person.row.name).toBe(first!.name)
  })
})
