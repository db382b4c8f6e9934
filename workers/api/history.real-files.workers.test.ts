import Papa from 'papaparse'
import { expect, test } from 'vitest'
import type { HistoryRow } from '#core/fixtures/contest-history.ts'
import { skipBecause } from '#core/fixtures/skip-because.ts'
import { expectHistoryFigures, moneyIn } from '#workers/testing/agreeing-figures.ts'
import { expectLineupFigures, saveLineups } from '#workers/testing/agreeing-lineups.ts'
import { allEntries, analyticsOf, expectAnalytics, upload } from '#workers/testing/history.ts'
import { signedIn } from '#workers/testing/make-user.ts'

/** `provider-files` is an alias of vite.config.ts: workerd has no file system to read them from. */
const FILES = Object.values(
  import.meta.glob<string>('provider-files/entry-history/*.csv', { query: '?raw', import: 'default' }),
)
const NO_FILES = 'no provider files of entry histories'

test('every figure equals an independent calculation from the file', async (context) => {
  if (FILES.length === 0) skipBecause(context, NO_FILES)
  for (const [place, load] of FILES.entries()) {
    const text = await load()
    const [ada] = await signedIn(`ada-real-${place}`)
    await upload(ada, text)
    await expectAnalytics(ada, Papa.parse<HistoryRow>(text, { header: true, skipEmptyLines: true }).data)
  }
})

test('every screen, route and export shows the same profit and ROI, to the cent and the tenth', async (context) => {
  if (FILES.length === 0) skipBecause(context, NO_FILES)
  for (const [place, load] of FILES.entries()) {
    const text = await load()
    const [ada] = await signedIn(`ada-agrees-${place}`)
    await upload(ada, text)
    const rows = Papa.parse<HistoryRow>(text, { header: true, skipEmptyLines: true }).data
    await expectHistoryFigures(ada, rows)
    const played = rows.filter((_, row) => row % 40 === 0).map(moneyIn)
    await saveLineups(ada, played)
    await expectLineupFigures(ada, played)
  }
})

test('snapshots of one account give the same table in either order', async (context) => {
  if (FILES.length === 0) skipBecause(context, NO_FILES)
  const [ada, bob] = await signedIn('ada-snapshots', 'bob-snapshots')
  const texts = await Promise.all(FILES.map((load) => load()))
  for (const text of texts) await upload(ada, text)
  for (const text of texts.toReversed()) await upload(bob, text)
  expect(await allEntries(bob)).toEqual(await allEntries(ada))
  expect(await analyticsOf(bob)).toEqual(await analyticsOf(ada))
})
