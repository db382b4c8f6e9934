import type { Format } from '#core/formats/format.ts'
import { findPlayableFormat, PLAYABLE_IDS } from '#core/formats/lookup.ts'
import { POINTS_FROM, type PointsFrom } from '#core/projections/slate-numbers.ts'
import { CommandError } from './command.ts'
import { choiceOption, type readOptions } from './options.ts'

/** A salary file, and whose numbers count: of every command that reads one. */
export type FileOptions = {
  slate: string
  projections: string[]
  /** Null: as the file says. */
  format: Format | null
  pointsFrom: PointsFrom
  /** Players are left out by default. */
  hasPriceGuard: boolean
  /** Does ownership from files move the baseline's points? */
  ownershipInPoints: boolean
}

/** For `readOptions`. */
export const FILE_OPTIONS = {
  slate: { type: 'string' },
  projections: { type: 'string', multiple: true },
  format: { type: 'string' },
  points: { type: 'string' },
  'no-price-guard': { type: 'boolean' },
  'no-ownership-points': { type: 'boolean' },
  json: { type: 'boolean' },
} as const

export function fileOptionsOf(values: ReturnType<typeof readOptions<typeof FILE_OPTIONS>>): FileOptions {
  if (values.slate === undefined) throw new CommandError(2, '--slate FILE is missing. See --help.')
  return {
    slate: values.slate,
    projections: values.projections ?? [],
    format: findPlayableFormat(choiceOption('format', values.format, PLAYABLE_IDS, null)),
    pointsFrom: choiceOption('points', values.points, POINTS_FROM, 'baseline'),
    hasPriceGuard: !values['no-price-guard'],
    ownershipInPoints: !values['no-ownership-points'],
  }
}

/** The options that the commands about a contest's field have in common. */
export type SlateOptions = FileOptions & {
  /** Null: ownership by the product's model. */
  ownership: string | null
  lineups: string | null
  isJson: boolean
}

/** For `readOptions`. */
export const SLATE_OPTIONS = {
  ...FILE_OPTIONS,
  ownership: { type: 'string' },
  lineups: { type: 'string' },
} as const

export const SLATE_USAGE = `  --slate FILE         the provider's salary file (its upload template too)
  --ownership FILE     Name,Team,Captain,Flex in percent, without captains Name,Team,Ownership; else the model of the screen
  --lineups FILE       lineups as in the provider's upload file: a row of ids for each
  --projections FILE   a projection file; several are averaged
  --format ID          ${PLAYABLE_IDS.join(' or ')}; without it the file says
  --points SOURCE      what counts where no projection does: ${POINTS_FROM.join(' or ')}
  --no-price-guard     also players who are priced as if they would not play; lineups made here may hold everyone
  --no-ownership-points  ownership files leave the baseline's points as they are
  --json               the answer as JSON`

export function slateOptionsOf(values: ReturnType<typeof readOptions<typeof SLATE_OPTIONS>>): SlateOptions {
  return {
    ...fileOptionsOf(values),
    ownership: values.ownership ?? null,
    lineups: values.lineups ?? null,
    isJson: values.json ?? false,
  }
}
