import { expect, test } from 'vitest'
import { smallSlate } from '#core/analysis/fixtures/small-slate.ts'
import { PlayerWire, playerFromWire, playerToWire } from './player.ts'

test('a player is unchanged after toWire and fromWire, with average, projection and score apart', () => {
  const player = { ...smallSlate()[0]!, projectedPoints: 22.5, actualPoints: -0.4, isListedActive: true }
  const sent = JSON.parse(JSON.stringify(playerToWire(player)))
  expect(sent).toMatchObject({ fppg: 20, projected_points: 22.5, actual_points: -0.4 })
  expect(playerFromWire(PlayerWire.parse(sent))).toEqual(player)
})

test('a player of an older client, without projection and score, has neither', () => {
  const wire = PlayerWire.parse({ id: 'p', name: 'Ann Arm', position: 'QB', salary: 5000, fppg: 7 })
  expect(playerFromWire(wire)).toMatchObject({ fppg: 7, projectedPoints: null, actualPoints: null })
})

test.each(['projected_points', 'actual_points'])('%s has the bounds of an average', (field) => {
  const player = { id: 'p', name: 'Ann Arm', position: 'QB', salary: 5000, fppg: 7 }
  expect(PlayerWire.safeParse({ ...player, [field]: 2000 }).success).toBe(true)
  expect(PlayerWire.safeParse({ ...player, [field]: 2001 }).success).toBe(false)
  expect(PlayerWire.safeParse({ ...player, [field]: '9' }).success).toBe(false)
})

test('scores that were not sent are unknown, not the objective’s neutral values', () => {
  const wire = PlayerWire.parse({ id: 'p', name: 'Ann Arm', position: 'QB', salary: 5000, fppg: 7 })
  const player = playerFromWire(wire)
  const scores = {
    opponent_ease_score: player.opponentEaseScore,
    weather_impact_score: player.weatherImpactScore,
    game_env_score: player.gameEnvScore,
    ownership_pct: player.ownershipPct,
    leverage_score: player.leverageScore,
    fantasy_outlook_score: player.outlookScore,
    outlook_label: player.outlookLabel,
  }
  expect(new Set(Object.values(scores))).toEqual(new Set([null]))
  expect(playerToWire(player)).toMatchObject(scores)
})
