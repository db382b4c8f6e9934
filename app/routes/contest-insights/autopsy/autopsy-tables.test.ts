import { expect, test } from 'vitest'
import type { Opponent } from '#core/autopsy/opponents.ts'
import { STANDARD } from '#core/formats/dk-classic.ts'
import { SHOWDOWN } from '#core/formats/dk-showdown.ts'
import { mostUsedText, opponentsCsv } from './autopsy-tables.ts'

const ADA = 'Ada Brook'
const DANA: Opponent = {
  ...{ name: 'dana', entries: 3, deserved: null, won: null },
  captains: [{ name: ADA, share: 2 / 3 }],
  players: [
    { name: ADA, share: 2 / 3 },
    { name: 'Cora Dale', share: 0.5 },
    { name: 'Dora Elm', share: 0.25 },
  ],
}

test('a player that is used as captain and in other slots is named with the slot of each', () => {
  expect(mostUsedText(DANA, SHOWDOWN)).toBe('CPT Ada Brook 67%, FLEX Ada Brook 67%, FLEX Cora Dale 50%')
})

test('without a captain there is no slot to tell apart', () => {
  expect(mostUsedText({ ...DANA, captains: [] }, STANDARD)).toBe('Ada Brook 67%, Cora Dale 50%')
})

test('in the file captains and other slots have a column each', () => {
  const [header, row] = opponentsCsv([DANA], 500).split('\r\n')
  expect(header).toMatch(/"Captains","Other slots"$/)
  expect(row).toMatch(/"Ada Brook 67%","Ada Brook 67%, Cora Dale 50%, Dora Elm 25%"$/)
})
