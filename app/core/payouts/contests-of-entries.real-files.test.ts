import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readEntriesFile } from '../entries-file/read-entries-file.ts'
import { describeProviderFiles } from '../fixtures/provider-files.ts'
import { wholeHistory } from '../history/testing/whole-history.ts'
import { contestsOfEntries } from './contests-of-entries.ts'

/** A contest of a history: what the provider says of it beside its name. */
type Played = { name: string; gameType: string; feeCents: number; entries: number; poolCents: number }

/**
 * What kind a real contest is, from its figures and the plain words of its name alone: two users without prizes or "vs." of
 * users are head-to-heads, "Single Entry" and "SUPERSat" say it, leagues and `N-Player` are private, the rest guarantees
 * the prizes that its name begins with.
 */
function kindByFigures({ name }: Played): string {
  if (/entrant-\d+ vs\. entrant-\d+/.test(name)) return 'head_to_head'
  if (name.includes('-Player') || /^Private League|^UCL Sep 15/.test(name)) return 'private'
  if (name.includes('SUPERSat')) return 'satellite'
  return name.includes('[Single Entry]') ? 'single_entry' : 'large_top_heavy'
}

describeProviderFiles('names of played contests', 'entry-history', (files) => {
  const contests = [...new Map(files.flatMap(playedIn).map((played) => [played.name, played])).values()]
  const read = contests.map((played) => ({
    played,
    settings: contestsOfEntries([
      { contestKey: '1', contestName: played.name, feeCents: played.feeCents },
    ])[0]!.settings,
  }))

  test('every name is of the kind that its contest was', () => {
    expect(contests.length).toBeGreaterThan(500)
    const wrong = read.filter(({ played, settings }) => {
      const kind = kindByFigures(played)
      return settings.kind !== (kind === 'private' ? 'own_table' : kind)
    })
    expect(wrong.map(({ played, settings }) => [played.name, settings.kind])).toEqual([])
    const showdown = read.filter(({ played }) => played.gameType.startsWith('Showdown'))
    const headToHeads = showdown.filter(({ settings }) => settings.kind === 'head_to_head')
    expect([showdown.length, headToHeads.length]).toEqual([125, 1])
  })

  test('prizes and entries of guaranteed contests are those of the provider', () => {
    const paid = read.filter(({ played }) => played.feeCents > 0 && played.poolCents >= 1000)
    for (const { played, settings } of paid) {
      if (settings.kind === 'own_table' || settings.kind === 'satellite') continue
      expect([played.name, settings.poolCents]).toEqual([played.name, played.poolCents])
      // Some did not fill, none had more entries than its prizes are paid from.
      expect(played.entries, played.name).toBeLessThanOrEqual(settings.size + 1)
    }
    const full = paid.filter(({ played, settings }) => Math.abs(played.entries - settings.size) <= 1)
    expect(full.length / paid.length).toBeGreaterThan(0.8)
  })
})

describeProviderFiles('names of reserved contests', 'entries-file', (files) => {
  test('the contests of a real file of October 2026', () => {
    const path = files.find((file) => file.endsWith('dkentries_showdown_2026-10-08_TB@DAL.csv'))!
    const file = readEntriesFile(new Uint8Array(readFileSync(path)))
    if (!file.ok) throw new Error(file.error.what)
    const contests = contestsOfEntries(file.value.entries)
    const facts = contests.map(({ mine, settings }) => {
      const { kind, feeCents, poolCents, maxEntries, ticketCents } = settings
      return [mine, kind, feeCents, poolCents, maxEntries, kind === 'satellite' ? ticketCents : null]
    })
    expect(facts.sort()).toEqual(
      [
        [2, 'satellite', 25, null, 3, 2000],
        [2, 'satellite', 25, null, 3, 2000],
        [20, 'large_top_heavy', 10, 100_000, 150, null],
        [2, 'large_top_heavy', 25, 1_000_000, 150, null],
        [1, 'single_entry', 100, 750_000, 1, null],
        [1, 'large_top_heavy', 50, 1_000_000, 150, null],
      ].sort(),
    )
  })
})

function playedIn(path: string): Played[] {
  const read = wholeHistory(readFileSync(path, 'utf8'))
  if (!read.ok) throw new Error(read.error.kind)
  return read.value.entries.map(
    ({ contestName, gameType, entryFeeCents, contestEntries, prizePoolCents }) => ({
      name: contestName,
      gameType,
      feeCents: entryFeeCents,
      entries: contestEntries ?? 0,
      poolCents: prizePoolCents ?? 0,
    }),
  )
}
