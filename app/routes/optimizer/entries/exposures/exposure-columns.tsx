import { type KeyboardEvent, useEffect, useState } from 'react'
import type { Format } from '#core/formats/format.ts'
import { type Player, personKey } from '#core/players/player.ts'
import type { Range } from '#core/rules/build-rule.ts'
import type { Column } from '../../pool/pool-columns.ts'
import { isGone } from '../../state/left-out.ts'
import { newRuleId } from '../../state/new-rule-id.ts'
import { useDispatch, useSlate } from '../../state/slate-context.tsx'
import { useLeftOut } from '../../state/use-left-out.ts'
import type { ExposureShares } from '../set/exposure-shares.ts'
import { ExposureBar } from './exposure-bar.tsx'
import {
  type ExposureLimits,
  exposureLimits,
  type LimitedSlots,
  NO_LIMITS,
  readLimit,
  withExposureLimits,
} from './exposure-limits.ts'

type Side = 'min' | 'max'

/** The columns of the pool about the lineups of the Entries side: limits that can be typed, and the exposure that came out. */
function exposureColumns({
  format,
  shares,
  isOut,
  limits,
  onLimits,
}: {
  format: Format
  shares: ReadonlyMap<string, ExposureShares>
  /** No build uses the player. */
  isOut: (player: Player) => boolean
  limits: ReadonlyMap<string, ExposureLimits>
  onLimits: (person: string, slots: LimitedSlots, limits: Range) => void
}): Column[] {
  const limitsOf = (player: Player) => limits.get(personKey(player)) ?? NO_LIMITS
  const limitColumn = (id: Column['id'], slots: LimitedSlots, side: Side): Column => ({
    id,
    head: side === 'min' ? 'Min' : 'Max',
    meaning: `${side === 'min' ? 'Least' : 'Most'} lineups that should ${
      slots === 'captain' ? 'have the player as captain' : 'hold the player'
    }, in percent, as nearly as can be`,
    value: ({ player }) => limitsOf(player)[slots][side],
    text: (pct: number) => `${pct}%`,
    first: 'high',
    shown: 'default',
    track: '2rem',
    narrow: { label: side === 'min' ? 'Min' : 'Max', from: 'chosen' },
    ...(slots === 'captain' ? { isCaptains: true, givesWay: true } : {}),
    draw: ({ row: { player }, tabIndex, isWide }) => {
      const own = limitsOf(player)[slots]
      return (
        <LimitCell
          column={id}
          name={`${slots === 'captain' ? `${format.captain?.code} ` : ''}${side === 'min' ? 'Min' : 'Max'} Exp of ${player.name}`}
          side={side}
          limits={own}
          tabIndex={tabIndex}
          isWide={isWide}
          onLimits={(next) => onLimits(personKey(player), slots, next)}
        />
      )
    },
  })
  return [
    limitColumn('minExposure', 'any', 'min'),
    limitColumn('maxExposure', 'any', 'max'),
    {
      id: 'exposure',
      head: 'Exp',
      meaning: 'Exposure: percent of the list with the player',
      value: ({ player }) => shares.get(personKey(player))?.total ?? null,
      text: (pct: number) => `${Math.round(pct)}%`,
      first: 'high',
      shown: 'default',
      track: '2.25rem',
      narrow: { label: 'Exp', from: 'all' },
      draw: ({ row: { player } }) => (
        <ExposureBar
          shares={shares.get(personKey(player)) ?? null}
          isOut={isOut(player)}
          hasList={shares.size > 0}
          limits={limitsOf(player)}
          format={format}
        />
      ),
    },
    ...(format.captain
      ? [
          limitColumn('captainMinExposure', 'captain', 'min'),
          limitColumn('captainMaxExposure', 'captain', 'max'),
        ]
      : []),
  ]
}

/** A limit of an exposure: Enter or leaving the field applies it, Esc keeps the old one, an empty field is no limit. */
function LimitCell({
  column,
  name,
  side,
  limits,
  tabIndex,
  isWide,
  onLimits,
}: {
  column: string
  /** `CPT Max Exp of Ann Archer` */
  name: string
  side: Side
  limits: Range
  tabIndex: number
  /** In a narrow row the limit is only read: it is typed in the options of the player. */
  isWide: boolean
  onLimits: (limits: Range) => void
}) {
  const typed = limits[side] === null ? '' : String(limits[side])
  const [text, setText] = useState(typed)
  const [problem, setProblem] = useState<string | null>(null)
  const [before, setBefore] = useState(limits)
  // A limit that was set is shown by the same field, so that the focus stays in it.
  if (before.min !== limits.min || before.max !== limits.max) {
    setBefore(limits)
    setText(typed)
    setProblem(null)
  }
  if (!isWide) return <span>{typed === '' ? '-' : `${typed}%`}</span>

  function commit() {
    const read = readLimit(text, side, limits[side === 'min' ? 'max' : 'min'])
    if ('problem' in read) return setProblem(read.problem)
    setProblem(null)
    if (read.value !== limits[side]) onLimits({ ...limits, [side]: read.value })
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key === 'Enter') {
      event.preventDefault()
      commit()
    } else if (event.key === 'Escape') {
      setText(typed)
      setProblem(null)
    }
    // Up, down and Tab belong to the table; left and right to the text while there is one.
    const moves =
      event.key === 'ArrowUp' || event.key === 'ArrowDown' || (text === '' && event.key.startsWith('Arrow'))
    if (!moves) event.stopPropagation()
  }

  return (
    <span className="relative w-full">
      <input
        type="text"
        inputMode="decimal"
        autoComplete="off"
        tabIndex={tabIndex}
        data-cell={column}
        aria-label={name}
        aria-invalid={problem !== null}
        title={problem ?? undefined}
        placeholder="-"
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={handleKey}
        onBlur={commit}
        className="h-6 w-full min-w-0 rounded-sm border border-transparent bg-transparent px-1 text-right tabular-nums placeholder:text-faint hover:border-field focus:border-field focus-visible:-outline-offset-1 aria-invalid:border-bad aria-invalid:text-bad pointer-coarse:h-11"
      />
      {problem ? (
        <span role="alert" className="sr-only">
          {problem}
        </span>
      ) : null}
    </span>
  )
}

/** Gives the pool the columns that it has beside the Entries side: each player's exposure and its limits. */
export default function ExposureColumns({
  shares,
  onPoolColumns,
}: {
  shares: ReadonlyMap<string, ExposureShares>
  onPoolColumns: (columns: readonly Column[]) => void
}) {
  const state = useSlate()
  const dispatch = useDispatch()
  const { format, buildRules } = state
  const leftOut = useLeftOut(state)
  useEffect(() => {
    onPoolColumns(
      exposureColumns({
        format,
        shares,
        isOut: (player) => isGone(leftOut, player),
        limits: exposureLimits(buildRules),
        onLimits: (person, slots, limits) =>
          dispatch({
            type: 'set_entries',
            entries: {
              buildRules: withExposureLimits(buildRules, { person, slots }, limits, newRuleId()),
            },
          }),
      }),
    )
  }, [format, shares, buildRules, leftOut, dispatch, onPoolColumns])
  return null
}
