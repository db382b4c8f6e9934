import { AUTOPSY_VERSION, type Autopsy } from '../autopsy.ts'

/** The figures of a finished contest of 100 entries with one of the user's, for tests of what stores and shows them. */
export function madeAutopsy(more: Partial<Autopsy> = {}): Autopsy {
  return {
    version: AUTOPSY_VERSION,
    basis: {
      madeAt: 1,
      games: 10_000,
      slateId: 7,
      feeCents: 1000,
      poolCents: 68_000,
      entries: 100,
      isLive: false,
      pointsBy: 'baseline',
      own: 1,
    },
    unread: { empty: 2, hidden: 1, notListed: 0, own: 0, names: [] },
    distinct: 80,
    means: { win: 0.01, top1: 0.01, cash: 0.1, roi: -0.32 },
    together: { deserved: { value: 1180, error: 90 }, won: 2000, asMuch: 0.9, ahead: 0.12, nothing: 0.8 },
    entries: [
      {
        key: '4000000001',
        players: ['Ada Brook', 'Bea Crow', 'Cora Dale', 'Dora Elm', 'Eva Frost', 'Fay Grove'],
        rank: 7,
        points: 101.25,
        won: 2000,
        deserved: {
          win: { value: 0.03, error: 0.002 },
          top1: { value: 0.03, error: 0.002 },
          cash: { value: 0.2, error: 0.004 },
          paid: { value: 1180, error: 90 },
          ranks: { low: 2, quarter: 18, median: 43, threeQuarters: 70, high: 95 },
          asGood: 0.11,
          dupes: 1,
          ownCopies: 0,
        },
        forecast: { points: 92.5, win: 0.02, top1: 0.02, cash: 0.18, roi: 0.1, dupes: 0.4 },
      },
    ],
    leverage: {
      rows: [{ name: 'Ada Brook', isCaptain: true, mine: 1, field: 0.2, expected: 15, actual: 25, paid: 12 }],
      total: 12,
    },
    points: [{ group: 'All', count: 20, bias: 0.4, meanError: 4.2, correlation: 0.6 }],
    ownership: {
      captain: [{ group: 'All', count: 20, bias: 0, meanError: 1.4, correlation: 0.8 }],
      flex: [{ group: 'All', count: 20, bias: 0, meanError: 4.4, correlation: 0.85 }],
    },
    ...more,
  }
}
