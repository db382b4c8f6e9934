import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { profitDistribution } from '#optimizer/sim/profit-distribution.ts'
import { ProfitPicture } from './profit-picture.tsx'

/** Four games of one entry of $10: nothing, nothing, $5 and $75 are paid. */
const DISTRIBUTION = profitDistribution(Float64Array.of(0, 0, 500, 7_500), 1_000, 0)

test('the average says that it is moved towards the field, since all other figures of the chart are as simulated', () => {
  const text = shown({ value: -200, error: 0, isRaw: false })
  expect(text).toContain('over 4 games, as simulated.')
  expect(text).toMatch(/Chance of profit25\.0%.*Average, moved towards the field-\$2\.00/)
})

test('a raw average, $10 of four games of $80 together, needs no such word; one that is not known is not there', () => {
  const { value } = DISTRIBUTION.profit
  expect(value).toBe(1_000)
  expect(shown({ value, error: 0, isRaw: true })).toMatch(/Average\+\$10\.00/)
  expect(shown(null)).not.toContain('Average')
})

/** The text of the picture without its marks. */
function shown(average: Parameters<typeof ProfitPicture>[0]['average']): string {
  const asked = { distribution: DISTRIBUTION, feesCents: 1_000, entries: 1, isRunning: false }
  return renderToString(<ProfitPicture {...asked} average={average} />).replace(/<!-- -->|<[^>]*>/g, '')
}
