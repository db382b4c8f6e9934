import { type RefObject, useMemo } from 'react'
import { useWidth } from '#app/lib/use-width.ts'

/** From this width on what saves and downloads stands beside the build bar, and groups may stand above the list. */
const ROOMY_PX = 28 * 16
/** From this width on the press that simulates does too; before, it has a line of its own until it was pressed. */
const WITH_SIMULATE_PX = 37 * 16
/** A tablet on its side: 44 px for each press leave too little height, so the build bar is folded as on a phone. */
const LOW_TOUCH = '(pointer: coarse) and (height < 52rem)'

export type EntriesLayout = {
  /** The width of the panel, in pixels. */
  width: number
  /** The panel is as on a phone: the list has the height, and what is about it is one press away. */
  isTight: boolean
  isRoomy: boolean
  /** Where the press that simulates stands. */
  simulateIn: 'bar' | 'line' | 'tabs'
}

/** What the panel of the Entries side has room for. */
export function useEntriesLayout(panel: RefObject<HTMLElement | null>, isWide: boolean): EntriesLayout {
  const width = useWidth(panel)
  // The width decides when to ask again: a keyboard on the screen leaves it as it is.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a tablet that is turned has another width
  const isLow = useMemo(() => matchMedia(LOW_TOUCH).matches, [width])
  const isTight = !isWide || isLow
  const isRoomy = !isTight && width >= ROOMY_PX
  const simulateIn = !isRoomy ? 'tabs' : width >= WITH_SIMULATE_PX ? 'bar' : 'line'
  return { width, isTight, isRoomy, simulateIn }
}
