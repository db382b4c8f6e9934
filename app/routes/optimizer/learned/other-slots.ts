import type { Format } from '#core/formats/format.ts'

/** The word for the slots beside the captain's: the code of the open ones (`FLEX`), `Own` in a format without captains. */
export function otherSlots({ captain, rosterSlots }: Format): string {
  const open = rosterSlots.find(({ accepts }) => accepts === 'anyone')
  return captain && open ? open.code : 'Own'
}
