import type { PlayerExposure } from '../contest/exposure.ts'
import type { SlateShapes } from '../contest/slate-shapes.ts'
import type { ContestFigures } from './contest-figures.ts'

/** All that the three sentences about a contest are made from. */
export type VerdictFacts = {
  figures: ContestFigures
  exposure: readonly (PlayerExposure & { position: string | null })[]
  shapes: SlateShapes | null
  /** The worst rank of the best 1%. */
  bestRank: number
  hasCaptain: boolean
  /** The code of the captain's slot; null for a format that is not known here. */
  captainCode: string | null
}

/** False while no player has scored: everybody shares rank 1, so nothing is known of who wins. */
export function hasBegun({ winner, isLive }: ContestFigures): boolean {
  return !isLive || winner === null || winner.points !== 0
}
