import type { ContestPool } from '#core/contest-pool/contest-pool.ts'
import { distinctLineups } from '#core/contest-pool/distinct-lineups.ts'
import { lineupRowsOfPlayers } from '#core/contest-pool/lineup-rows.ts'
import { clumpedField } from '#core/field/clumped-field.ts'
import { dupesOf } from '#core/field/dupes.ts'
import { nearWithFewerDupes } from '#core/field/near-lineups.ts'
import { ownershipOfPool } from '#core/field/ownership-target.ts'
import type { FieldKernel } from '#optimizer/field/kernel.ts'
import { drawField, type FieldModel, fitField, probabilitiesOf } from '#optimizer/field.ts'
import type { Opponents } from '#optimizer/sim/sim-request.ts'
import type { DrawnField, LessPlayed, SimQuestion } from './sim-messages.ts'

/** The last field, which serves the same pool again. */
let fitted: { pool: string; model: FieldModel } | null = null
let drawn: { model: FieldModel; entries: number; seed: number; opponents: Opponents } | null = null

/** The opponents of the contest, and how often the field has the lineups asked for. */
export function drawnField(
  { contest: { entries }, lineups, seed }: SimQuestion,
  pool: ContestPool,
  kernel: FieldKernel,
): DrawnField {
  const model = modelOf(pool, kernel)
  const places = [...lineups.keys()].filter((place) => mayEnter(lineups[place]!, pool))
  const judged = lineupRowsOfPlayers(
    places.map((place) => lineups[place]!.map((id) => ({ id }))),
    pool,
  )
  return {
    opponents: opponentsOf({ model, entries, seed }, pool, kernel),
    model,
    judged,
    places,
    dupes: [...probabilitiesOf(model, pool, judged)].map((chance) => dupesOf(chance, entries)),
    worst: model.worst,
    isAttainable: model.attainable,
  }
}

/** Lineups one change away from the first one that fewer entries have, the least costly in points first. */
export function lessPlayedNear(
  { contest: { entries }, lineups: [lineup] }: SimQuestion,
  pool: ContestPool,
  kernel: FieldKernel,
): LessPlayed[] {
  if (!lineup || !mayEnter(lineup, pool)) return []
  const model = modelOf(pool, kernel)
  const ids = (rows: readonly number[]) => rows.map((row) => pool.rows[row]!.id)
  return nearWithFewerDupes({
    pool,
    lineup: lineup.map((id) => pool.rows.findIndex((row) => row.id === id)),
    probabilitiesOf: (near) => probabilitiesOf(model, pool, near),
    entries,
  }).map((near) => ({ ...near, out: ids(near.out), in: ids(near.in) }))
}

function modelOf(pool: ContestPool, kernel: FieldKernel): FieldModel {
  const key = JSON.stringify([
    pool.mode.id,
    pool.people.map((person) => person.key),
    pool.rows.map(({ id, salary, team, ownershipPct }) => [id, salary, team, ownershipPct]),
  ])
  if (fitted?.pool === key) return fitted.model
  // Without the last field to start from: a fit takes 11 ms, and the same pool must draw the same entries.
  const model = fitField({ pool, target: ownershipOfPool(pool) }, kernel)
  if (!model) throw new RangeError('No legal lineup can be made of the players who play.')
  fitted = { pool: key, model }
  return model
}

function opponentsOf(
  { model, entries, seed }: { model: FieldModel; entries: number; seed: number },
  pool: ContestPool,
  kernel: FieldKernel,
): Opponents {
  if (drawn?.model === model && drawn.entries === entries && drawn.seed === seed) return drawn.opponents
  const opponents = drawOpponents(model, { pool, entries, seed }, kernel)
  drawn = { model, entries, seed, opponents }
  return opponents
}

/** The other entries of a contest: the same ones for the same seed. */
export function drawOpponents(
  model: FieldModel,
  { pool, entries, seed }: { pool: ContestPool; entries: number; seed: number },
  kernel: FieldKernel,
): Opponents {
  const draw = (options: { count: number; seed: number }) => drawField(model, pool, options, kernel)
  const { lineups, copies } = distinctLineups(clumpedField(draw, { count: entries - 1, seed }))
  return { lineups, copies }
}

/** Whether all people of the lineup may be in an entry. */
function mayEnter(lineup: readonly string[], { rows, personOfRow }: ContestPool): boolean {
  return lineup.every((id) => {
    const row = rows.findIndex((each) => each.id === id)
    return row >= 0 && personOfRow[row]! >= 0
  })
}
