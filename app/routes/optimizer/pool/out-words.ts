import { formatCount } from '#core/figures/format.ts'
import { LEAST_CAPTAIN_POINTS, LEAST_POINTS } from '#core/projections/default-pool.ts'
import type { OutInFile } from '#core/projections/out-in-files.ts'
import type { LeftOutByDefault } from '../state/left-out.ts'

/** Each reason after a number of people: `2 not projected`. */
const LEFT_OUT_WORDS: Record<Exclude<keyof LeftOutByDefault, 'captain'>, string> = {
  priced_as_inactive: 'priced as inactive',
  listed_out: 'out in file',
  not_projected: 'not projected',
  few_points: `below ${LEAST_POINTS} points`,
}

/** Number of people in doubt by the reason. */
export type InDoubt = { inactive: number; injured: number } & Record<OutInFile, number>

/** `1 priced as inactive, 3 injured, 2 not projected` */
export function doubtText({ inactive, injured, listed_out, not_projected }: InDoubt): string {
  return counted([
    [inactive, LEFT_OUT_WORDS.priced_as_inactive],
    [injured, 'injured'],
    [listed_out, LEFT_OUT_WORDS.listed_out],
    [not_projected, LEFT_OUT_WORDS.not_projected],
  ])
}

/** `19 not projected, 12 below 2 points are left out, 8 below 4 points as captain.` Empty where no one is. */
export function leftOutText({ captain, ...reasons }: LeftOutByDefault): string {
  const words = Object.keys(LEFT_OUT_WORDS) as (keyof typeof LEFT_OUT_WORDS)[]
  const people = words.reduce((sum, why) => sum + reasons[why].length, 0)
  const out = counted(words.map((why) => [reasons[why].length, LEFT_OUT_WORDS[why]]))
  const captains = counted([[captain.length, `below ${LEAST_CAPTAIN_POINTS} points`]])
  if (people + captain.length === 0) return ''
  if (people === 0) return `${captains} ${isOrAre(captain.length)} left out as captain.`
  return `${out} ${isOrAre(people)} left out${captains ? `, ${captains} as captain` : ''}.`
}

function isOrAre(people: number): string {
  return people === 1 ? 'is' : 'are'
}

function counted(parts: readonly (readonly [number, string])[]): string {
  return parts
    .filter(([people]) => people > 0)
    .map(([people, words]) => `${formatCount(people)} ${words}`)
    .join(', ')
}
