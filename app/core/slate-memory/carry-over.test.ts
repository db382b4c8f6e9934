import { expect, test } from 'vitest'
import { SHOWDOWN } from '../formats/dk-showdown.ts'
import { simContestOf } from '../payouts/contest-settings.ts'
import { isContestSettings } from '../payouts/is-contest-settings.ts'
import { usualContest } from '../payouts/usual-contest.ts'
import { withCaptainTwins } from '../players/captain-twins.ts'
import { makePlayer } from '../players/fixtures/make-player.ts'
import { carriedOver } from './carry-over.ts'
import { isFieldKey, kindOf, personOf } from './field-keys.ts'
import { isSlateMemory } from './is-slate-memory.ts'
import type { MemoryValue, SlateMemory } from './memory.ts'
import { gameKey, listingOf, type SlateFacts } from './slate-facts.ts'

const slate: SlateFacts = {
  fileName: 'DKSalaries.csv',
  game: 'showdown 2026-12-13 KC LV',
  people: {
    'ann-archer@KC': { name: 'Ann Archer', price: 9000 },
    'bob-baker@LV': { name: 'Bob Baker', price: 5000 },
    'cid-cook@LV': { name: 'Cid Cook', price: 1000 },
  },
}
const newer = listingOf(
  withCaptainTwins(
    [
      makePlayer({ id: '1', name: 'Ann Archer', team: 'KC', salary: 9400 }),
      makePlayer({ id: '2', name: 'Bob Baker', team: 'LV', salary: 5000, injuryStatus: 'Out' }),
    ],
    SHOWDOWN,
  ),
  SHOWDOWN,
)

function memory(values: Record<string, MemoryValue>): SlateMemory {
  return Object.fromEntries(
    Object.entries(values).map(([field, value], i) => [field, { value, at: i + 1, by: 'laptop' }]),
  )
}

test('what is about listed people and about the slate comes over with its time; the rest is named', () => {
  const fields = memory({
    'lineup.slots': ['captain:ann-archer@KC', 'flex:cid-cook@LV', null, 'flex:bob-baker@LV'],
    'lock:ann-archer@KC': 'captain',
    'lock:cid-cook@LV': 'flex',
    'exclude:bob-baker@LV': true,
    'exclude:dan-dean@LV': true,
    'edit.points:ann-archer@KC': 21.5,
    'edit.flexOwnershipPct:ann-archer@KC': 30,
    'edit.points:cid-cook@LV': 0,
    'injury:ann-archer@KC': 'Questionable',
    'injury:bob-baker@LV': 'Questionable',
    'figures.captain:ann-archer@KC': { weatherTemp: 41 },
    'figures.flex:ann-archer@KC': { weatherTemp: 41 },
    'figures.flex:cid-cook@LV': { weatherTemp: 41 },
    'settings.creativity': 70,
    'file#1764000000000': { name: 'mine.csv', people: {} },
    'lock:bob-baker@LV': null,
  })
  const { fields: carried, report } = carriedOver({ slate, fields }, newer)
  expect(carried).toEqual({
    'lineup.slots': {
      ...fields['lineup.slots'],
      value: ['captain:ann-archer@KC', null, null, 'flex:bob-baker@LV'],
    },
    'lock:ann-archer@KC': fields['lock:ann-archer@KC'],
    'exclude:bob-baker@LV': fields['exclude:bob-baker@LV'],
    'edit.points:ann-archer@KC': fields['edit.points:ann-archer@KC'],
    'edit.flexOwnershipPct:ann-archer@KC': fields['edit.flexOwnershipPct:ann-archer@KC'],
    'injury:ann-archer@KC': fields['injury:ann-archer@KC'],
    'figures.captain:ann-archer@KC': fields['figures.captain:ann-archer@KC'],
    'figures.flex:ann-archer@KC': fields['figures.flex:ann-archer@KC'],
    'settings.creativity': fields['settings.creativity'],
    'file#1764000000000': fields['file#1764000000000'],
  })
  expect(report).toEqual({
    fileName: 'DKSalaries.csv',
    locks: 1,
    leftOut: 1,
    edited: 1,
    injuries: 1,
    enriched: 1,
    files: 1,
    settings: true,
    slots: 2,
    // A name that the earlier file did not keep is written by its key.
    gone: ['Cid Cook', 'dan-dean@LV'],
    repriced: [{ name: 'Ann Archer', before: 9000, now: 9400 }],
    newStatus: ['Bob Baker'],
  })
})

test('the contest comes over as it was set, with every tier of its table', () => {
  const contest = {
    ...usualContest('own_table'),
    size: 3000,
    payouts: {
      from: 'table' as const,
      name: 'pasted',
      notes: ['Place 1 wins a ticket.'],
      tiers: Array.from({ length: 2000 }, (_, i) => ({ from: i + 1, to: i + 1, prizeCents: 5000 - i })),
    },
  }
  const fields = JSON.parse(JSON.stringify(memory({ 'draft.contest': contest })))
  expect(isSlateMemory(fields)).toBe(true)
  // The largest table takes an eighth of what the server keeps for a slate (1 MB).
  expect(JSON.stringify(fields).length).toBeLessThan(128 * 1024)
  const { fields: carried, report } = carriedOver({ slate, fields }, newer)
  const kept = carried['draft.contest']?.value
  expect(kept).toEqual(contest)
  expect(isContestSettings(kept) && simContestOf(kept)).toMatchObject({ ok: true })
  expect(report.settings).toBe(true)
})

test('a captain of a file without captain rows is no lock of a newer one', () => {
  const flexOnly = listingOf([makePlayer({ id: '1', name: 'Ann Archer', team: 'KC' })], SHOWDOWN)
  const fields = memory({ 'lock:ann-archer@KC': 'captain', 'lineup.slots': ['captain:ann-archer@KC'] })
  const { fields: carried, report } = carriedOver({ slate, fields }, flexOnly)
  expect([carried['lock:ann-archer@KC'], carried['lineup.slots']?.value]).toEqual([undefined, [null]])
  expect([report.locks, report.slots]).toEqual([0, 0])
})

test('files of one game have one key, whatever the order of the teams; a file without a day has none', () => {
  const game = (gameDate: string | null, teamCodes: string[]) => gameKey(SHOWDOWN, { gameDate, teamCodes })
  expect(game('2026-12-13', ['LV', 'KC'])).toBe('showdown 2026-12-13 KC LV')
  expect(game('2026-12-13', ['KC', 'LV'])).toBe(game('2026-12-13', ['LV', 'KC']))
  expect(game('2026-12-20', ['KC', 'LV'])).not.toBe(game('2026-12-13', ['KC', 'LV']))
  expect(game(null, ['KC', 'LV'])).toBeNull()
})

test('a field names its kind and its person, whatever the name and the team are', () => {
  for (const person of ['ann-archer@KC', '@', 'a:b#c@T.B.', 'žan-ž@'])
    expect([kindOf(`lock:${person}`), personOf(`lock:${person}`)]).toEqual(['lock', person])
  expect([kindOf('file#1:2'), personOf('file#1:2')]).toEqual(['file', null])
  expect(['settings.creativity', 'lock:a@KC', 'edit.points:a@KC', 'file#1'].every(isFieldKey)).toBe(true)
  for (const text of ['', 'lock', '__proto__', 'constructor', ':a', 'lock:', `lock:${'x'.repeat(400)}`])
    expect([text, isFieldKey(text)]).toEqual([text, false])
})
