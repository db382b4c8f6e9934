import { type ReactNode, useDeferredValue } from 'react'
import { useNavigationType } from 'react-router'
import { useHydrated } from '#app/lib/use-hydrated.ts'

/**
 * What a page shows below its heading. Opened by a link, the page is painted with its heading first and this follows: on a
 * phone a list takes longer to draw than a person waits for an answer. With Back all is drawn at once, since the page is
 * scrolled to where it was.
 */
export function BelowHeading({ children }: { children: ReactNode }) {
  const isInApp = useHydrated()
  const isBack = useNavigationType() === 'POP'
  return useDeferredValue(true, !isInApp || isBack) ? children : null
}
