import { expect, test } from 'vitest'
import type { LineupFigures } from '../../contest/simulation/simulation.ts'
import { type ListedLineup, sortedLineups } from '../set/listed-lineups.ts'
import { firstSort, orderNote } from './order.ts'

const figuresOf = (top1: number, roi: number, error: number): LineupFigures => {
  const figure = (value: number) => ({ value, error: 0.01 })
  const dupes = { expected: 1, low: 0, high: 9, alone: 0.5, aloneLow: 0.1, aloneHigh: 0.9 }
  const rest = { win: figure(0.001), top10: figure(0.1), cash: figure(0.2), profit: figure(1) }
  return { ...rest, top1: figure(top1), roi: { value: roi, error }, dupes }
}
const wide = [figuresOf(0.01, 0.5, 0.21), figuresOf(0.03, 0.1, 0.2), figuresOf(0.02, 0.9, 0.3)]
const close = wide.map(({ top1, roi }) => figuresOf(top1.value, roi!.value, 0.06))
const simulation = (figures: LineupFigures[]) => ({
  lineups: Object.fromEntries(figures.map((each, i) => [`lineup ${i}`, each])),
})
const order = (figures: (LineupFigures | null)[], sort: ReturnType<typeof firstSort>) =>
  sortedLineups(
    figures.map((each, i) => ({ number: i + 1, figures: each }) as ListedLineup),
    sort,
  ).map(({ number }) => number)

test('a list without figures stands in the order built', () => {
  expect(firstSort(null)).toEqual({ column: 'number', direction: 'low' })
})

test('a simulated list stands by ROI, and by Top 1% where the error of the ROI is above 10 points, which it says', () => {
  expect(order(close, firstSort(simulation(close)))).toEqual([3, 1, 2])
  expect(orderNote(simulation(close), firstSort(simulation(close)))).toBeNull()

  expect(order(wide, firstSort(simulation(wide)))).toEqual([2, 3, 1])
  const note = (column: 'roi' | 'points' | 'top1') =>
    orderNote(simulation(wide), { column, direction: 'high' })
  expect(note('top1')).toBe('Sorted by Top 1%, because Sim ROI has an error of ±21%.')
  expect(note('roi')).toMatch(/^Sim ROI has an error of ±21%/)
  expect(note('points')).toBeNull()
})

test('without an entry fee there is no ROI to sort by', () => {
  expect(firstSort(simulation(close.map((each) => ({ ...each, roi: null }))))).toMatchObject({
    column: 'top1',
  })
})

test('a lineup without figures is last in both directions', () => {
  for (const direction of ['high', 'low'] as const)
    expect(order([null, close[1]!, close[2]!], { column: 'roi', direction }).at(-1)).toBe(1)
})
