import { createContext, use } from 'react'
import type { ContestDetail } from '#contract/contests.ts'

/** The contest of the page, for its parts. */
export const ContestContext = createContext<ContestDetail['contest'] | null>(null)

export function useContest(): ContestDetail['contest'] {
  return use(ContestContext)!
}
