import type { PointsBy } from '../players/points.ts'

export const CONTEST_TYPES = ['GPP', 'Cash', 'Single Entry', 'Showdown'] as const
export type ContestType = (typeof CONTEST_TYPES)[number]

export const PERFORMANCE_GRADES = ['Overperformed', 'Expected', 'Underperformed'] as const
export type PerformanceGrade = (typeof PERFORMANCE_GRADES)[number]

/** A saved lineup and its result (SPEC.md section 3). Unknown values are null. */
export type SavedLineup = {
  id: number
  /** The slate it was built from. */
  gameId: number | null
  gameMode: string
  lineupName: string
  week: number | null
  contestName: string | null
  contestType: ContestType
  entryFieldSize: number | null
  entryFeeTotalCents: number | null
  winningsTotalCents: number | null
  pointsTotal: number | null
  /** The players' expected points (`fantasyPoints`) summed, the captain's times the format's multiplier. */
  projectedPoints: number
  /** Whose points they are; null where that is not known. */
  pointsBy: PointsBy | null
  rank: number | null
  cashLine: number | null
  avgOutlookScore: number | null
  avgLeverageScore: number | null
  avgSalarySpent: number
  remainingSalary: number
  numStacks: number
  stackTypes: string[]
  modelVersion: string | null
  modelConfidence: number | null
  performanceGrade: PerformanceGrade | null
  finalized: boolean
  /** Milliseconds since 1970. */
  createdAt: number
}

/** The fields that lists and totals read. */
export type ListedLineup = Pick<
  SavedLineup,
  | 'id'
  | 'gameMode'
  | 'lineupName'
  | 'week'
  | 'contestName'
  | 'contestType'
  | 'entryFieldSize'
  | 'entryFeeTotalCents'
  | 'winningsTotalCents'
  | 'pointsTotal'
  | 'rank'
  | 'finalized'
  | 'createdAt'
>

export type SavedLineupPlayer = {
  id: number
  playerName: string
  position: string
  team: string | null
  opponent: string | null
  salary: number
  /** The points that counted when the lineup was saved: the expected ones, less for an injury. */
  fantasyPoints: number
  ownershipPct: number | null
  leverageScore: number | null
  outlookScore: number | null
  weatherScore: number | null
  gameEnvScore: number | null
  opponentEaseScore: number | null
  synergyMultiplier: number | null
  leverageMultiplier: number | null
  isCaptain: boolean
}

/** Actual against projected points: within 10% is as expected; null while either is unknown. */
export function performanceGrade(actual: number | null, projected: number): PerformanceGrade | null {
  if (actual === null || projected <= 0) return null
  if (actual > projected * 1.1) return 'Overperformed'
  return actual < projected * 0.9 ? 'Underperformed' : 'Expected'
}
