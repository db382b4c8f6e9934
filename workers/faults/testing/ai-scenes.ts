import { inject } from 'vitest'
import { playerToWire } from '#contract/player.ts'
import { smallSlate } from '#core/analysis/fixtures/small-slate.ts'
import { goodStory, storyRequest } from '#workers/testing/ai.ts'
import type { Scene } from './scene.ts'

const players = smallSlate().map(playerToWire)

export function storyWithKey(): Promise<Scene> {
  return withKey(storyRequest(), goodStory())
}

export function questionWithKey(): Promise<Scene> {
  return withKey({ playerNames: ['Joe Archer'], players }, 'Joe Archer averages 20 points.')
}

export function stackWithKey(): Promise<Scene> {
  const stack = players.filter(({ name }) => name === 'Joe Archer' || name === 'Cal Sterling')
  return withKey({ stackType: 'qb', players: stack, playerPool: players }, 'Joe Archer averages 20 points.')
}

export function enrichWithKey(): Promise<Scene> {
  const found = Array.from({ length: 8 }, (_, i) => ({
    playerKey: `p${i + 1}`,
    ...{ opponentEaseScore: 70, weatherImpactScore: 95, weatherTemp: 61, weatherWind: 5, weatherPrecip: 0 },
    ...{ gameEnvScore: 64, overUnder: 47.5, teamTotal: 25.5, paceScore: null, ownershipPct: 33 },
    ...{ injuryStatus: null, note: null, sources: [] },
  }))
  return withKey({ players, enableWebSearch: false }, JSON.stringify({ players: found }))
}

/** A Worker with its own AI key, whose server always gives this answer. */
async function withKey(body: object, text: string): Promise<Scene> {
  const key = `key-${crypto.randomUUID()}`
  const moves = JSON.stringify([{ move: 'answer', text }])
  await fetch(`${inject('openAiUrl')}/script/${key}`, { method: 'POST', body: moves })
  const settings = { OPENAI_API_KEY: key, OPENAI_BASE_URL: `${inject('openAiUrl')}/v1` }
  return { body, settings }
}
