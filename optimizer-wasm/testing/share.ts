import { inject } from 'vitest'

/** The number of generated cases that are tried: an eighth of them in `npm test`, all in `npm run proof -- thorough`. */
export function share(cases: number): number {
  return inject('isThorough') ? cases : Math.ceil(cases / 8)
}
