import { contestPoolOf } from '#core/contest-pool/contest-pool.ts'
import { ownershipOfPool } from '#core/field/ownership-target.ts'
import { contestInSmall } from '#core/payouts/contest-in-small.ts'
import { personKey } from '#core/players/player.ts'
import { pricedAsInactive } from '#core/players/who-plays.ts'
import {
  bestCompletions,
  completionsOf,
  completionsOfEach,
  ENTRIES_TO_CHOOSE_BY,
  pairsOfCompletions,
  type Repair,
  type RepairRequest,
} from '#optimizer/repair.ts'
import { FIELDS_OF_PAIRS, playPairs } from '#optimizer/sim/play-pairs.ts'
import { contestField } from './contest-field.ts'
import { readContest, seedOf } from './contest-options.ts'
import { opponentsAmong } from './field-entries.ts'
import { loadBuiltKernel, loadBuiltSimKernel } from './load-kernel.ts'

/** The options of the contest; `size` are its entries. */
type Values = Partial<Record<'size' | 'fee' | 'type' | 'payouts' | 'field' | 'seed', string>>

/**
 * The lineups with what makes the most money of what their open slots can become, where that is beyond the error of the games, by the
 * engine of the screen. `notes`: what was assumed.
 * @param out people (`personKey`) who are in no entry.
 */
export async function swapByWorth(
  request: Omit<RepairRequest, 'way'>,
  values: Values,
  out: ReadonlySet<string>,
): Promise<{ repair: Repair; notes: string[] }> {
  const { size, fee, type, payouts } = values
  const said = {
    ...(size && { entries: size }),
    ...(fee && { fee }),
    ...(type && { type }),
    ...(payouts && { payouts }),
  }
  const { contest: whole, notes } = readContest(said, 'size')
  const contest = contestInSmall(whole, ENTRIES_TO_CHOOSE_BY)
  const seed = seedOf(values.seed === undefined ? {} : { seed: values.seed })
  const { playerPool, mode, lineups } = request
  // A player of an entry counts as playing, even at the price of one who sits.
  const held = new Set(lineups.flat())
  const entered = new Set(playerPool.filter(({ id }) => held.has(id)).map(personKey))
  const inactive = [...pricedAsInactive(playerPool, mode)].filter((person) => !entered.has(person))
  const pool = contestPoolOf(playerPool, mode, { leftOut: new Set([...inactive, ...out]) })
  const completions = completionsOf(request, completionsOfEach(lineups.length), await loadBuiltKernel())
  const pairs = pairsOfCompletions(lineups, completions)
  const input = {
    pool,
    notUsedIds: new Set<string>(),
    target: ownershipOfPool(pool),
    lineups: null,
    notes: [],
  }
  const asked = { file: values.field ?? null, count: contest.entries, seed, fields: FIELDS_OF_PAIRS }
  const field = await contestField(input, asked)
  const [opponents, ...moreFields] = [field.entries, ...field.more].map((entries) =>
    opponentsAmong(entries, contest.entries - 1),
  )
  const worths =
    pairs.length === 0
      ? []
      : playPairs(
          pairs,
          { pool, contest, opponents: opponents!, moreFields, seed },
          await loadBuiltSimKernel(),
        )
  const gained = worths.map(({ profitGained }) => profitGained)
  return { repair: bestCompletions(request, completions, gained), notes: [...notes, ...field.notes] }
}
