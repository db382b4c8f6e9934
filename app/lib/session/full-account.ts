type Place = { label: string; path: string }

const PLACES: readonly (readonly [sentence: RegExp, place: Place])[] = [
  [/Delete some lineups first/, { label: 'Saved Lineups', path: '/lineups' }],
  [/Delete some entry sets first/, { label: 'Entry sets', path: '/entry-sets' }],
  [/Delete some salary files first/, { label: 'Choose a game mode, then delete files', path: '/' }],
  [/Delete some contests first/, { label: 'Contest Insights', path: '/contest-insights' }],
  [/Delete an import of your history first/, { label: 'Imports', path: '/historical-data#imports' }],
]

/** Where a user whose account is full can delete something, by the API's sentence; null for any other sentence. */
export function placeToDelete(sentence: string): Place | null {
  return PLACES.find(([pattern]) => pattern.test(sentence))?.[1] ?? null
}
