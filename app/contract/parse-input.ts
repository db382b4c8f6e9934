import type * as z from 'zod/mini'
import { AppError } from '#core/result.ts'

/**
 * Parses untrusted input, or throws `invalid_input` with a sentence on the first problem. `place` is the path of the input
 * in the request, such as `['entries', 3]`.
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

/** A message is a whole sentence or a predicate such as "is required", which gets the field's name in front. */
function sentenceOf(issue: { path: PropertyKey[]; message: string }): string {
  const field = issue.path.map(String).join('.') || 'The input'
  // Without a sentence of the schema: what zod adds depends on which of its entries another module has imported.
  if (issue.message.startsWith('Invalid input')) return `${field} is not valid`
  return /^\p{Ll}/u.test(issue.message) ? `${field} ${issue.message}` : issue.message
}
