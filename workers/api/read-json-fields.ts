import type { Context } from 'hono'
import { JsonFieldReader, type JsonPart, type Wanted } from '#workers/json/json-field-reader.ts'
import { requireJson } from './read-json.ts'
import { RequestBody } from './request-body.ts'

type Limits = {
  /** Of the whole body. */
  mostBytes: number
  /** Of one value or item. */
  mostCharacters: number
}

/**
 * Streams the wanted fields of a JSON body; other fields are skipped without being held in memory. Refuses other
 * content types (415), larger bodies (413) and invalid JSON (400).
 */
export async function* readJsonFields(
  c: Context,
  wanted: Wanted,
  { mostBytes, mostCharacters }: Limits,
): AsyncGenerator<JsonPart> {
  requireJson(c)
  const body = new RequestBody(c.req.raw, mostBytes)
  const reader = new JsonFieldReader(wanted, { mostCharacters })
  const decoder = new TextDecoder()
  try {
    for await (const piece of body.pieces()) yield* reader.push(decoder.decode(piece, { stream: true }))
    yield* reader.push(decoder.decode())
    reader.finish()
  } finally {
    await body.drain()
  }
}
