import type { ContestPool } from '#core/contest-pool/contest-pool.ts'
import { personKey } from '#core/players/player.ts'
import type { FieldModel } from '#optimizer/field.ts'
import { lineupText } from './build-text.ts'
import type { FileLineup } from './read-lineups.ts'
import { idsOf } from './slate-input.ts'
import { tableText } from './table-text.ts'

type FieldAnswer = {
  pool: ContestPool
  model: FieldModel
  lineups: readonly FileLineup[]
  /** By lineup. */
  chances: Float64Array
}

/**
 * Shares in percent, `worst` in points of percent, `p` as a share of the entries. Players of the slate who are in no entry
 * come last, with zeros.
 */
export function fieldJson({ pool, model, lineups, chances }: FieldAnswer): string {
  const people = pool.people.map(({ row: { name, team } }, i) => ({
    name,
    team,
    captain: 100 * model.captain[i]!,
    flex: 100 * model.flex[i]!,
    targetCaptain: 100 * model.target.captain[i]!,
    targetFlex: 100 * model.target.flex[i]!,
  }))
  const gone = new Map(
    pool.rows.flatMap((row, i) => (pool.personOfRow[i]! < 0 ? [[personKey(row), row] as const] : [])),
  )
  const none = { captain: 0, flex: 0, targetCaptain: 0, targetFlex: 0 }
  const others = [...gone.values()].map(({ name, team }) => ({ name, team, ...none }))
  const { worst, attainable } = model
  const chancesOf = lineups.map((players, i) => ({ ids: idsOf(players), p: chances[i]! }))
  return `${JSON.stringify({ people: [...people, ...others], worst, attainable, lineups: chancesOf }, null, 2)}\n`
}

/** The people by share, then the lineups in the order given. */
export function fieldTable({ pool, model, lineups, chances }: FieldAnswer): string {
  const captainCode = pool.format.captain?.code
  const people = pool.people
    .map(({ row }, i) => ({ row, captain: model.captain[i]!, flex: model.flex[i]!, i }))
    .sort((a, b) => b.captain + b.flex - a.captain - a.flex)
    .map(({ row, captain, flex, i }) => [
      ...(captainCode ? [percent(captain), percent(model.target.captain[i]!)] : []),
      percent(flex),
      percent(model.target.flex[i]!),
      `${row.name} ${row.team ?? ''}`,
    ])
  const heads = [
    ...(captainCode ? [captainCode, 'wanted'] : []),
    captainCode ? 'Flex' : 'Own',
    'wanted',
    'Player',
  ]
  const chancesOf = lineups.map((players, i) => [
    String(i + 1),
    chances[i]! === 0 ? 'never' : `1 in ${Math.round(1 / chances[i]!).toLocaleString('en-US')}`,
    lineupText(players, pool.format),
  ])
  return [
    tableText(heads, people),
    `The largest distance from the ownership wanted: ${model.worst.toFixed(2)} points.`,
    ...(lineups.length > 0 ? ['', tableText(['#', 'Of the field', 'Lineup'], chancesOf)] : []),
    '',
  ].join('\n')
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)}%`
}
