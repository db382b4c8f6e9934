import { expect, test } from 'vitest'
import { PLAIN } from '../../objective/plain-points.ts'
import { makePlayer } from '../../players/fixtures/make-player.ts'
import type { Player } from '../../players/player.ts'
import { smallLineup, smallSlate } from '../fixtures/small-slate.ts'
import { constrainedTo, forcePlayer, forcePlayers, passedOver, type SearchWith } from './forced-player.ts'

const playerPool = smallSlate()
const lineup = smallLineup(playerPool)
const row = (name: string, isCaptain = false) =>
  playerPool.find((player) => player.name === name && (player.position === 'CPT') === isCaptain)!

/** The lineup with these rows in the last flex slot or, for a captain row, in the captain's. */
const withRow: SearchWith = async ([kept]) => ({
  isProved: true,
  players: lineup.slots.with(kept!.position === 'CPT' ? 0 : 5, kept!) as Player[],
})
const question = (searchWith: SearchWith) => ({ lineup, playerPool, settings: PLAIN, searchWith })

test('a row that no legal lineup holds counts as dearer than any cost', async () => {
  const captainOnly: SearchWith = async (kept) =>
    kept[0]!.position === 'CPT' ? withRow(kept) : { isProved: true, players: null }
  expect(await forcePlayer(row('Al Brown'), question(captainOnly))).toMatchObject({
    slotCode: 'CPT',
    best: { projectedPoints: 67, pointsCost: 15 },
  })
  const none: SearchWith = async () => ({ isProved: true, players: null })
  expect(await forcePlayer(row('Al Brown'), question(none))).toMatchObject({ best: null })
})

test('players whose search ended without a proof are left out, the others stay', async () => {
  const notRuiz: SearchWith = async (kept) =>
    kept[0]!.name === 'Ed Ruiz' ? { isProved: false } : withRow(kept)
  const forced = await forcePlayers([row('Ed Ruiz'), row('Al Brown')], question(notRuiz))
  expect(forced.map(({ player }) => player.name)).toEqual(['Al Brown'])
})

test('passed over are the best people outside the lineup, each once', () => {
  expect(passedOver(lineup, playerPool, 5).map(({ name }) => name)).toEqual(['Ed Ruiz', 'Al Brown'])
  expect(passedOver(lineup, playerPool, 1).map(({ name }) => name)).toEqual(['Ed Ruiz'])
})

test('of two equal players the cheaper was passed over first; never those without points or who may not play', () => {
  const others = [
    makePlayer({ id: 'dear', fppg: 30, salary: 9000 }),
    makePlayer({ id: 'cheap', fppg: 30, salary: 3000 }),
    makePlayer({ id: 'out', fppg: 40, injuryStatus: 'Out' }),
    makePlayer({ id: 'none', fppg: 0 }),
    makePlayer({ id: 'doubtful', fppg: 40, injuryStatus: 'Doubtful' }),
    makePlayer({ id: 'inactive', fppg: 40, salary: 1000 }),
  ]
  expect(passedOver(lineup, others, 9).map(({ id }) => id)).toEqual(['cheap', 'dear'])
})

test('a search keeps the asked rows and the locked ones, each once, and excludes none that it keeps', () => {
  const [brown, ruiz, young] = [row('Al Brown'), row('Ed Ruiz'), row('Max Young')]
  const { keptPlayers, excludedIds } = constrainedTo([brown], playerPool, {
    lockedIds: [brown.id, ruiz.id],
    excludedIds: [brown.id, ruiz.id, young.id],
  })
  expect(keptPlayers.map(({ name }) => name)).toEqual(['Al Brown', 'Ed Ruiz'])
  expect(excludedIds).toEqual([young.id])
})
