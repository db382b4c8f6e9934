import type { AnalysisFacts } from '../facts/facts.ts'

/** The format's word for the captain: `captain`, `MVP`. */
export function captainWord({ mode }: Pick<AnalysisFacts, 'mode'>): string {
  return mode.captainName ?? 'captain'
}
