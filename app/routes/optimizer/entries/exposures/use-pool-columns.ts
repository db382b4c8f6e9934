import { type Dispatch, useEffect } from 'react'
import type { Column } from '../../pool/pool-columns.ts'
import { isGone } from '../../state/left-out.ts'
import type { LineupAction, LineupState } from '../../state/lineup-state.ts'
import { newRuleId } from '../rules/new-rule-id.ts'
import { useLeftOut } from '../use-left-out.ts'
import { exposureColumns } from './exposure-columns.tsx'
import { exposureLimits, withExposureLimits } from './exposure-limits.ts'
import type { ExposureShares } from './exposure-shares.ts'

/** Gives the pool the columns that it has beside the Entries side: each player's exposure and its limits. */
export function usePoolColumns(
  state: LineupState,
  shares: ReadonlyMap<string, ExposureShares>,
  {
    dispatch,
    onPoolColumns,
  }: { dispatch: Dispatch<LineupAction>; onPoolColumns: (columns: readonly Column[]) => void },
): void {
  const { mode, buildRules } = state
  const leftOut = useLeftOut(state)
  useEffect(() => {
    onPoolColumns(
      exposureColumns({
        mode,
        shares,
        isOut: (player) => isGone(leftOut, player),
        limits: exposureLimits(buildRules),
        onLimits: (person, limits) =>
          dispatch({
            type: 'set_entries',
            entries: { buildRules: withExposureLimits(buildRules, person, limits, newRuleId()) },
          }),
      }),
    )
  }, [mode, shares, buildRules, leftOut, dispatch, onPoolColumns])
}
