import { type ReactNode, useMemo, useState } from 'react'
import type { EntriesTogether } from '#app/lib/threads/entries/entries-messages.ts'
import { ask } from '#app/lib/threads/pool.ts'
import { sent } from '#app/lib/threads/tasks.ts'
import { useTask } from '#app/lib/threads/use-task.ts'
import { nearRepeats } from '#core/entries/near-repeats.ts'
import { formatProfitCents, formatShare } from '#core/figures/estimates.ts'
import { formatCount, formatPct } from '#core/figures/format.ts'
import { type ClaimBasis, partsOf } from '#core/games/shrink.ts'
import { simContestOf } from '#core/payouts/contest-settings.ts'
import { personKey } from '#core/players/player.ts'
import { decimalText } from '#core/text/decimal-text.ts'
import { errorsOf } from '../../contest/figures/other-worlds.ts'
import { questionOf } from '../../contest/simulation/question-of.ts'
import { shownMoney } from '../../contest/worth/shown-money.ts'
import { contestOf } from '../../state/contest-of.ts'
import type { KeptBuild } from '../../state/kept-build.ts'
import type { LineupState } from '../../state/lineup-state.ts'
import { useSlate } from '../../state/slate-context.tsx'
import { priceKey } from '../rules/price-question.ts'
import { priceText } from '../rules/price-text.ts'
import { buildRequestOf } from '../set/build-request-of.ts'
import type { ExposureShares } from '../set/exposure-shares.ts'
import { useList } from '../set/list-context.ts'
import { ImprovementPart } from './improvement-part.tsx'
import { type MostHeld, mostHeld } from './most-held.ts'

/** Folded: how much the entries depend on the same things. A figure that was not measured is not shown. */
export function HealthPart({
  shares,
  together,
  basis,
}: {
  shares: ReadonlyMap<string, ExposureShares>
  /** Null before the entries were simulated together. */
  together: EntriesTogether | null
  /** Null: figures as they came out of the games. */
  basis: ClaimBasis | null
}) {
  const { build } = useSlate()
  const { lineups } = useList()
  const [isOpen, setIsOpen] = useState(false)
  const repeats = useMemo(
    () => (isOpen ? nearRepeats(lineups.map(({ players }) => players.map(personKey))) : null),
    [isOpen, lineups],
  )
  if (lineups.length < 2) return null
  const held = mostHeld(shares)
  return (
    <details
      className="group border-b border-border p-3 text-sm"
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary className="cursor-pointer font-semibold pointer-coarse:py-2">
        Health of {formatCount(lineups.length)} entries{' '}
        {together?.independent ? (
          <span className="font-normal text-muted group-open:hidden">
            paid like {decimalText(together.independent, SEPARATE)} separate ones
          </span>
        ) : null}
      </summary>
      {repeats ? (
        <dl className="mt-2 grid gap-1.5">
          {together ? <Together together={together} entries={lineups.length} /> : null}
          <Figure
            name="Pairs with at most one player different"
            value={`${formatCount(repeats.near)} of ${formatCount(repeats.pairs)}`}
          />
          {held.map((each) => (
            <Held key={each.slots} held={each} entries={lineups.length} />
          ))}
          {together ? <OtherOwnership {...{ together, basis }} /> : null}
        </dl>
      ) : null}
      {repeats && together && build && isOnePart(build) && lineups.every(({ figures }) => figures) ? (
        <div className="mt-2 grid gap-2">
          <ImprovementPart {...{ build, basis }} />
        </div>
      ) : null}
    </details>
  )
}

/** Digits of the number of separate entries. */
const SEPARATE = { least: 1, most: 1 }

/** Entries of several contests, and of groups with rules of their own, are chosen apart. */
function isOnePart({ groups, contests }: KeptBuild): boolean {
  return !groups?.length && !contests
}

/** One thing that was measured; `note`: what it means or costs, which may come later. */
function Figure({ name, value, note }: { name: string; value: ReactNode; note?: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-3">
      <dt className="min-w-0 flex-1 wrap-anywhere">{name}</dt>
      <dd className="font-medium whitespace-nowrap tabular-nums">{value}</dd>
      {note ? (
        <dd className="w-full text-xs text-muted">
          <span role="status">{note}</span>
        </dd>
      ) : null}
    </div>
  )
}

function Together({ together, entries }: { together: EntriesTogether; entries: number }) {
  const { independent, chanceOfLosingAll } = together
  return (
    <>
      {independent === null ? null : (
        <Figure
          name="Paid like separate entries"
          value={`${decimalText(independent, SEPARATE)}, not ${formatCount(entries)}`}
          note="The fewer, the more they win and lose together."
        />
      )}
      <Figure name="All fees lost" value={`${formatShare(chanceOfLosingAll.value)} of games, as simulated`} />
    </>
  )
}

/** The person whom most lineups hold, with what it costs to hold the player in fewer. */
function Held({ held, entries }: { held: MostHeld; entries: number }) {
  const state = useSlate()
  const price = useCapPrice(held, state, entries)
  const name = state.playerPool.find((row) => personKey(row) === held.person)?.name ?? held.person
  return (
    <Figure
      name={`${held.slots === 'captain' ? 'Most used captain' : 'Most used player'}: ${name}`}
      value={formatPct(held.pct)}
      note={price === null ? null : `At most ${held.cap}% ${price}.`}
    />
  )
}

/** What the entries make if the ownership is wrong by its known error: the same games and entries in every field. */
function OtherOwnership({
  together: { profit, cash, means },
  basis,
}: {
  together: EntriesTogether
  basis: ClaimBasis | null
}) {
  const state = useSlate()
  const { playerPool, format } = state
  const contest = contestOf(state)
  const { lineups } = useList()
  const { errors, sentence } = errorsOf(playerPool, format, contest.opponents)
  const sim = simContestOf(contest)
  const keys = lineups.map(({ key }) => key).join('\n')
  const { answer, isRunning } = useTask(
    [playerPool, contest, keys],
    async ({ signal }) => {
      if (!sim.ok) return null
      const own = lineups.map(({ lineup }) => lineup)
      return ask('setWorlds', { sim: questionOf(state, sim.value.contest, own), errors }, { signal })
    },
    { starts: true },
  )
  const name = `Profit if the ownership is wrong${basis ? ', moved towards the field' : ''}`
  if (answer === null || !sim.ok || answer.worlds === 0)
    return isRunning ? <Figure name={name} value="…" note="Playing fields of other ownership." /> : null
  const part = basis ? partsOf(basis, { mean: means.cash }).own : 1
  const average = basis
    ? shownMoney({ profit, cash, means, entries: lineups.length }, contest, basis).profit
    : profit
  const at = (more: number) => formatProfitCents(average.value + part * more)
  const { band, worlds, games } = answer
  return (
    <Figure
      name={name}
      value={`${at(band.low)} to ${at(band.high)}`}
      note={`${sentence} The range is that of 90% of ${worlds} fields, on ${formatCount(games)} games.`}
    />
  )
}

/** What it costs to hold the person in at most `cap` percent of so many lineups: two builds under the rules of now. Null until it is known. */
function useCapPrice({ person, slots, cap }: MostHeld, state: LineupState, lineups: number): string | null {
  const request = buildRequestOf(state, lineups, false)
  const rule = {
    kind: 'exposure' as const,
    players: { people: [person] },
    slots,
    pct: { min: null, max: cap },
    isStrict: false,
  }
  const question = { request: { ...request, rules: [...request.rules, rule] }, rule: request.rules.length }
  const { answer } = useTask(
    priceKey(question),
    async ({ signal }) => {
      const price = await ask('price', { ...sent(question.request), rule: question.rule }, { signal })
      return price?.ok ? priceText(price.value) : null
    },
    { starts: true },
  )
  return answer && answer.charAt(0).toLowerCase() + answer.slice(1)
}
