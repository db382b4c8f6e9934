import { expect, test } from 'vitest'
import { historyCsv, makeHistory } from '#core/fixtures/contest-history.ts'
import { expectHistoryFigures, type Money, moneyIn } from '#workers/testing/agreeing-figures.ts'
import { expectLineupFigures, type Played, saveLineups } from '#workers/testing/agreeing-lineups.ts'
import { upload } from '#workers/testing/history.ts'
import { signedIn } from '#workers/testing/make-user.ts'

test('one account: every screen, route and export shows the same profit and ROI, to the cent and the tenth', async () => {
  const [ada] = await signedIn('ada-agrees')
  const rows = makeHistory({ entries: 1200, seed: 21 })
  expect(rows.some((row) => row.Entry_Fee === '$0.00' && row.Winnings_Non_Ticket !== '$0.00')).toBe(true)
  await upload(ada, historyCsv(rows))
  await expectHistoryFigures(ada, rows)
  const played = rows.filter((_, row) => row % 50 === 0).map(moneyIn)
  await saveLineups(ada, [...played, ...HALVES])
  await expectLineupFigures(ada, [...played, ...HALVES])
})

/** ROIs in the middle of two tenths, where ways to round differ: +12.25%, -12.25%, 0.15%, -0.15%; and a free win. */
const HALVES: Money[] = [
  { fees: 400n, won: 449n },
  { fees: 400n, won: 351n },
  { fees: 2000n, won: 2003n },
  { fees: 2000n, won: 1997n },
  { fees: 0n, won: 500n },
]

test('pending lineups are in no figure of list, page, dashboard and exports but their number and stake', async () => {
  const [ada, bob] = await signedIn('ada-pending', 'bob-pending')
  const mixed: Played[] = [
    { fees: 2000n, won: 0n, result: 'pending' },
    { fees: 2000n, won: 5025n, result: 'edited' },
    { fees: 500n, won: 0n, result: 'edited' },
    { fees: 0n, won: 0n, result: 'pending' },
    { fees: 300n, won: 0n, result: 'finalized' },
    { fees: 1000n, won: 1900n, result: 'finalized' },
    { fees: 700n, won: 0n, result: 'saved' },
    { fees: 1n, won: 0n, result: 'pending' },
    { fees: 0n, won: 125n, result: 'saved' },
  ]
  await saveLineups(ada, mixed)
  await expectLineupFigures(ada, mixed)
  const unplayed = mixed.filter(({ result }) => result === 'pending')
  await saveLineups(bob, unplayed)
  await expectLineupFigures(bob, unplayed)
})
