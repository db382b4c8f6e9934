import { personKey } from '#core/players/player.ts'
import { notExpectedToPlay } from '#core/players/who-plays.ts'
import { DEFAULT_NUMBERS } from '#core/projections/slate-numbers.ts'
import { withNumbers } from '#core/projections/with-numbers.ts'
import { rulesByDefault } from '#core/rules/default-rules.ts'
import { rulePool } from '#core/rules/rule-pool.ts'
import type { BuildRequest } from '#optimizer/build-request.ts'
import type { BuildOptions } from './build-options.ts'
import { CommandError } from './command.ts'
import { leftOutByDefault } from './left-out.ts'
import { personOf, readRules } from './read-rules.ts'
import { readProjectionFile, readSlate } from './read-slate.ts'

/**
 * The build that the options ask for, from their files: that of a screen on which nothing but these options was changed.
 * `isRepair`: only players who do not play are left out, since a repair takes who is left out from lineups.
 */
export function readBuildRequest(
  options: BuildOptions,
  { isRepair = false } = {},
): { request: BuildRequest; out: ReadonlySet<string>; notes: string[] } {
  const { slate, format, notes } = readSlate(options.slate, options.format)
  const listed = slate.players
  const projections = options.projections.map((path) => readProjectionFile(path, listed, format))
  const files = projections.map(({ file }) => file)
  const inactive = options.hasPriceGuard ? notExpectedToPlay(listed, format) : new Set<string>()
  const playerPool = withNumbers(
    listed,
    format,
    {
      ...DEFAULT_NUMBERS,
      pointsFrom: options.pointsFrom,
      files,
      ownershipInPoints: options.ownershipInPoints,
    },
    inactive,
  )
  const rules = [
    ...(options.hasDefaultRules
      ? rulesByDefault({
          format,
          playerPool,
          lineups: options.count,
          contestFormat: options.settings.contestFormat,
        })
      : []),
    ...(options.rules === null ? [] : readRules(options.rules, playerPool, format)),
  ]
  const leftOut = leftOutByDefault(playerPool, format, {
    files,
    rules,
    isRepair,
    hasPriceGuard: options.hasPriceGuard,
  })
  const out = new Set(options.out.map((name) => personNamed(name, { playerPool, format }, 'out')))
  const rowsOut = playerPool.filter((row) => out.has(personKey(row))).map(({ id }) => id)
  return {
    out,
    request: {
      playerPool,
      format,
      budget: options.budget ?? format.budget,
      settings: options.settings,
      excludedIds: [...leftOut.ids, ...rowsOut],
      count: options.count,
      rules,
    },
    notes: [...notes, ...projections.flatMap((each) => each.notes), ...leftOut.notes],
  }
}

/** The key of the player that an option names; throws a sentence that names the option. */
export function personNamed(
  name: string,
  { playerPool, format }: Pick<BuildRequest, 'playerPool' | 'format'>,
  option: string,
): string {
  const found = personOf(name, [...rulePool(playerPool, format).values()])
  if ('person' in found) return found.person
  throw new CommandError(1, `--${option}: ${found.problem}`)
}
