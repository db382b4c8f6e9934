import type { Source } from '#contract/insights.ts'
import type { InjuryStatus, Player } from '#core/players/player.ts'
import { cleanText } from '#core/text/clean-text.ts'

/** A person to research; `player` is the flex row. */
export type ResearchSubject = { key: string; player: Player }

/** The finding about one person. Figures that were not found are absent. */
export type Finding = {
  key: string
  figures: Partial<
    Record<
      | 'opponentEaseScore'
      | 'weatherImpactScore'
      | 'weatherTemp'
      | 'weatherWind'
      | 'weatherPrecip'
      | 'gameEnvScore'
      | 'overUnder'
      | 'teamTotal'
      | 'paceScore'
      | 'ownershipPct',
      number
    >
  >
  injuryStatus: InjuryStatus | null
  note: string | null
  sources: Source[]
}

/** Valid range of each figure: scores 0 to 100, other figures what a real game allows. */
const RANGES: Record<keyof Finding['figures'], readonly [low: number, high: number]> = {
  opponentEaseScore: [0, 100],
  weatherImpactScore: [0, 100],
  weatherTemp: [-30, 130],
  weatherWind: [0, 100],
  weatherPrecip: [0, 100],
  gameEnvScore: [0, 100],
  overUnder: [20, 80],
  teamTotal: [0, 60],
  paceScore: [0, 100],
  ownershipPct: [0, 100],
}

/** Clamps numbers to their ranges; drops values that are not numbers. */
export function figuresInRange(figures: Record<string, unknown>): Finding['figures'] {
  const kept: Finding['figures'] = {}
  for (const [name, [low, high]] of Object.entries(RANGES)) {
    const value = figures[name]
    if (typeof value !== 'number' || !Number.isFinite(value)) continue
    kept[name as keyof Finding['figures']] = Math.min(high, Math.max(low, value))
  }
  return kept
}

/** Only web pages, each once, with a title that is safe to show. */
export function cleanSources(sources: readonly { url?: unknown; title?: unknown }[]): Source[] {
  const byUrl = new Map<string, Source>()
  for (const { url, title } of sources) {
    const address = typeof url === 'string' && url.length <= 1000 ? URL.parse(url) : null
    if (address?.protocol !== 'https:') continue
    const name = typeof title === 'string' ? cleanText(title, 120) : ''
    const known = byUrl.get(address.href)
    if (!known || known.title === address.hostname) {
      byUrl.set(address.href, { url: address.href, title: name || address.hostname })
    }
  }
  return [...byUrl.values()].slice(0, 20)
}
