import { formatShare } from '../figures/estimates.ts'

/** The picture that proves a figure. */
export type VerdictPicture = 'scores' | 'ownership' | 'exposure' | 'build' | 'shapes' | 'top' | 'entries'

/** A sentence in parts; a figure names the picture that proves it. */
export type SentencePart = string | { figure: string; picture: VerdictPicture }

/** Joins words, figures and parts of other sentences: sentence`${own} had ${shown('exposure', '12.0%')}.` */
export function sentence(
  words: TemplateStringsArray,
  ...between: (SentencePart | readonly SentencePart[])[]
): SentencePart[] {
  return words.flatMap((word, place) => [word, between[place] ?? []].flat(2)).filter((part) => part !== '')
}

export function shown(picture: VerdictPicture, figure: string): SentencePart {
  return { figure, picture }
}

/** A clause with the figure of a group beside those of the field and, where it is known and another group, of the top 1%. */
export function compared(
  picture: VerdictPicture,
  text: (figure: number) => string,
  {
    before,
    after,
    group,
    field,
    best = null,
  }: { before: string; after: string; group: number; field: number; best?: number | null | undefined },
): SentencePart[] {
  const top = best === null ? '' : sentence`, top 1% ${shown(picture, text(best))}`
  return sentence`${before}${shown(picture, text(group))}${after} (field ${shown(picture, text(field))}${top})`
}

/** `had A as CPT in 12.0% of lineups (field 8.0%, top 1% 0%)`; a share is a percentage of lineups. */
export function shareClause(
  before: string,
  shares: { group: number; field: number; best?: number | null },
  picture: VerdictPicture = 'exposure',
): SentencePart[] {
  const after = picture === 'exposure' ? ' of lineups' : ''
  return compared(picture, (pct) => formatShare(pct / 100), { before: `${before} in `, after, ...shares })
}
