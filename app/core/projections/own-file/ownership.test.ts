import { describe, expect, test } from 'vitest'
import { SHOWDOWN } from '../../formats/dk-showdown.ts'
import { readOwnership } from './ownership.ts'
import type { ReadOptions } from './read-projections.ts'
import { made, numbersByName, report, row, table } from './testing/made-files.ts'

describe('ownership is read by its sum', () => {
  const shareOf = (text: string, name = made[0]!.name, options: Partial<ReadOptions> = {}) =>
    numbersByName(report(text, options))[name]

  test('about 600 is that of all slots: the captain’s share is taken away', () => {
    const all = report(table((each) => row(each, { own: each.flexPct + each.captainPct })))
    expect(all.ownership).toMatchObject({ kind: 'all', isCertain: true })
    expect(numbersByName(all)[made[3]!.name]).toMatchObject({
      flexOwnershipPct: made[3]!.flexPct,
      captainOwnershipPct: made[3]!.captainPct,
    })
  })

  test('of all slots without captain shares five sixths are flex, and the captain’s share stays unknown', () => {
    const text = table((each) => row(each, { own: each.flexPct * 1.2, cpt: '' }))
    expect(shareOf(text)).toMatchObject({ flexOwnershipPct: made[0]!.flexPct, captainOwnershipPct: null })
  })

  test('about 100 is the captain’s', () => {
    const text = table((each) => row(each, { own: each.captainPct, cpt: '-' }))
    expect(shareOf(text)).toMatchObject({ flexOwnershipPct: null, captainOwnershipPct: made[0]!.captainPct })
  })

  test('fractions are a hundredth of percents', () => {
    const text = table((each) => row(each, { own: each.flexPct / 100, cpt: each.captainPct / 100 }))
    expect(report(text).ownership).toMatchObject({ areFractions: true, kind: 'flex', isCertain: true })
    expect(shareOf(text)).toMatchObject({
      flexOwnershipPct: made[0]!.flexPct,
      captainOwnershipPct: made[0]!.captainPct,
    })
  })

  test('another sum is a guess, and the user’s word counts', () => {
    const text = table((each) => row(each, { own: each.flexPct * 0.6, cpt: '' }))
    expect(report(text).ownership).toMatchObject({ kind: 'flex', isCertain: false })
    expect(Math.round(report(text).ownership!.sum)).toBe(300)
    expect(shareOf(text, made[0]!.name, { ownershipKind: 'captain' })).toMatchObject({
      flexOwnershipPct: null,
    })
  })
})

test('small percents of many players are no fractions: their sum is', () => {
  expect(readOwnership(Array(1000).fill(0.5), SHOWDOWN, { hasPercentSign: false })).toMatchObject({
    ...{ areFractions: false, sum: 500, kind: 'flex', isCertain: true },
  })
  expect(readOwnership([0.5, 0.4], SHOWDOWN, { hasPercentSign: true })).toMatchObject({ areFractions: false })
})
