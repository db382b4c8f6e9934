import { expect, test } from 'vitest'
import { comparisonCsv, profitCsv, scatterCsv } from './picture-csv.ts'

const lines = (csv: string) => csv.trimEnd().split('\r\n')

test('the files hold the figures of the pictures, an unknown one as an empty cell', () => {
  expect(
    lines(
      profitCsv([
        { kind: 'all_lost', from: -1_250, to: -1_250, share: 0.12345 },
        { kind: 'above', from: 5_000, to: null, share: 0.5 },
      ]),
    ),
  ).toEqual(['"From $","To $","Games %"', '-12.5,-12.5,12.35', '50,"",50'])
  expect(
    lines(
      comparisonCsv([
        { person: 'a', name: '=A', place: 'WR KC', mine: 100 / 3, field: null, gap: null },
        { person: 'b', name: 'B', place: 'K KC', mine: 5, field: 12.5, gap: -7.5 },
      ]),
    ).slice(1),
  ).toEqual(['"\'=A","WR KC",33.33,"",""', '"B","K KC",5,12.5,-7.5'])
  const point = { key: '1', label: 'Lineup 1', points: 91.005, ownershipSum: 180, isChosen: true }
  expect(
    lines(
      scatterCsv([
        { ...point, roi: { value: 0.1234, error: 0.05 } },
        { ...point, roi: null, isChosen: false },
      ]),
    ).slice(1),
  ).toEqual(['"Lineup 1",91.01,180,12.34,5,"yes"', '"Lineup 1",91.01,180,"","","no"'])
})
