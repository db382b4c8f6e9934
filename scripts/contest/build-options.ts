import { PLAYABLE_IDS } from '#core/formats/lookup.ts'
import {
  CONTEST_FORMATS,
  DEFAULT_SETTINGS,
  type OptimizerSettings,
  STRATEGIES,
} from '#core/objective/strategy.ts'
import { POINTS_FROM } from '#core/projections/slate-numbers.ts'
import { MOST_LINEUPS, USUAL_LINEUPS } from '#optimizer/build-request.ts'
import { CommandError } from './command.ts'
import { choiceOption, numberOption, readOptions } from './options.ts'
import { FILE_OPTIONS, type FileOptions, fileOptionsOf } from './slate-options.ts'

const MOST_DOLLARS = 1_000_000

export const BUILD_USAGE = `npm run -s contest -- build --slate FILE [options]

Builds lineups of a salary file with the defaults of the screen: baseline points, players who are priced as
inactive, not projected or expected to score little left out, no more than one quarterback of a team and one
kicker, and from 20 lineups on at least 6 captains and none in more than 35%, from 100 on 50%. With --game-mode
gpp and several games each quarterback has a receiver or tight end of his team; with five games or more and 20 lineups or
more no player is in more than 65% and no quarterback in more than 35%.

  --slate FILE         the provider's salary file (its upload template too)
  --projections FILE   a projection file; several are averaged
  --rules FILE         a JSON array of rules (app/core/rules/build-rule.ts); people as "Josh Allen" or
                       "Josh Allen@BUF"
  --out NAME           a player who is out, as "Josh Allen" or "Josh Allen@BUF"; several times for several players
  --count N            lineups, 1 to ${MOST_LINEUPS}; ${USUAL_LINEUPS} without this option
  --format ID          ${PLAYABLE_IDS.join(' or ')}; without it the file says
  --points SOURCE      what counts where no projection does: ${POINTS_FROM.join(' or ')}
  --strategy NAME      ${STRATEGIES.join(', ')}; without it ${DEFAULT_SETTINGS.strategy}
  --game-mode NAME     ${CONTEST_FORMATS.join(' or ')}; without it ${DEFAULT_SETTINGS.contestFormat}
  --creativity N       0 to 100; without it ${DEFAULT_SETTINGS.creativity}
  --budget DOLLARS     without it the format's
  --no-ownership-points  ownership in projection files leaves the baseline's points as they are
  --no-price-guard     also use players who are priced as inactive, not projected or expected to score little
  --no-default-rules   only the rules of the file: two quarterbacks of a team or two kickers too, and any captains
  --json               the answer of POST /api/build, and the rows it names
  --csv                the upload file of the provider

Notes and errors go to stderr. Exit code 1: no lineup or a bad file; 2: a mistake in the command.`

export type BuildOptions = FileOptions & {
  rules: string | null
  /** Names of players who are out. */
  out: string[]
  count: number
  settings: OptimizerSettings
  /** Dollars; null: the format's. */
  budget: number | null
  hasDefaultRules: boolean
  output: 'table' | 'json' | 'csv'
}

/** Of `repair` too, but for the count. */
export const BUILD_OPTIONS = {
  ...FILE_OPTIONS,
  rules: { type: 'string' },
  out: { type: 'string', multiple: true },
  count: { type: 'string' },
  strategy: { type: 'string' },
  'game-mode': { type: 'string' },
  creativity: { type: 'string' },
  budget: { type: 'string' },
  'no-default-rules': { type: 'boolean' },
  csv: { type: 'boolean' },
} as const

export function readBuildOptions(args: string[]): BuildOptions {
  return buildOptionsOf(readOptions(args, BUILD_OPTIONS))
}

export function buildOptionsOf(values: ReturnType<typeof readOptions<typeof BUILD_OPTIONS>>): BuildOptions {
  const file = fileOptionsOf(values)
  if (values.json && values.csv) throw new CommandError(2, 'Choose one of --json and --csv.')
  const { strategy, contestFormat, creativity } = DEFAULT_SETTINGS
  return {
    ...file,
    rules: values.rules ?? null,
    out: values.out ?? [],
    count: numberOption('count', values.count, { min: 1, max: MOST_LINEUPS, isWhole: true }, USUAL_LINEUPS),
    settings: {
      strategy: choiceOption('strategy', values.strategy, STRATEGIES, strategy),
      contestFormat: choiceOption('game-mode', values['game-mode'], CONTEST_FORMATS, contestFormat),
      creativity: numberOption(
        'creativity',
        values.creativity,
        { min: 0, max: 100, isWhole: false },
        creativity,
      ),
      priceGuard: file.hasPriceGuard,
    },
    budget: numberOption('budget', values.budget, { min: 0, max: MOST_DOLLARS, isWhole: false }, null),
    hasDefaultRules: !values['no-default-rules'],
    output: values.json ? 'json' : values.csv ? 'csv' : 'table',
  }
}
