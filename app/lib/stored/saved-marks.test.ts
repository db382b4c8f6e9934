import { expect, test } from 'vitest'
import { cheapLineups, SHOWDOWN_POOL } from '#core/entries/testing/made-uploads.ts'
import { SHOWDOWN } from '#core/formats/dk-showdown.ts'
import { lineupOf } from '#core/lineups/lineup.ts'
import { savedKey } from '../slates/saved-key.ts'
import { addSavedMark, loadSavedMarks } from './saved-marks.ts'
import { storeSlate } from './slate-storage.ts'

const [FIRST, SECOND] = cheapLineups(SHOWDOWN_POOL, 2).map((players) => lineupOf(SHOWDOWN, players))

test('a saved lineup is known as saved after another slate was opened and its own again', () => {
  addSavedMark('showdown', { id: 7, key: savedKey(FIRST!) })
  for (const csvData of ['another slate', 'the first slate'])
    storeSlate('showdown', { csvData, fileName: 'a.csv' })
  const isSaved = (lineup: typeof FIRST) =>
    loadSavedMarks('showdown').some(({ key }) => key === savedKey(lineup!))
  expect([isSaved(FIRST), isSaved(SECOND)]).toEqual([true, false])
})

test('the same places in the file of another slate are another lineup', () => {
  const other = cheapLineups(
    SHOWDOWN_POOL.map((player) => ({ ...player, providerId: `9${player.providerId}` })),
    1,
  )
  expect(savedKey(lineupOf(SHOWDOWN, other[0]!))).not.toBe(savedKey(FIRST!))
})
