import type { output, ZodMiniType } from 'zod/mini'
import { EngineFailure } from './failure.ts'
import type { Prompt } from './openai-client.ts'

/** The schema as the API wants it. */
export async function structured(schema: ZodMiniType, name: string): Promise<Prompt['format']> {
  const { zodTextFormat } = await import('openai/helpers/zod')
  const { type, name: label, strict, schema: json } = zodTextFormat(schema as never, name)
  return { type, name: label, strict, schema: json }
}

/** The answer by its schema, or an EngineFailure: what a server sends is never trusted to be what it promised. */
export function readStructured<Schema extends ZodMiniType>(schema: Schema, text: string): output<Schema> {
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
