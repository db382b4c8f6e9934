import { formatCalendar } from '#app/lib/formats/format-calendar.ts'
import type { EntrySetItem } from '#contract/entry-sets.ts'

/** `MIN @ LAC, Dec 13, 2026`: the games that the set was built for, as far as they are known. */
export function slateOfSet({ slate_name, game_date }: EntrySetItem): string {
  return [slate_name, game_date && formatCalendar(game_date)].filter(Boolean).join(', ')
}
