import { useEffect } from 'react'

/** The next rows are loaded when so few are left beyond the visible ones. */
const NEAR_END = 5

export type MoreRows = {
  /** True while rows are loading, and after a failure, until the user asks again. */
  isWaiting: boolean
  more: () => void
}

/** Calls `more` when the last of `count` rows come into view, and again while that leaves too few. */
export function useNearEnd(
  visible: { endIndex: number } | null,
  count: number,
  { isWaiting, more }: MoreRows,
): void {
  const isNearEnd = visible !== null && visible.endIndex >= count - NEAR_END
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again when rows were added
  useEffect(() => {
    if (isNearEnd && !isWaiting) more()
  }, [isNearEnd, isWaiting, count, more])
}
