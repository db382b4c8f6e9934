import { expect, test } from 'vitest'
import { enrichFromSlate } from '#core/analysis/enrichment.ts'
import { smallLineup, smallSlate } from '#core/analysis/fixtures/small-slate.ts'
import { SHOWDOWN } from '#core/formats/dk-showdown.ts'
import { playersOf } from '#core/lineups/lineup.ts'
import { proofOf, proofStatus } from '../state/lineup-proof.ts'
import { reduceLineup } from '../state/reduce-lineup.ts'
import { runRequest } from '../state/run-request.ts'
import { initialLineupState } from '../testing/initial-lineup-state.ts'

const pool = smallSlate()
const built = { ...initialLineupState(SHOWDOWN, pool), lineup: smallLineup(pool) }
const proven = {
  ...built,
  proof: proofOf(
    built,
    'optimize',
    {
      players: playersOf(built.lineup),
      ...{ gap: 0, examined: 9, examinedIsExact: true, runnerUpGap: 1 },
    },
    { ...runRequest(built), keptPlayers: [] },
  ),
}

test('enriched figures replace those of the pool and the lineup, and what is proved of the old ones holds no more', () => {
  const state = reduceLineup(proven, {
    type: 'enriched',
    players: enrichFromSlate(pool, SHOWDOWN),
    asked: pool,
  })
  const inPool = state.playerPool.find(({ name }) => name === 'Joe Archer')
  expect(inPool?.opponentEaseScore).toBe(88)
  expect(state.lineup.slots[1]).toMatchObject({ name: 'Joe Archer', opponentEaseScore: 88, salary: 10_000 })
  expect([proofStatus(proven), proofStatus(state)]).toEqual(['shown', 'changed'])
  expect(state.notice?.title).toBe('Enrichment complete!')
  const failed = reduceLineup(proven, { type: 'enrichment_failed' })
  expect(failed.notice).toMatchObject({
    title: 'Enrichment failed',
    description: 'Could not enrich player data',
  })
  expect(failed.lineup).toBe(proven.lineup)
})

test('an injury status that was set while the enrichment ran stays; one that was not is the answer’s', () => {
  const marked = (name: string) => pool.find((player) => player.name === name && player.position !== 'CPT')!
  const out = reduceLineup(proven, { type: 'set_injury', player: marked('Joe Archer'), status: 'Out' })
  const players = enrichFromSlate(pool, SHOWDOWN).map((player) =>
    player.name === 'Max Young' ? { ...player, injuryStatus: 'Doubtful' as const } : player,
  )
  const state = reduceLineup(out, { type: 'enriched', players, asked: pool })
  const statuses = (name: string) =>
    state.playerPool.filter((player) => player.name === name).map(({ injuryStatus }) => injuryStatus)
  expect(statuses('Joe Archer')).toEqual(['Out', 'Out'])
  expect(statuses('Max Young')).toEqual(['Doubtful', 'Doubtful'])
  expect(statuses('Cal Sterling')).toEqual(['Healthy', 'Healthy'])
})

test('insights are stored on their players; the lineup and its proof do not change', () => {
  const state = reduceLineup(proven, { type: 'attach_insights', insights: { 'joe-archer': 'Throws a lot.' } })
  expect(state.lineup.slots.map((player) => player?.aiInsight)).toEqual([
    null,
    'Throws a lot.',
    null,
    null,
    null,
    null,
  ])
  expect(state.lineup.slots.map((player) => player?.id)).toEqual(
    proven.lineup.slots.map((player) => player?.id),
  )
  expect(proofStatus(state)).toBe('shown')
})
