import { describe, expect, test } from 'vitest'
import { stokasticShowdown } from '../../fixtures/projection-files.ts'
import { made, read, report, row, slate, table } from './testing/made-files.ts'

describe('a file of another slate is refused', () => {
  const reason = (text: string) => {
    const result = read(text)
    return result.ok || result.error.kind !== 'other_slate' ? result : result.error
  }
  const otherTeam = slate.home === 'SEA' ? 'KC' : 'SEA'

  test('other teams', () => {
    const text = table((each) => row(each, { team: each.team === slate.home ? otherTeam : each.team }))
    expect(reason(text)).toMatchObject({ because: 'teams', inFile: expect.arrayContaining([otherTeam]) })
  })

  test('the same teams in other games', () => {
    const text = stokasticShowdown(slate).replaceAll(
      new RegExp(`,(${slate.home}|${slate.away}),(${slate.home}|${slate.away}),`, 'g'),
      `,$1,${otherTeam},`,
    )
    expect(reason(text)).toMatchObject({ because: 'opponents', inFile: otherTeam })
  })

  test('the same game at other prices', () => {
    expect(reason(table((each) => row(each, { salary: each.salary + 200 })))).toMatchObject({
      because: 'prices',
      different: made.length,
    })
  })

  test('other people', () => {
    expect(
      reason(table((each, i) => row(each, { name: `Nobody Known${'x'.repeat(i)}`, team: '' }))),
    ).toMatchObject({
      because: 'players',
      matched: 0,
    })
  })

  test('a file of all games of the week is not another slate: its prices are those of another contest', () => {
    const more = made.map((each, i) => row(each, { name: `Other Game${'x'.repeat(i)}`, team: otherTeam }))
    const text = [table((each) => row(each, { salary: each.salary - 1000 })), ...more].join('\n')
    expect(report(text).matched).toHaveLength(made.length)
  })
})
