import { inject } from 'vitest'

/** Of a number of generated cases those that `npm test` tries: a third, or all where `npm run proof -- thorough` asks for them. */
export function share(cases: number): number {
  return inject('isThorough') ? cases : Math.ceil(cases / 3)
}
