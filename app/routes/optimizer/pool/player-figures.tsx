import { ArrowDown, ArrowUp, Minus } from 'lucide-react'
import { classNames } from '#app/lib/class-names.ts'
import type { Format } from '#core/formats/format.ts'
import { type OprkBand, oprkBand, outlookLabel } from '#core/players/outlook.ts'
import { type InjuryStatus, type OutlookLabel, type Player, valuePer1k } from '#core/players/player.ts'
import { expectedPoints } from '#core/players/points.ts'

const OPRK_WORDS: Record<OprkBand, string> = { good: 'good', bad: 'bad', neutral: 'average' }
const OPRK_ICONS = { good: ArrowUp, bad: ArrowDown, neutral: Minus }

/** The opponent's rank against the position: 10 or less is good, 23 or more bad, shown by colour, arrow and word. */
export function OprkFigure({ oprk }: { oprk: number | null }) {
  if (oprk === null) return <span className="text-faint">-</span>
  const band = oprkBand(oprk)
  const Icon = OPRK_ICONS[band]
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-0.5 tabular-nums',
        band === 'good' && 'text-good',
        band === 'bad' && 'text-bad',
        band === 'neutral' && 'text-muted',
      )}
    >
      {oprk}
      <Icon aria-hidden className="size-3.5" />
      <span className="sr-only">{OPRK_WORDS[band]}</span>
    </span>
  )
}

const OUTLOOK_COLORS = { Strong: 'text-good', Neutral: 'text-muted', Poor: 'text-bad' }

type Outlook = Pick<Player, 'outlookLabel' | 'outlookScore'>

/** The label and the score; "-" where unknown. */
export function OutlookFigure({ player }: { player: Outlook }) {
  const label = labelOf(player)
  if (label === null) return <span className="text-faint">-</span>
  return <span className={classNames('tabular-nums', OUTLOOK_COLORS[label])}>{outlookText(player)}</span>
}

/** `Strong 73%`; null where unknown. */
export function outlookText(player: Outlook): string | null {
  const label = labelOf(player)
  return label && `${label} ${player.outlookScore}%`
}

function labelOf({ outlookLabel: given, outlookScore: score }: Outlook): OutlookLabel | null {
  return score === null ? null : (given ?? outlookLabel(score))
}

/** The usual DFS abbreviations of an injury status, and what it means for the game. */
export const INJURY_MARKS: Record<InjuryStatus, { letters: string; help: string; color: string }> = {
  Healthy: { letters: '', help: 'Healthy', color: 'text-muted' },
  Questionable: {
    letters: 'Q',
    help: 'Questionable: injured, may miss the game',
    color: 'bg-warn-ground text-warn',
  },
  Doubtful: {
    letters: 'D',
    help: 'Doubtful: injured, will probably miss the game',
    color: 'bg-bad-ground text-bad',
  },
  Out: { letters: 'OUT', help: 'Out: does not play', color: 'bg-bad-ground text-bad' },
}

/** A badge for every status except Healthy; `isCovered` where the press of a card that is around it needs all of the card. */
export function InjuryBadge({ status, isCovered }: { status: InjuryStatus; isCovered?: boolean }) {
  if (status === 'Healthy') return null
  const { letters, help, color } = INJURY_MARKS[status]
  return (
    <span
      data-tooltip={help}
      className={classNames(
        'shrink-0 rounded-sm px-1 text-xs font-semibold',
        color,
        !isCovered && 'relative z-1',
      )}
    >
      <span aria-hidden>{letters}</span>
      <span className="sr-only">{status}</span>
    </span>
  )
}

/** `KC vs BUF`; a missing team or opponent is left out. */
export function matchupOf(player: Pick<Player, 'team' | 'opponent'>): string {
  if (player.team && player.opponent) return `${player.team} vs ${player.opponent}`
  return player.team ?? 'No team'
}

/** Points per unit of salary of the format. */
export function valueText(player: Player, format: Format): string {
  const per1k = valuePer1k({ points: expectedPoints(player), salary: player.salary })
  return ((per1k / 1000) * format.valueUnit.dollars).toFixed(2)
}
