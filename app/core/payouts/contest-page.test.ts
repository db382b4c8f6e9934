import { expect, test } from 'vitest'
import { readContestPage } from './contest-page.ts'
import { prizePoolCents } from './payout-tiers.ts'
import { parsePayouts } from './read-payouts.ts'

/** A label and its figure on one line each; rules of scoring, own entries, a date and opponents stand around. */
const LABELS_FIRST = `Home
My Contests 3
NFL Showdown $600K Thursday Special [20 Entry Max] [$100K to 1st] (LAR vs ARI)
Starts 11/24
Entry Fee
$15
Entries
47,560 / 47,562
Max entries per user
20
My entries
3/20
Prizes
$600,000
Passing TD +4 Pts
25 Passing Yards +1 Pt
Prize Payouts
1st
$100,000
2nd
$60,000
3rd - 10th
$25,000
11th - 410th
$600
Entrants
1 someone $2
2 other
410 a third`

test('the whole page of a contest is pasted: name, fee, entries, limit and prizes are found in it', () => {
  expect(readContestPage(LABELS_FIRST)).toEqual({
    name: 'NFL Showdown $600K Thursday Special [20 Entry Max] [$100K to 1st] (LAR vs ARI)',
    feeCents: 1500,
    size: 47_562,
    maxEntries: 20,
  })
  const payouts = parsePayouts(LABELS_FIRST)
  if (!payouts.ok) throw new Error(payouts.error)
  expect(payouts.value.tiers.map(({ to }) => to)).toEqual([1, 2, 10, 410])
  // 100,000 + 60,000 + 8 x 25,000 + 400 x 600
  expect(prizePoolCents(payouts.value.tiers)).toBe(60_000_000)
  expect(payouts.value.notes).toEqual([])
})

test('figures may stand before their labels, and tickets are prizes', () => {
  const page = `NFL Showdown Satellite to $20 Millionaire (TB @ DAL)
$0.25
Entry Fee
951
Entries 12 / 951
Multi-Entry: 28
$200
Total Prizes
1st - 10th  NFL $20 Millionaire Ticket worth $20
Draft a lineup`
  expect(readContestPage(page)).toMatchObject({ feeCents: 25, size: 951, maxEntries: 28 })
  expect(parsePayouts(page)).toMatchObject({
    ok: true,
    value: {
      tiers: [{ from: 1, to: 10, prizeCents: 2000 }],
      notes: ['Places 1 to 10 win tickets, counted at their worth of $20.'],
    },
  })
})

test('the contest that a ticket is for is not the one of the page, nor is its fee', () => {
  const nothing = { name: null, feeCents: null, size: null, maxEntries: null }
  for (const prizes of [
    '1st NFL Showdown $20 Ticket\n2nd - 5th $5',
    '1st\nNFL $20 Fantasy Football Millionaire Ticket\n2nd\n$5',
    '1st - 3rd NFL Showdown $20 Ticket worth $20',
  ])
    expect(readContestPage(prizes)).toEqual(nothing)
  const named = 'NFL Showdown Satellite [Just $0.25!] (TB @ DAL)\n1st NFL Showdown $20 Ticket'
  expect(readContestPage(named)).toMatchObject({ feeCents: 25 })
})

test('a page that lacks a figure says so, a single entry is one, and a free contest costs nothing', () => {
  expect(readContestPage('1st $50\n2nd $20')).toEqual({
    name: null,
    feeCents: null,
    size: null,
    maxEntries: null,
  })
  expect(readContestPage('Single Entry\nEntry: Free\nContest size 230')).toMatchObject({
    feeCents: 0,
    size: 230,
    maxEntries: 1,
  })
})

test('a place of a page whose prize is not understood is an error: the places after it would be missing', () => {
  const page = LABELS_FIRST.replace('$25,000', 'a car')
  const payouts = parsePayouts(page)
  expect(payouts.ok ? '' : payouts.error).toBe('The prize of "3rd - 10th" is missing.')
  const cut = parsePayouts('Entry Fee $5\n1st $10\n2nd $5\nPrizes $40')
  expect(cut).toMatchObject({
    ok: true,
    value: { notes: ['The page says $40 in all; the places add up to $15.'] },
  })
})
