import type { Slate } from './judged-slate.ts'
import type { OwnPerson } from './own-optimum.ts'

/* What the judge's rules are made of: patterns of names and figures in a sentence, `«3»` for the person at place 3. */

/** Null where all is right. */
export type Check = (groups: string[], slate: Slate, subject: OwnPerson | null) => string | null

export const N = '«(\\d+)»'
export const L = '((?:«\\d+»(?:, | and | or )?)+)'
export const P = '(-?[\\d,]+(?:\\.\\d+)?)'
export const POINTS = `${P} points?`
export const DIFFERENCE = `(as many as|${P} (?:fewer|more) than)`

/** A sentence of that pattern, and its check. */
export function rule(pattern: string, check: Check): [RegExp, Check] {
  return [new RegExp(`^${pattern}$`), check]
}
