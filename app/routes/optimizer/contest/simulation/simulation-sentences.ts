import { ROUGH_DUPES } from '#core/figures/estimates.ts'
import { formatCount, pluralize } from '#core/figures/format.ts'
import type { Format } from '#core/formats/format.ts'
import { whoseOwnership } from '#core/ownership/whose-ownership.ts'
import type { OwnershipSource, Player } from '#core/players/player.ts'
import { listOf } from '#core/text/words.ts'
import type { Figured, Simulation } from './simulation.ts'

/** `10,000 games against 19,999 opponents, drawn from estimated ownership.` */
export function gamesSentence({
  games,
  wanted,
  entries,
  field,
}: Pick<Simulation, 'games' | 'wanted' | 'entries' | 'field'>): string {
  const of = games < wanted ? ` of ${formatCount(wanted)}` : ''
  return `${formatCount(games)}${of} games against ${pluralize(entries - 1, 'opponent')}, drawn from ${field.file ? field.file.name : OPPONENTS_FROM[field.whose]}.`
}

const OPPONENTS_FROM: Record<OwnershipSource, string> = {
  file: 'the ownership of a file',
  hand: 'ownership typed in',
  research: 'ownership found on the web',
  learned: 'ownership estimated with your contests',
  model: 'estimated ownership',
}

/** A pool without any ownership has the model's in its field. */
export const whoseInField = (pool: readonly Player[]) => whoseOwnership(pool) ?? 'model'

/** Whether the opponents are drawn from the model's estimate, with no ownership of another source. */
export function isEstimated(pool: readonly Player[], { file }: { file?: object | undefined }): boolean {
  return !file && whoseInField(pool) === 'model'
}

/** What drawn opponents do to the figures, by estimated ownership most; null where nothing is known to be wrong with them. */
export function opponentsSentence(
  { whose, file }: Pick<Simulation['field'], 'whose' | 'file'>,
  { ownership }: Pick<Format, 'ownership'>,
): string | null {
  if (file) return null
  const isEstimate = whose === 'model'
  if (ownership) return isEstimate ? `${ownership.weakness} ${ownership.habits}` : ownership.habits
  return isEstimate
    ? `${ROUGH_DUPES} The estimate knows points and prices only. Real fields follow news: lineups of users had 5 to 8 times the Dupes it says, lineups made here mostly fewer. Import ownership. Even then a high ROI is uncertain.`
    : null
}

/** Null where the field has the ownership of the pool, or all entries of its file. */
export function fieldSentence({
  worst,
  isAttainable,
  file,
}: Omit<Simulation['field'], 'whose'>): string | null {
  if (file && file.leftOut > 0)
    return `${pluralize(file.leftOut, 'entry', 'entries')} of the file left out: a player is out or not in this slate.`
  return isAttainable
    ? null
    : `No field can have exactly this ownership. The nearest one was used. It is up to ${worst.toFixed(1)} points away.`
}

export function staleSentence(changed: readonly string[]): string | null {
  return changed.length > 0 ? `Simulated before ${listOf(changed)} changed.` : null
}

/** Null if each lineup has figures, and where none has: there the button that simulates is the loud one. */
export function missingSentence(lineups: readonly Figured[]): string | null {
  const missing = lineups.filter(({ figures }) => figures === null).length
  return missing === 0 || missing === lineups.length ? null : `${pluralize(missing, 'lineup')} not simulated.`
}
