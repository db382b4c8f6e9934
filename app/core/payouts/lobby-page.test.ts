import { expect, test } from 'vitest'
import { simContestOf } from './contest-settings.ts'
import { contestsOfEntries } from './contests-of-entries.ts'
import { inLobby, placeInLobby, readLobby } from './lobby-page.ts'

/** A row in lines, one in cells, one with labels; a menu, another sport and kickoffs stand around. */
const LOBBY = `Lobby
My Contests 3
Contest	Entry Fee	Total Prizes	Entries	Live
NFL Showdown $600K Thursday Special [20 Entry Max] (LAR vs ARI)
$15
$600,000
31K / 47.56K
8:15PM ET
NBA $100K Fadeaway	$10	$100K	900 / 11,890
NFL Showdown $5 Double Up (LAR vs ARI)	$5	$10K	870 / 2,298	8:15PM ET
NFL Showdown $40K First Down [Single Entry] (LAR vs ARI)
Entry Fee: $3
Prizes: $40,000
Entries: 4,000 / 15,855
Draft a lineup`

test('a lobby is pasted: each contest is found with its name, fee, entries, limit and prizes', () => {
  const contests = readLobby(LOBBY)
  expect(contests.map(({ name }) => name)).toEqual([
    'NFL Showdown $600K Thursday Special [20 Entry Max] (LAR vs ARI)',
    'NFL Showdown $5 Double Up (LAR vs ARI)',
    'NFL Showdown $40K First Down [Single Entry] (LAR vs ARI)',
  ])
  expect(
    contests.map(({ kind, feeCents, size, maxEntries, poolCents }) => [
      ...[kind, feeCents, size, maxEntries, poolCents],
    ]),
  ).toEqual([
    ['large_top_heavy', 1500, 47_560, 20, 60_000_000],
    ['double_up', 500, 2298, expect.any(Number), 1_000_000],
    ['single_entry', 300, 15_855, 1, 4_000_000],
  ])
  expect(contests.map(({ assumed }) => assumed)).toEqual([undefined, ['maxEntries'], undefined])
  for (const contest of contests) expect(simContestOf(contest)).toMatchObject({ ok: true })
})

test('contests of one name, fee and size are one; names without figures are none; one contest is no lobby', () => {
  const twice = LOBBY.replaceAll('Thursday Special', 'Special').concat(
    '\nNFL Showdown $5 Double Up (LAR vs ARI)\n$5\n$10K\n12 / 2,298',
  )
  expect(readLobby(twice)).toHaveLength(3)
  const one = LOBBY.split('\n').slice(0, 8).join('\n')
  expect(readLobby(one)).toEqual([])
  expect(readLobby(`${one}\nNFL Showdown $1M Sunday Special [150 Entry Max]\nStarts Sunday`)).toEqual([])
  expect(readLobby('1st $50\n2nd $20')).toEqual([])
})

test('contests of an entries file are found by name and fee, and keep what the lobby does not say', () => {
  const lobby = readLobby(LOBBY)
  const ofFile = contestsOfEntries(
    [
      ['1', 'NFL Showdown $600K Thursday Special [20 Entry Max]  (LAR vs ARI)', 1500],
      ['2', 'NFL Showdown $5 Double Up (LAR vs ARI)', 500],
      ['3', 'NFL Showdown $5 Double Up (POR vs RIC)', 500],
      ['4', 'NFL Showdown $40K First Down [Single Entry] (LAR vs ARI)', 900],
    ].map(([contestKey, contestName, feeCents]) => ({ contestKey, contestName, feeCents }) as Reserved),
  )
  const contests = new Map(ofFile.map(({ contestKey, settings }) => [contestKey, settings]))
  const payouts = { from: 'figures', places: 900, firstCents: 1000, lastCents: 1000 } as const
  contests.set('2', { ...contests.get('2')!, payouts })
  const found = inLobby(contests, lobby)
  expect([...found.keys()]).toEqual(['1', '2'])
  expect(found.get('1')).toMatchObject({ size: 47_560, maxEntries: 20, poolCents: 60_000_000 })
  expect(found.get('1')?.assumed).toBeUndefined()
  expect(found.get('2')).toMatchObject({ size: 2298, poolCents: 1_000_000, payouts, assumed: ['maxEntries'] })

  const twoSizes = [...lobby, { ...lobby[1]!, size: 4000 }]
  expect(placeInLobby(contests.get('2')!, lobby)).toBe(1)
  expect(placeInLobby(contests.get('2')!, twoSizes)).toBe(-1)
})

type Reserved = Parameters<typeof contestsOfEntries>[0][number]
