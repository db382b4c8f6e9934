import { FORMATS as LISTED } from '../list.ts'
import { FANDUEL_SINGLE_GAME } from './fanduel-single-game.ts'

/** Stands in the place of `list.ts` in the tests that vite.config.ts names (`ONE_MORE_FORMAT`). */
export const FORMATS = [...LISTED, FANDUEL_SINGLE_GAME]
