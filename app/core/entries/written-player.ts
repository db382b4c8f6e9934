/** A cell of a lineup as the provider and users write it: an id, a name, or both; null and '' for what is missing. */
export type WrittenPlayer = { name: string; id: string | null; isLocked: boolean }

/** `11`, `Ann One (11)` or, in files of running contests, `Ann One (11) (LOCKED)`. */
export function writtenPlayer(cell: string): WrittenPlayer {
  const [, before = cell, mark] = /^(.*?)\s*(\(?LOCKED\)?)?$/.exec(cell) ?? []
  const isLocked = mark !== undefined
  const [, name = '', id = null] = /^(.*?)\s*\(([\w-]+)\)$/.exec(before) ?? []
  if (id !== null) return { name, id, isLocked }
  return /^[\w.+-]*\d[\w.+-]*$/.test(before)
    ? { name: '', id: before, isLocked }
    : { name: before, id: null, isLocked }
}
