import { expect, test } from 'vitest'
import { readContestName } from './contest-name.ts'

const NOTHING = {
  kind: null,
  feeCents: null,
  poolCents: null,
  firstCents: null,
  maxEntries: null,
  size: null,
  ticketCents: null,
  tickets: null,
}

test.each([
  [
    'NFL Showdown $125K First Down [20 Entry Max] (LAR vs ARI)',
    100,
    { kind: 'large_top_heavy', poolCents: 12_500_000, maxEntries: 20 },
  ],
  [
    'NFL Showdown $600K Play-Action [$100K to 1st, 20 Entry Max] (DET vs MIN) (1/3)',
    300,
    { kind: 'large_top_heavy', poolCents: 60_000_000, firstCents: 10_000_000, maxEntries: 20 },
  ],
  [
    'NFL $1.75M Play-Action [$100K to 1st]',
    300,
    { kind: 'large_top_heavy', poolCents: 175_000_000, firstCents: 10_000_000 },
  ],
  [
    'MMA $40K mini-MAX [150 Max Entry]',
    100,
    { kind: 'large_top_heavy', poolCents: 4_000_000, maxEntries: 150 },
  ],
  [
    'NFL Showdown $7.5K Daily Dollar [Single Entry] (TB @ DAL)',
    100,
    { kind: 'single_entry', poolCents: 750_000, maxEntries: 1 },
  ],
  ['CBB $30 Daily Dollar [Single Entry]', 100, { kind: 'single_entry', poolCents: 3000, maxEntries: 1 }],
  [
    'NFL Showdown $10K Quarter Jukebox [Just $0.25!] (TB @ DAL)',
    null,
    { kind: 'large_top_heavy', feeCents: 25, poolCents: 1_000_000 },
  ],
  [
    'NFL Showdown Satellite to $20 NFL Fantasy Football Millionaire (TB @ DAL)',
    25,
    { kind: 'satellite', ticketCents: 2000 },
  ],
  [
    'NFL Showdown Satellite to NBA 10-20 $20 Opening Tip Off (TB @ DAL)',
    25,
    { kind: 'satellite', ticketCents: 2000 },
  ],
  ['NFL Satellite to $3.5M Millionaire', 500, { kind: 'satellite' }],
  ['NFL Fantasy Football Millionaire SUPERSat [500x]', 100, { kind: 'satellite', tickets: 500 }],
  ['NFL Showdown $5 Double Up (LAR vs ARI)', null, { kind: 'double_up', feeCents: 500 }],
  ['NFL GIANT $25 Double Up [20 Entry Max]', 2500, { kind: 'double_up', maxEntries: 20 }],
  ['NFL $150 50/50', null, { kind: 'fifty_fifty', feeCents: 15_000 }],
  [
    'PGA TOUR $30K mini-MAX [150 Entry Max] (50/50)',
    50,
    { kind: 'large_top_heavy', poolCents: 3_000_000, maxEntries: 150 },
  ],
  ['NFL $10 3x', 1000, { kind: 'triple_up' }],
  ['NFL Winner Take All', 1000, { kind: 'winner_take_all' }],
  ['NFL Showdown FREE ada vs. bob (DET vs MIN)', 0, { kind: 'head_to_head', size: 2 }],
  ['NFL $5 Head-to-Head', 500, { kind: 'head_to_head', size: 2 }],
  ['NFL $5 H2H vs. ada', 500, { kind: 'head_to_head', size: 2 }],
  ['NFL Showdown DET vs MIN', 500, {}],
  ['NFL Showdown DET @ MIN', 500, {}],
  ['NFL Showdown FREE 6-Player (DET vs MIN)', null, { feeCents: 0, size: 6 }],
  ['NFL $5 100-Player', 500, { size: 100 }],
  ['Private League 10 by ada #1', 1000, {}],
  ['Sprint', 300, {}],
  ['', null, {}],
])('a name says what it says and no more: %s', (name, feeCents, said) => {
  expect(readContestName(name, feeCents)).toEqual({ ...NOTHING, feeCents, ...said })
})
