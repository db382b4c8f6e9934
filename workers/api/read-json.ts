import type { Context } from 'hono'
import type { output, ZodMiniType } from 'zod/mini'
import { parseInput } from '#contract/parse-input.ts'
import { AppError } from '#core/result.ts'
import { wellFormed } from '#core/text/well-formed.ts'
import { refuseManyValues } from '#workers/json/json-size.ts'
import { throwClientGone } from './client-gone.ts'

const JSON_TYPE = /^application\/json\s*(;|$)/i

/** Parses a JSON body by its schema. Refuses other content types (415), invalid JSON and invalid fields (400). */
export async function readJson<Schema extends ZodMiniType>(
  c: Context,
  schema: Schema,
): Promise<output<Schema>> {
  requireJson(c)
  return parseInput(schema, parseJson(await c.req.text().catch(throwClientGone)))
}

export function requireJson(c: Context): void {
  if (JSON_TYPE.test(c.req.header('Content-Type') ?? '')) return
  throw new AppError('wrong_type', 'Please send application/json')
}

/** Lone surrogates can only come from escapes: UTF-8 has none. */
const SURROGATE_ESCAPE = /\\u[dD][89a-fA-F]/

/** Parses JSON and replaces lone surrogates in every string; refuses too many values (json-size.ts) and invalid JSON. */
export function parseJson(text: string): unknown {
  refuseManyValues(text)
  try {
    return SURROGATE_ESCAPE.test(text) ? JSON.parse(text, wellFormedValue) : JSON.parse(text)
  } catch {
    throw new AppError('invalid_input', 'The body is not valid JSON')
  }
}

function wellFormedValue(_key: string, value: unknown): unknown {
  return typeof value === 'string' ? wellFormed(value) : value
}
