import { isRecord } from './is-record.ts'

/*
 * What a stored value looks like: another version of the app may have written it. A shape says of each field what it is; fields that
 * it does not name are let through.
 */

export type Shape = (value: unknown) => boolean

export const text: Shape = (value) => typeof value === 'string'
export const flag: Shape = (value) => typeof value === 'boolean'
export const finite: Shape = (value) => Number.isFinite(value)
export const whole: Shape = (value) => Number.isInteger(value)
/** A finite number of 0 or more. */
export const amount: Shape = (value) => Number.isFinite(value) && (value as number) >= 0

export function textUpTo(most: number): Shape {
  return (value) => typeof value === 'string' && value.length <= most
}

export function wholeFrom(least: number, most: number): Shape {
  return (value) => Number.isInteger(value) && (value as number) >= least && (value as number) <= most
}

export function oneOf(values: readonly unknown[]): Shape {
  return (value) => values.includes(value)
}

export function optional(shape: Shape): Shape {
  return (value) => value === undefined || shape(value)
}

export function orNull(shape: Shape): Shape {
  return (value) => value === null || shape(value)
}

export function list(item: Shape, most = Number.POSITIVE_INFINITY, least = 0): Shape {
  return (value) =>
    Array.isArray(value) && value.length >= least && value.length <= most && value.every((each) => item(each))
}

/** A record whose values are alike, under any keys. */
export function byKey(item: Shape): Shape {
  return (value) => isRecord(value) && Object.values(value).every(item)
}

export function fields(shapes: Readonly<Record<string, Shape>>): Shape {
  const named = Object.entries(shapes)
  return (value) => isRecord(value) && named.every(([field, shape]) => shape(value[field]))
}

/** A record of one of several kinds; the field `tag` says which. */
export function kinds(tag: string, byKind: Readonly<Record<string, Shape>>): Shape {
  const known = new Map(Object.entries(byKind))
  return (value) => isRecord(value) && (known.get(value[tag] as string)?.(value) ?? false)
}
