import { below } from '#core/numbers/testing/random-choice.ts'
import { personKey } from '#core/players/player.ts'
import type { BuildRule } from '#core/rules/build-rule.ts'
import { randomShares, smallBuild } from '../../sequence/testing/small-builds.ts'
import { everyLineupUnder } from '../../testing/every-lineup-under.ts'
import { randomBuild } from '../../testing/random-builds.ts'
import { seededRandom } from '../../testing/random-requests.ts'
import type { RepairRequest, RepairWay } from '../repair-request.ts'

/** Lineups of a small pool that were legal before one or two people were out, with rules, shares and ways of every kind; null where the pool has too few. */
export function randomRepair(seed: number): RepairRequest | null {
  const random = seededRandom(90_000 + seed)
  const pick = <T>(items: readonly T[]): T => items[below(random, items.length)]!
  const request = random() < 0.5 ? randomBuild(seed) : smallBuild(seed)
  const { rows, lineups: legal } = everyLineupUnder({ ...request, excludedIds: [], rules: [] })
  if (legal.length < 20) return null
  const near = legal.slice(0, pick([20, 60, legal.length]))
  const listed = new Set(Array.from({ length: 1 + below(random, 8) }, () => pick(near)))
  const lineups = [...listed].map((lineup) => lineup.rows.map((row) => rows[row]!.id))
  const held = [...listed].flatMap((lineup) => lineup.rows)
  const gone = new Set(Array.from({ length: 1 + below(random, 2) }, () => personKey(rows[pick(held)]!)))
  const excludedIds = rows.filter((row) => gone.has(personKey(row))).map(({ id }) => id)
  const shares = random() < 0.6 ? randomShares(random, request) : []
  const rules: BuildRule[] = [
    ...request.rules,
    ...shares.map((rule) => ('isStrict' in rule && random() < 0.15 ? { ...rule, isStrict: true } : rule)),
    ...(random() < 0.4
      ? [{ kind: 'uniques' as const, players: 1 + below(random, 3), captainSwapCounts: random() < 0.5 }]
      : []),
  ]
  const way = pick<RepairWay>([
    { kind: 'best' },
    { kind: 'best' },
    { kind: 'same_team' },
    { kind: 'person', key: personKey(pick(rows)) },
  ])
  const bannedLineups =
    random() < 0.3 ? [pick(legal), pick(legal)].map((lineup) => lineup.rows.map((row) => rows[row]!.id)) : []
  return { ...request, excludedIds, rules, lineups, way, bannedLineups, stepBudget: 1e12 }
}
