import type { Context } from 'hono'
import { BODIES } from '#workers/body-kinds.ts'
import { JsonFieldReader, type JsonPart, type Wanted } from '#workers/json/json-field-reader.ts'
import type { ServerEnv } from '#workers/server-env.ts'
import { holdStream } from './hold-stream.ts'
import { requireJson } from './read-json.ts'
import { RequestBody } from './request-body.ts'

type Options = {
  kind: 'history' | 'transfer'
  /** The longest value or item that is held as a whole. */
  mostCharacters: number
  /** A field whose items become rows that are longer than they were: each takes as much memory again. */
  longField?: string
}

/**
 * Streams the wanted fields of a JSON body; other fields are skipped without being held in memory. Refuses other
 * content types (415), larger bodies (413) and invalid JSON (400).
 */
export async function* readJsonFields(
  c: Context<ServerEnv>,
  wanted: Wanted,
  { kind, mostCharacters, longField }: Options,
): AsyncGenerator<JsonPart> {
  requireJson(c)
  const body = new RequestBody(c.req.raw, { atMost: BODIES[kind].mostBytes })
  const hold = await holdStream(c, kind)
  const reader = new JsonFieldReader(wanted, { mostCharacters })
  const decoder = new TextDecoder()
  try {
    for await (const piece of body.pieces()) {
      await hold(piece.length)
      for (const part of reader.push(decoder.decode(piece, { stream: true }))) {
        if (part.field === longField) await hold(part.text.length)
        yield part
      }
    }
    yield* reader.push(decoder.decode())
    reader.finish()
  } finally {
    await body.drain()
  }
}
