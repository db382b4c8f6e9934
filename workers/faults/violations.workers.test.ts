import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { SHOWDOWN } from '#core/formats/dk-showdown.ts'
import { emptyLineup } from '#core/lineups/lineup.ts'
import { createDb } from '#db/client.ts'
import { HistoryRows, importRows } from '#db/history/history.ts'
import { insertSavedLineup } from '#db/lineups/saved-lineups.ts'
import { lineupRecord, playerRecord } from '#workers/services/lineups/save-lineup.ts'
import { showdownLineup } from '#workers/testing/lineups.ts'
import { contextOf, newPerson, type Person } from '#workers/testing/person.ts'
import { recordsOf } from './testing/records.ts'

/* What the database refuses in the middle of a batch takes the whole batch back. */

test('a lineup with an unnamed player is not stored at all', async () => {
  const owner = await newPerson()
  const before = await recordsOf(owner)
  for (let broken = 0; broken < 6; broken += 1) {
    const players = showdownLineup().players.map(playerRecord)
    players[broken] = { ...players[broken]!, playerName: null as unknown as string }
    await expect(insertSavedLineup(createDb(env.DB), newLineup(owner, players))).rejects.toThrow()
    expect(await recordsOf(owner)).toBe(before)
  }
})

test('a history with an undated entry is not stored at all', async () => {
  const owner = await newPerson()
  const before = await recordsOf(owner)
  const entry = {
    sport: 'NFL',
    gameType: 'Classic',
    contestName: 'One',
    contestKey: '1',
    ...{ place: 1, points: 1, winningsNonTicketCents: 0, winningsTicketCents: 0 },
    ...{ contestEntries: 1, entryFeeCents: 100, prizePoolCents: 1, placesPaid: 1 },
  }
  const rows = new HistoryRows()
  for (const contestDate of ['2026-01-01 13:00:00', null]) {
    const dated = { ...entry, entryKey: `${contestDate}`, contestDate: contestDate as string }
    rows.add({ entry: dated, asOf: '2026-01-01 13:00:00' })
  }
  await expect(importRows(createDb(env.DB), { userId: owner.id, rows, now: 0 })).rejects.toThrow()
  expect(await recordsOf(owner)).toBe(before)
})

function newLineup(owner: Person, players: ReturnType<typeof playerRecord>[]) {
  const lineup = lineupRecord(contextOf(owner), showdownLineup(), emptyLineup(SHOWDOWN), null)
  return { userId: owner.id, lineup, players, idempotencyKey: null, payloadHash: '-' }
}
