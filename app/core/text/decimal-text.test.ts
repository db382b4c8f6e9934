import { expect, test } from 'vitest'
import { decimalText } from './decimal-text.ts'

const FORMS = [
  { least: 0, most: 3 },
  { least: 2, most: 2 },
  { least: 0, most: 2 },
  { least: 1, most: 1 },
  { least: 0, most: 1, grouped: false },
]

/** The same by Intl, for each of the forms in use. */
const INTL = FORMS.map(
  ({ least, most, grouped = true }) =>
    new Intl.NumberFormat('en-US', {
      minimumFractionDigits: least,
      maximumFractionDigits: most,
      useGrouping: grouped,
      signDisplay: 'negative',
    }),
)

function differences(values: readonly number[]): string[] {
  return values.flatMap((value) =>
    FORMS.flatMap((form, index) => {
      const [ours, theirs] = [decimalText(value, form), INTL[index]!.format(value)]
      return ours === theirs ? [] : [`${value} with ${JSON.stringify(form)}: ${ours}, by Intl ${theirs}`]
    }),
  )
}

test('halves, signs, groups and ends are written as Intl writes them', () => {
  const halves = [
    0.005, 0.015, 1.005, 1.045, 0.25, 0.35, 8.345, 1.0005, 2.5, 999.995, 999_999.95, 0.05, 0.149999,
  ]
  const ends = [0, 9, 10, 99, 999, 1000, 1e6, 123_456_789, 1e15, 1e-7, 4.9e-7, 0.1 + 0.2, 1 / 3, 2 ** 53]
  const both = [...halves, ...ends]
  expect(differences([...both, ...both.map((value) => -value)])).toEqual([])
})

test('so are amounts of cents, thousandths and sums of them', () => {
  const cents = Array.from({ length: 20_000 }, (_, index) => (index * 7919) / 100)
  const thousandths = Array.from({ length: 20_000 }, (_, index) => (index * 104_729) / 1000)
  const sums = cents.map((value, index) => value + (thousandths[index] ?? 0) / 3)
  expect(differences([...cents, ...thousandths, ...sums, ...cents.map((value) => -value)])).toEqual([])
})
