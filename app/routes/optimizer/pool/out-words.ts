import { formatCount } from '#core/figures/format.ts'
import { LEAST_CAPTAIN_POINTS, LEAST_POINTS } from '#core/projections/default-pool.ts'
import type { OutInFile } from '#core/projections/out-in-files.ts'
import type { LeftOutByDefault } from '../state/left-out.ts'

/** Each reason after a number of people: `2 not projected`. */
const LEFT_OUT_WORDS: Record<Exclude<keyof LeftOutByDefault, 'captain' | 'doubtful_starter'>, string> = {
  later_week: 'of a game in a later week',
  priced_as_inactive: 'priced as inactive',
  listed_out: 'out in file',
  not_projected: 'not projected',
  few_points: `below ${LEAST_POINTS} points`,
}

const MAY_NOT_START = 'may not start'

/** Number of people in doubt by the reason. */
export type InDoubt = {
  inactive: number
  doubtfulStarters: number
  injured: number
  calledOff: number
} & Record<OutInFile, number>

/** `1 priced as inactive, 1 may not start, 3 injured, 2 not projected` */
export function doubtText({
  inactive,
  doubtfulStarters,
  injured,
  listed_out,
  not_projected,
  calledOff,
}: InDoubt): string {
  return counted([
    [inactive, LEFT_OUT_WORDS.priced_as_inactive],
    [doubtfulStarters, MAY_NOT_START],
    [injured, 'injured'],
    [listed_out, LEFT_OUT_WORDS.listed_out],
    [not_projected, LEFT_OUT_WORDS.not_projected],
    [calledOff, 'of a game that is called off'],
  ])
}

/** `Left out: 19 not projected, 12 below 2 points. As captain also 8 below 4 points.` Empty where no one is. */
export function leftOutText({ captain, doubtful_starter, ...reasons }: LeftOutByDefault): string {
  const words = Object.keys(LEFT_OUT_WORDS) as (keyof typeof LEFT_OUT_WORDS)[]
  const out = counted(words.map((why) => [reasons[why].length, LEFT_OUT_WORDS[why]]))
  const captains = counted([
    [captain.length, `below ${LEAST_CAPTAIN_POINTS} points`],
    [doubtful_starter.length, 'in doubt to start'],
  ])
  if (!out) return captains && `Left out as captain: ${captains}.`
  return `Left out: ${out}.${captains && ` As captain also ${captains}.`}`
}

function counted(parts: readonly (readonly [number, string])[]): string {
  return parts
    .filter(([people]) => people > 0)
    .map(([people, words]) => `${formatCount(people)} ${words}`)
    .join(', ')
}
