import { bareHeader } from '../files/recognise-file.ts'

/** A player of the list to the right of the entries. */
export type ListedPlayer = { id: string; position: string; nameAndId: string }

/** The list of players that the provider adds to the right of entries and templates, from the row of its heads on. */
export function listedPlayers(rows: readonly (readonly string[])[]): ListedPlayer[] {
  const headRow = rows.findIndex((cells) => cells.some((cell) => bareHeader(cell) === 'nameid'))
  const heads = (rows[headRow] ?? []).map(bareHeader)
  const [position, nameAndId, id] = ['position', 'nameid', 'id'].map((head) => heads.indexOf(head))
  if (nameAndId === undefined || id === undefined || nameAndId < 0 || id < 0) return []
  return rows.slice(headRow + 1).flatMap((cells) => {
    const own = cells[id]?.trim() ?? ''
    if (own === '') return []
    return {
      id: own,
      position: cells[position ?? -1]?.trim() ?? '',
      nameAndId: cells[nameAndId]?.trim() ?? '',
    }
  })
}
