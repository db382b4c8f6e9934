/** What is wrong with a value, and where in it: `['count', 'min']`, `must be a whole number`. */
export type Problem = { path: (string | number)[]; message: string }

/** The first problem of a value; null where it is as it should be. */
export type Check = (value: unknown) => Problem | null

/** An object with exactly these fields. A further field is a problem: what this version does not know changes the meaning. */
export function record(
  fields: Readonly<Record<string, Check>>,
  optional: Readonly<Record<string, Check>> = {},
): Check {
  const known = { ...optional, ...fields }
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      return problem('must be an object')
    const given = value as Record<string, unknown>
    const unknown = Object.keys(given).find((field) => !Object.hasOwn(known, field))
    if (unknown !== undefined) return problem('is not known to this version', [unknown.slice(0, 50)])
    const missing = Object.keys(fields).find((field) => given[field] === undefined)
    if (missing !== undefined) return problem('is required', [missing])
    return firstProblem(
      Object.entries(given).map(([field, inner]) => inner !== undefined && at(field, known[field]!(inner))),
    )
  }
}

/** A list with at least one entry and no entry twice. */
export function list(entry: Check, most: number): Check {
  return (value) => {
    if (!Array.isArray(value)) return problem('must be a list')
    if (value.length === 0) return problem('must have at least one entry')
    if (value.length > most) return problem(`must have at most ${most} entries`)
    if (new Set(value).size < value.length) return problem('must have different entries')
    return firstProblem(value.map((inner, place) => at(place, entry(inner))))
  }
}

export function oneOf(values: readonly unknown[]): Check {
  return (value) => (values.includes(value) ? null : problem(`must be one of ${values.join(', ')}`))
}

export function text(most: number): Check {
  return (value) => {
    if (typeof value !== 'string' || value.trim() === '') return problem('must be a text')
    return value.length > most ? problem(`must have at most ${most} characters`) : null
  }
}

export const flag: Check = (value) => (typeof value === 'boolean' ? null : problem('must be true or false'))

export function number(from: number, to: number): Check {
  return (value) => {
    if (typeof value !== 'number' || Number.isNaN(value)) return problem('must be a number')
    return value < from || value > to ? problem(`must be ${from} to ${to}`) : null
  }
}

export function whole(from: number, to: number): Check {
  return (value) => (Number.isInteger(value) ? number(from, to)(value) : problem('must be a whole number'))
}

export function orNull(check: Check): Check {
  return (value) => (value === null ? null : check(value))
}

/** A `Range` with a limit on at least one side. */
export function range(bound: Check): Check {
  const sides = record({ min: orNull(bound), max: orNull(bound) })
  return (value) => {
    const wrong = sides(value)
    if (wrong) return wrong
    const { min, max } = value as { min: number | null; max: number | null }
    if (min === null && max === null) return problem('must have a min or a max')
    return min !== null && max !== null && min > max ? problem(`must be at most max, ${max}`, ['min']) : null
  }
}

export function problem(message: string, path: Problem['path'] = []): Problem {
  return { path, message }
}

/** The problem of an inner value, by its place in the outer one. */
export function at(place: string | number, inner: Problem | null): Problem | null {
  return inner && { ...inner, path: [place, ...inner.path] }
}

function firstProblem(found: readonly (Problem | null | false)[]): Problem | null {
  return found.find((each) => each !== null && each !== false) || null
}
