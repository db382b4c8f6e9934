import { defaultRules } from '#core/rules/default-rules.ts'
import type { BuildRequest } from '#optimizer/build-request.ts'
import { type RepairWay, repairLineups, USUAL_GAIN } from '#optimizer/repair.ts'
import { personNamed, readBuildRequest } from './build-input.ts'
import { BUILD_OPTIONS, buildOptionsOf } from './build-options.ts'
import { type Command, CommandError } from './command.ts'
import { readEntriesToRepair, readMoment } from './entries-to-repair.ts'
import { loadBuiltKernel } from './load-kernel.ts'
import { readOptions } from './options.ts'
import { readUploadToRepair } from './repair-input.ts'
import { repairJson, repairTable, unrepairableNotes } from './repair-text.ts'
import { swapInProcess } from './swap-by-worth.ts'

const USAGE = `npm run -s contest -- repair --slate FILE --lineups FILE --out "Name" [options]
       npm run -s contest -- repair --slate FILE --entries DKEntries.csv --now TIME [options]

Repairs the lineups of an upload file, or of the provider's file of entries, that hold a player who is out, or that
the slate lists no more: the fewest changes that the rules allow, of those the best lineup. All other lineups stay as
they are. In a file of entries nothing that is locked changes, and nobody comes in whose game has begun (late swap).
With --way worth any open slot changes where the lineup then makes more money in the contest, beyond the error.

  --slate FILE         the provider's salary file
  --lineups FILE       lineups as in the provider's upload file: a row of ids for each
  --entries FILE       the provider's file of entries; cells marked (LOCKED) stay whatever the time is
  --now TIME           the time by which games have begun, as "10/08/2026 04:05PM ET" or 2026-10-08T20:05:00Z;
                       without it the time of this computer
  --out NAME           a player who is out, as "Josh Allen" or "Josh Allen@BUF"; several times for several players
  --way WAY            best, same_team (each lineup keeps its number of players of each team), improve (any open slot,
                       where the lineup gains), worth (what makes more money), or the name of the player who comes in;
                       without it best
  --gain POINTS        improve only: what each change must gain at least; without it ${USUAL_GAIN}
  --size N, --fee DOLLARS, --type NAME or --payouts FILE, --field FILE, --seed S
                       worth only: one contest for all, as for sim (sim --help), where --size is --entries; without
                       them each contest of the file of entries is as its name says; the opponents are drawn as before
                       the first kickoff, or, with --field and standings that were taken since, the real ones, with the points
                       and clocks that these show
  --rules FILE         a JSON array of rules, as for build
  --json               every change, with points before (who is out counts 0) and after
  --csv                the file, byte for byte the same but for the cells that were changed

The other options are those of build (build --help), but for --count.

Notes and errors go to stderr. Exit code 1: no lineup could be repaired, or a bad file; 2: a mistake in the command.`

const OPTIONS = {
  ...BUILD_OPTIONS,
  lineups: { type: 'string' },
  entries: { type: 'string' },
  now: { type: 'string' },
  gain: { type: 'string' },
  way: { type: 'string' },
  size: { type: 'string' },
  fee: { type: 'string' },
  type: { type: 'string' },
  payouts: { type: 'string' },
  field: { type: 'string' },
  seed: { type: 'string' },
} as const

/** `npm run -s contest -- repair`: the lineups of a file without the players who are out. */
export const REPAIR: Command = {
  summary: 'lineups of a file without the players who are out, with as few changes as possible',
  usage: USAGE,
  run: async (args) => {
    const values = readOptions(args, OPTIONS)
    if ((values.lineups === undefined) === (values.entries === undefined))
      throw new CommandError(2, 'Give --lineups FILE or --entries FILE. See --help.')
    if (values.now !== undefined && values.entries === undefined)
      throw new CommandError(2, '--now goes with --entries.')
    const isByWorth = values.way === 'worth'
    const ofContest = OF_CONTEST.find((name) => values[name] !== undefined)
    if (ofContest && !isByWorth) throw new CommandError(2, `--${ofContest} goes with --way worth.`)
    if (values.count !== undefined) throw new CommandError(2, 'repair takes no --count. See --help.')
    const options = buildOptionsOf(values)
    const { request: built, out, notes } = readBuildRequest({ ...options, count: 1 }, { isRepair: true })
    const file = values.entries
      ? readEntriesToRepair(values.entries, built, momentOf(values.now))
      : readUploadToRepair(values.lineups!, built)
    const ofSet = options.hasDefaultRules
      ? defaultRules({
          format: built.format,
          playerPool: built.playerPool,
          lineups: file.lineups.length,
          contestFormat: built.settings.contestFormat,
        })
      : []
    const request = {
      ...built,
      rules: [...built.rules, ...ofSet.map(({ rule }) => rule)],
    }
    const { lineups, lockedSlots, closedIds } = file
    const locked = { ...(lockedSlots && { lockedSlots }), ...(closedIds && { closedIds }) }
    const asked = { ...request, lineups, ...locked }
    const swapped = isByWorth
      ? await swapInProcess(asked, values, { inFile: file.contests ?? [], own: file.entryKeys, out })
      : null
    // A lineup that is swapped by worth is never refused, so no sentence names its way.
    const way = swapped
      ? ({ kind: 'best' } as const)
      : wayOf(values.way ?? 'best', numberOf(values.gain), built)
    const repair = swapped?.repair ?? repairLineups({ ...asked, way }, await loadBuiltKernel())
    const repaired = { repair, request, file, way }
    const isNothingDone = repair.repaired.length === 0
    return {
      ...(options.output === 'csv'
        ? { text: '', bytes: file.write(repair.repaired) }
        : { text: options.output === 'json' ? repairJson(repaired) : repairTable(repaired) }),
      notes: [
        ...notes,
        ...file.notes,
        ...(swapped?.notes ?? []),
        ...unrepairableNotes(repaired),
        ...(repair.isProved ? [] : ['The search stopped early, so better repairs may exist.']),
      ],
      exitCode: isNothingDone && repair.unrepairable.length > 0 ? 1 : 0,
    }
  },
}

const OF_CONTEST = ['size', 'fee', 'type', 'payouts', 'field', 'seed'] as const

function wayOf(text: string, gain: number, request: BuildRequest): RepairWay {
  if (text === 'improve') return { kind: text, gain }
  if (text === 'best' || text === 'same_team') return { kind: text }
  return { kind: 'person', key: personNamed(text, request, 'way') }
}

function numberOf(text: string | undefined): number {
  const gain = text === undefined ? USUAL_GAIN : Number(text)
  if (text?.trim() !== '' && gain >= 0 && Number.isFinite(gain)) return gain
  throw new CommandError(2, `--gain ${text} is no number of points.`)
}

function momentOf(text: string | undefined): number {
  const moment = text === undefined ? Date.now() : readMoment(text)
  if (moment !== null) return moment
  throw new CommandError(2, `--now ${text} is no time. Write it as "10/08/2026 04:05PM ET".`)
}
