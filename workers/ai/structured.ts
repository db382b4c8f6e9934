import * as z from 'zod/mini'
import { EngineFailure } from './failure.ts'
import type { Prompt } from './openai-client.ts'

/** The schema as the API wants it: strict, every property required and no other allowed. */
export function structured(schema: z.ZodMiniObject, name: string): Prompt['format'] {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { target: 'draft-7' })
  return { type: 'json_schema', name, strict: true, schema: json }
}

/** Parses the answer by its schema; throws an EngineFailure when it doesn't match. */
export function readStructured<Schema extends z.ZodMiniType>(schema: Schema, text: string): z.output<Schema> {
  const result = schema.safeParse(parseJson(text))
  if (!result.success) throw new EngineFailure('unusable', 'wrong shape')
  return result.data
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new EngineFailure('unusable', 'not JSON')
  }
}
