import { expect, test } from 'vitest'
import { clearOffers, type ResultMatch } from './result-offer.ts'

test('one lineup and one entry are an offer; two of either are none', () => {
  const alone = offer(1, 'e1')
  const twoEntries = [offer(2, 'e2'), offer(2, 'e3')]
  const twoLineups = [offer(3, 'e4'), offer(4, 'e4')]
  const { finalized, alike, ...told } = alone
  expect(clearOffers([alone, ...twoEntries, ...twoLineups])).toEqual([told])
  expect(clearOffers([])).toEqual([])
  // What one of two has taken over already still makes the other doubtful.
  expect(clearOffers([{ ...offer(5, 'e5'), alike: true }, offer(5, 'e6')])).toEqual([])
  expect(clearOffers([{ ...offer(6, 'e7'), finalized: true }, offer(7, 'e7')])).toEqual([])
  expect(clearOffers([{ ...alone, alike: true }])).toEqual([])
  expect(clearOffers([{ ...alone, finalized: true }])).toEqual([])
})

function offer(lineupId: number, entryKey: string): ResultMatch {
  return {
    lineupId,
    entryKey,
    lineupName: '',
    contestName: '',
    points: 0,
    winningsCents: 0,
    rank: null,
    finalized: false,
    alike: false,
  }
}
