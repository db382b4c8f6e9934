import { contestPoolOf } from '#core/contest-pool/contest-pool.ts'
import type { EnteredContest } from '#core/entries-file/entered-contests.ts'
import { ownershipOfPool } from '#core/field/ownership-target.ts'
import { contestInSmall } from '#core/payouts/contest-in-small.ts'
import { CONTEST_TYPES } from '#core/payouts/contest-kinds.ts'
import { contestName, feeAndSize } from '#core/payouts/contest-line.ts'
import { type ContestSettings, simContestOf } from '#core/payouts/contest-settings.ts'
import type { SimContest } from '#core/payouts/sim-contest.ts'
import { personKey } from '#core/players/player.ts'
import { notExpectedToPlay } from '#core/players/who-plays.ts'
import {
  bestCompletions,
  completionsOf,
  FIELD_TO_CHOOSE_BY,
  type Repair,
  type RepairRequest,
  swapByWorth,
} from '#optimizer/repair.ts'
import { FIELDS_OF_PAIRS, type LineupPair, playPairs } from '#optimizer/sim/play-pairs.ts'
import { CommandError } from './command.ts'
import { fieldSource } from './contest-field.ts'
import { readContest, seedOf } from './contest-options.ts'
import { type ContestField, opponentsAmong } from './field-entries.ts'
import { loadBuiltKernel, loadBuiltSimKernel } from './load-kernel.ts'

/** The options of the contest; `size` are its entries. */
type Values = Partial<Record<'size' | 'fee' | 'type' | 'payouts' | 'field' | 'seed', string>>

/**
 * The lineups with what makes the most money of what their open slots can become (`swapByWorth`), by the engine of the screen.
 * `notes`: what was assumed.
 * @param inFile the contests of the file, each as its name says; the options say one contest for all.
 * @param own ids of the user's entries, which are no opponents.
 * @param out people (`personKey`) who are in no entry.
 */
export async function swapInProcess(
  request: Omit<RepairRequest, 'way'>,
  values: Values,
  {
    inFile,
    own,
    out,
  }: {
    inFile: readonly EnteredContest<ContestSettings>[]
    own: ReadonlySet<string> | undefined
    out: ReadonlySet<string>
  },
): Promise<{ repair: Repair; notes: string[] }> {
  const { contests, notes } = contestsToPlay(values, inFile, request.lineups.length)
  const seed = seedOf(values.seed === undefined ? {} : { seed: values.seed })
  const { playerPool, format, lineups } = request
  // A player of an entry counts as playing, even at the price of one who sits.
  const held = new Set(lineups.flat())
  const entered = new Set(playerPool.filter(({ id }) => held.has(id)).map(personKey))
  const inactive = [...notExpectedToPlay(playerPool, format)].filter((person) => !entered.has(person))
  const [first] = contests
  const pool = contestPoolOf(playerPool, format, {
    leftOut: new Set([...inactive, ...out]),
    // Of several contests the first one says how opponents stack: they share one field.
    ...(first && { contest: CONTEST_TYPES[first.contest.kind].format }),
  })
  const input = {
    pool,
    notUsedIds: new Set<string>(),
    target: ownershipOfPool(pool),
    lineups: null,
    notes: [],
  }
  const [kernel, sim] = await Promise.all([loadBuiltKernel(), loadBuiltSimKernel()])
  const { most, clumping } = FIELD_TO_CHOOSE_BY
  let source: ReturnType<typeof fieldSource> | null = null
  const known = new Map<string, ContestField>()
  const fieldFor = async (seed: number, { entries }: SimContest) => {
    source ??= fieldSource(input, { file: values.field ?? null, own })
    // Drawn entries that do not clump begin alike however many they are: those of the largest contest serve all.
    const count = values.field === undefined ? most : entries
    const key = `${seed} ${count}`
    const field = known.get(key) ?? (await source)({ count, seed, fields: FIELDS_OF_PAIRS, clumping })
    known.set(key, field)
    return field
  }
  const playedFrom = (seed: number) => async (pairs: readonly LineupPair[], whole: SimContest) => {
    const contest = contestInSmall(whole, most)
    const field = await fieldFor(seed, contest)
    for (const note of field.notes) if (!notes.includes(note)) notes.push(note)
    const drawn = [field.entries, ...field.more]
    const fieldAt = (place: number) =>
      opponentsAmong(drawn[place % drawn.length]!, contest.entries - 1, field)
    return playPairs(pairs, { pool: { ...pool, soFar: field.soFar }, contest, fieldAt, seed }, sim)
  }
  const swapped = await swapByWorth(lineups, contests, {
    completions: async (wanted) => completionsOf(request, wanted, kernel),
    worths: playedFrom(seed + 1),
    best: async (completions, gained) => bestCompletions(request, completions, gained),
    shown: playedFrom(seed),
  })
  if (swapped === null) throw new Error('nothing stops a command')
  return { repair: swapped.repair, notes }
}

function contestsToPlay(
  { size, fee, type, payouts }: Values,
  inFile: readonly EnteredContest<ContestSettings>[],
  lineups: number,
): { contests: EnteredContest<SimContest>[]; notes: string[] } {
  const said = {
    ...(size && { entries: size }),
    ...(fee && { fee }),
    ...(type && { type }),
    ...(payouts && { payouts }),
  }
  if (Object.keys(said).length > 0 || inFile.length === 0) {
    const { contest, notes } = readContest(said, 'size')
    return { contests: [{ contest, entries: Array<number>(lineups).fill(1) }], notes }
  }
  const read = inFile.map(({ contest: settings, entries }) => {
    const contest = simContestOf(settings)
    const name = contestName(settings).trim()
    if (!contest.ok) throw new CommandError(1, `${name}: ${contest.error}`)
    const notes = [`${feeAndSize(settings)}.`, ...contest.value.notes]
    return { contest: contest.value.contest, entries, notes: notes.map((note) => `${name}: ${note}`) }
  })
  return {
    contests: read.map(({ contest, entries }) => ({ contest, entries })),
    notes: read.flatMap(({ notes }) => notes),
  }
}
