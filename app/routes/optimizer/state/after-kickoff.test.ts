import { expect, test } from 'vitest'
import { STANDARD } from '#core/formats/dk-classic.ts'
import { emptyLineup, lineupOf } from '#core/lineups/lineup.ts'
import { brokenRules } from '#core/lineups/lineup-rules.ts'
import { makePlayer } from '#core/players/fixtures/make-player.ts'
import type { Player } from '#core/players/player.ts'
import { loadKernel } from '#optimizer/kernel.node.ts'
import { optimizeLineup } from '#optimizer/optimizer.ts'
import { initialLineupState } from '../testing/initial-lineup-state.ts'
import { proofStatus, questionOf } from './lineup-proof.ts'
import type { LineupState } from './lineup-state.ts'
import { reduceLineup } from './reduce-lineup.ts'

const kernel = await loadKernel()
const POSITIONS = ['QB', 'RB', 'RB', 'RB', 'WR', 'WR', 'WR', 'WR', 'TE', 'TE', 'DST']
const GAMES = ['NYJ@BUF 09/14/2025 01:00PM ET', 'DEN@KC 09/14/2025 04:25PM ET']
/** Two games; the early players expect more. */
const pool: Player[] = GAMES.flatMap((gameInfo, game) =>
  POSITIONS.map((position, place) => {
    const [team, opponent] = gameInfo.split(' ')[0]!.split('@') as [string, string]
    const id = `${'el'[game]}${place}`
    const facts = { position, actualPosition: position, team, opponent, gameInfo }
    return makePlayer({ id, name: `Man ${id}`, ...facts, salary: 5000, fppg: 20 - 5 * game - place / 10 })
  }),
)
const row = (id: string) => pool.find((player) => player.id === id)!
/** An early back in FLEX and an early quarterback; the others are the late game's. */
const ENTERED = ['e0', 'l1', 'l2', 'l4', 'l5', 'l6', 'l8', 'e1', 'l10']
const entered: LineupState = {
  ...initialLineupState(STANDARD, pool),
  lineup: lineupOf(STANDARD, ENTERED.map(row)),
}

function started(state: LineupState, kind: 'optimize' | 'fill', now: string): LineupState {
  return reduceLineup(state, { type: 'run_started', kind, now: Date.parse(`2025-09-14T${now}Z`) })
}

function run(state: LineupState, kind: 'optimize' | 'fill', now: string): LineupState {
  const running = started(state, kind, now)
  const { request, question } = running.pendingRun!
  const answer = optimizeLineup(question, kernel)
  if (!answer.ok) throw new Error(answer.error.message)
  return reduceLineup(running, { type: 'run_answered', request, answer: answer.value })
}
const ids = ({ lineup }: LineupState) => lineup.slots.map((player) => player?.id ?? '')

test('before the first kickoff, and once everything is over, a lineup is optimized from nothing', () => {
  for (const now of ['12:00:00', '23:00:00']) {
    const { pendingRun, lineup } = started(entered, 'optimize', now)
    expect(lineup.slots.every((player) => player === null)).toBe(true)
    expect(pendingRun!.question.keptPlayers).toEqual([])
    expect(pendingRun!.question.lockedCells).toBeUndefined()
  }
})

test('after the first kickoff the players of that game keep their slots, and nobody else of it comes in', () => {
  const state = run(entered, 'optimize', '18:00:00')
  const found = ids(state)
  expect([found[0], found[7]]).toEqual(['e0', 'e1'])
  expect(found.filter((id) => id.startsWith('e'))).toHaveLength(2)
  expect(brokenRules(state.lineup)).toEqual([])
  expect(proofStatus(state)).toBe('shown')
  const asked = started(entered, 'optimize', '18:00:00').pendingRun!.question
  const again = questionOf(state.proof!, state)
  expect(again.keptPlayers.map(({ id }) => id)).toEqual(asked.keptPlayers.map(({ id }) => id))
  expect({ ...again, keptPlayers: [] }).toEqual({ ...asked, keptPlayers: [] })
  // The back in FLEX leaves two backs, three receivers and one tight end to the late game.
  expect(state.lineup.slots.map((player) => player?.position)).toEqual([
    ...['QB', 'RB', 'RB', 'WR', 'WR', 'WR', 'TE', 'RB', 'DST'],
  ])
})

test('filling leaves every slot as it is and takes late players alone; a user who locked an early one gets none of it', () => {
  const start: LineupState = {
    ...entered,
    lineup: {
      ...emptyLineup(STANDARD),
      slots: [row('e0'), null, null, null, null, null, null, row('e1'), row('l10')],
    },
    lockedIds: new Set(['e4']),
  }
  const filled = run(start, 'fill', '18:00:00')
  const found = ids(filled)
  expect(proofStatus(filled)).toBe('shown')
  expect([found[0], found[7], found[8]]).toEqual(['e0', 'e1', 'l10'])
  expect(found.filter((id) => id.startsWith('e'))).toHaveLength(2)
})
