import { type OutlookLabel, type Player, valuePer1k } from './player.ts'

/** The three parts of an outlook, each 0 to 1 (SPEC.md section 5, outlook score). */
export type OutlookComponents = { opponent: number; points: number; value: number }

const WEIGHTS: OutlookComponents = { opponent: 0.3, points: 0.4, value: 0.3 }

/**
 * Opponent (33 - oprk) / 32, points fppg / 30, value (points per $1,000) / 3, each kept within 0..1.
 * An unknown opponent rank counts as 0.5. The points are the average, as in SPEC.md's formula. `salary` is the flex price, for captain rows too.
 */
export function outlookComponents(player: Pick<Player, 'oprk' | 'fppg' | 'salary'>): OutlookComponents {
  const { oprk } = player
  return {
    opponent: oprk !== null && oprk > 0 ? withinUnit((33 - oprk) / 32) : 0.5,
    points: withinUnit(player.fppg / 30),
    value: withinUnit(valuePer1k({ points: player.fppg, salary: player.salary }) / 3),
  }
}

/** The weighted sum as a whole percent, 0 to 100. */
export function outlookScore(player: Pick<Player, 'oprk' | 'fppg' | 'salary'>): number {
  const parts = outlookComponents(player)
  const share =
    parts.opponent * WEIGHTS.opponent + parts.points * WEIGHTS.points + parts.value * WEIGHTS.value
  return Math.round(share * 100)
}

export function outlookLabel(score: number): OutlookLabel {
  if (score >= 70) return 'Strong'
  return score >= 40 ? 'Neutral' : 'Poor'
}

export type OprkBand = 'good' | 'bad' | 'neutral'

/** 10 or less is good, 23 or more bad (SPEC.md section 2); an unknown rank is neither. */
export function oprkBand(oprk: number | null): OprkBand {
  if (oprk === null || oprk <= 0) return 'neutral'
  if (oprk <= 10) return 'good'
  return oprk >= 23 ? 'bad' : 'neutral'
}

function withinUnit(share: number): number {
  return Math.min(1, Math.max(0, share))
}
