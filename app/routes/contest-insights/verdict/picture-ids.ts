import type { VerdictPicture } from '#core/verdict/sentence.ts'

/** The ids of the cards that the figures of the verdict link to. */
export const PICTURE_IDS: Record<VerdictPicture, string> = {
  scores: 'picture-scores',
  ownership: 'picture-ownership',
  exposure: 'picture-exposure',
  build: 'picture-build',
  shapes: 'picture-shapes',
  top: 'top-lineups',
  entries: 'your-entries',
}

/** Moves the focus and the page to the picture; its table stays closed. */
export function showPicture(picture: VerdictPicture): void {
  showCard(PICTURE_IDS[picture])
}

/** Moves the focus and the page to a card, and opens the fold around it or its own. */
export function showCard(id: string): HTMLElement | null {
  const card = document.getElementById(id)
  const fold = card?.closest('details') ?? card?.querySelector<HTMLDetailsElement>(':scope > details')
  if (fold) fold.open = true
  card?.focus({ preventScroll: true })
  card?.scrollIntoView({ block: 'start' })
  return card
}
