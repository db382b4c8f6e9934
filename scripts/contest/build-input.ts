import { type Player, personKey } from '#core/players/player.ts'
import { pricedAsInactive } from '#core/players/who-plays.ts'
import { type OutInFile, peopleOutInFiles } from '#core/projections/out-in-files.ts'
import { DEFAULT_NUMBERS } from '#core/projections/slate-numbers.ts'
import { withNumbers } from '#core/projections/with-numbers.ts'
import { DEFAULT_RULES } from '#core/rules/lineup-rule.ts'
import type { BuildRequest } from '#optimizer/build-request.ts'
import type { BuildOptions } from './build-options.ts'
import { readRules } from './read-rules.ts'
import { readProjectionFile, readSlate } from './read-slate.ts'

/** The build that the options ask for, from their files: that of a screen on which nothing but these options was changed. */
export function readBuildRequest(options: BuildOptions): { request: BuildRequest; notes: string[] } {
  const { slate, format, notes } = readSlate(options.slate, options.format)
  const listed = slate.players
  const projections = options.projections.map((path) => readProjectionFile(path, listed, format))
  const files = projections.map(({ file }) => file)
  const inactive = options.hasPriceGuard ? pricedAsInactive(listed, format) : new Set<string>()
  const playerPool = withNumbers(
    listed,
    format,
    { ...DEFAULT_NUMBERS, pointsFrom: options.pointsFrom, files },
    inactive,
  )
  const leftOut = playerPool.filter((row) => inactive.has(personKey(row)))
  const outInFiles = peopleOutInFiles(files)
  const stillUsed = (why: OutInFile) =>
    playerPool.filter((row) => outInFiles.get(personKey(row)) === why && !inactive.has(personKey(row)))
  return {
    request: {
      playerPool,
      mode: format,
      budget: options.budget ?? format.budget,
      settings: options.settings,
      excludedIds: leftOut.map(({ id }) => id),
      count: options.count,
      rules: [
        ...(options.hasDefaultRules ? DEFAULT_RULES : []),
        ...(options.rules === null ? [] : readRules(options.rules, playerPool, format)),
      ],
    },
    notes: [
      ...notes,
      ...projections.flatMap((each) => each.notes),
      ...noteOn('Left out, priced as inactive', leftOut),
      ...noteOn('Out by the status in a projection file, and still used', stillUsed('listed_out')),
      ...noteOn('Projected at 0 or blank, and still used', stillUsed('not_projected')),
    ],
  }
}

function noteOn(what: string, rows: readonly Player[]): string[] {
  const names = [...new Map(rows.map((row) => [personKey(row), row.name])).values()]
  return names.length === 0 ? [] : [`${what}: ${names.join(', ')}.`]
}
