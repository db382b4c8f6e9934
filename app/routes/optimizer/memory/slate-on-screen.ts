import type { Format } from '#core/formats/format.ts'
import type { Player } from '#core/players/player.ts'
import type { Choices } from '#core/slate-memory/memory.ts'
import type { Listed } from '#core/slate-memory/slate-facts.ts'
import type { SalaryFile } from './keep-file.ts'

export type SlateOnScreen = SalaryFile & {
  game: string | null
  listing: ReadonlyMap<string, Listed>
  format: Format
  players: readonly Player[]
  /** The values of a slate that was just loaded. */
  defaults: Choices
}
