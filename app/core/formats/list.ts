import { BIG_LEAGUE } from './big-league.ts'
import { STANDARD } from './dk-classic.ts'
import { SHOWDOWN } from './dk-showdown.ts'
import type { Format } from './format.ts'
import { MONSTER_MASH } from './monster-mash.ts'

/** Every format, in the order of the home screen. A test puts a list with one more in the place of this file. */
export const FORMATS: readonly Format[] = [SHOWDOWN, BIG_LEAGUE, MONSTER_MASH, STANDARD]

/** SPEC.md section 3: where a request leaves the game mode out, it is Showdown. An unknown one is refused instead. */
export const DEFAULT_FORMAT: Format = SHOWDOWN
