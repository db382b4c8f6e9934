import type { Context } from 'hono'
import type { output, ZodMiniType } from 'zod/mini'
import { parseInput } from '#contract/parse-input.ts'
import { AppError } from '#core/result.ts'

const JSON_TYPE = /^application\/json\s*(;|$)/i

/** The body of a JSON request by its schema; refuses other types (415), broken JSON and wrong fields (400). */
export async function readJson<Schema extends ZodMiniType>(
  c: Context,
  schema: Schema,
): Promise<output<Schema>> {
  if (!JSON_TYPE.test(c.req.header('Content-Type') ?? '')) {
    throw new AppError('wrong_type', 'Please send application/json')
  }
  return parseInput(schema, parseJson(await c.req.text()))
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new AppError('invalid_input', 'The body is not valid JSON')
  }
}
