import { expect, test } from 'vitest'
import { clearOffers, type ResultOffer } from './result-offer.ts'

test('one lineup and one entry are an offer; two of either are none', () => {
  const alone = offer(1, 'e1')
  const twoEntries = [offer(2, 'e2'), offer(2, 'e3')]
  const twoLineups = [offer(3, 'e4'), offer(4, 'e4')]
  expect(clearOffers([alone, ...twoEntries, ...twoLineups])).toEqual([alone])
  expect(clearOffers([])).toEqual([])
})

function offer(lineupId: number, entryKey: string): ResultOffer {
  return { lineupId, entryKey, lineupName: '', contestName: '', points: 0, winningsCents: 0, rank: null }
}
