import { formatCalendar } from '#app/lib/formats/format-calendar.ts'
import type { EntrySetItem } from '#contract/entry-sets.ts'

/** `MIN @ LAC, Dec 13, 2026`: the games that the set was built for, as far as they are known and its name does not say them. */
export function slateOfSet({ name, slate_name, game_date }: EntrySetItem): string {
  if (slate_name && name.includes(slate_name)) return ''
  const day = game_date && formatCalendar(game_date)
  // The optimizer names a slate with its day.
  return [slate_name, day && slate_name?.includes(day) ? null : day].filter(Boolean).join(', ')
}
