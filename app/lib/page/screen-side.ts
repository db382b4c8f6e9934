import { useCallback } from 'react'
import { type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router'

/** The two sides of a slate's screen; the address names the second one (`?side=entries`), so that reload and Back keep it. */
export const SCREEN_SIDES = ['lineup', 'entries'] as const
export type ScreenSide = (typeof SCREEN_SIDES)[number]

const PARAMETER = 'side'

export function useScreenSide(): [ScreenSide, (side: ScreenSide) => void] {
  const [params, setParams] = useSearchParams()
  const side = SCREEN_SIDES.find((each) => each === params.get(PARAMETER)) ?? 'lineup'
  const show = useCallback(
    (next: ScreenSide) => {
      // A navigation to the same address asks the server again, which offline reloads the page.
      if (next === side) return
      setParams(
        (before) => {
          if (next === 'lineup') before.delete(PARAMETER)
          else before.set(PARAMETER, next)
          return before
        },
        { preventScrollReset: true },
      )
    },
    [side, setParams],
  )
  return [side, show]
}

/**
 * The other side has the same data: no loader runs again, so that it shows at once and without a connection. Exported by
 * each route of the screen.
 */
export function unlessOnlyTheSideChanged({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return isOtherSide(currentUrl, nextUrl) ? false : defaultShouldRevalidate
}

function isOtherSide(before: URL, after: URL): boolean {
  return before.pathname === after.pathname && sideOf(before) !== sideOf(after)
}

function sideOf({ searchParams }: URL): string | null {
  return searchParams.get(PARAMETER)
}
