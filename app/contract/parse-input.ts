import type * as z from 'zod/mini'
import { AppError } from '#core/result.ts'

/**
 * Untrusted to typed, or `invalid_input` with one short sentence about the first thing that is wrong. `place` is where the
 * input stands in what was sent, as `['entries', 3]`.
 */
export function parseInput<Schema extends z.ZodMiniType>(
  schema: Schema,
  input: unknown,
  place: PropertyKey[] = [],
): z.output<Schema> {
  const result = schema.safeParse(input)
  if (result.success) return result.data
  const [first] = result.error.issues
  throw new AppError(
    'invalid_input',
    first ? sentenceOf({ ...first, path: [...place, ...first.path] }) : 'The input is not valid',
  )
}

/** Our own messages are whole sentences, or a predicate such as "is required" that wants its field in front. */
function sentenceOf(issue: { path: PropertyKey[]; message: string }): string {
  const field = issue.path.map(String).join('.') || 'The input'
  if (issue.message === 'Invalid input') return `${field} is not valid`
  return /^\p{Ll}/u.test(issue.message) ? `${field} ${issue.message}` : issue.message
}
