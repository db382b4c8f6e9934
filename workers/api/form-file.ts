import { type MultipartPart, parseMultipart } from 'multitars'
import { AppError } from '#core/result.ts'

export type FormFile = { name: string; bytes: AsyncIterable<Uint8Array> }

const PARTS_AT_MOST = 20

/**
 * The file in one field of a multipart form, as a stream; only one chunk is in memory at a time (`formData()` would
 * hold the whole file). Reading `bytes` to the end also checks that the form is complete and has no second file.
 * Refuses with `invalid_input` or `wrong_type`.
 */
export async function readFormFile(
  body: AsyncIterable<Uint8Array>,
  { contentType, field }: { contentType: string; field: string },
): Promise<FormFile> {
  if (!/^multipart\/form-data\s*;.*boundary="?[^\s;"]/i.test(contentType)) {
    throw new AppError('wrong_type', 'Send the file as multipart/form-data')
  }
  const files = filesIn(parseMultipart(body, { contentType }), field)
  const first = await files.next()
  if (first.done) throw new AppError('invalid_input', `Send the file in the form field "${field}"`)
  const { name, part } = first.value
  return { name, bytes: restOf(part, files) }
}

async function* restOf(part: MultipartPart, files: AsyncGenerator<unknown>): AsyncGenerator<Uint8Array> {
  const reader = part.stream().getReader()
  for (let read = await next(); !read.done; read = await next()) yield read.value
  reader.releaseLock()
  if (!(await files.next()).done) throw new AppError('invalid_input', 'Send one file at a time')

  function next() {
    return reader.read().catch(refuseForm)
  }
}

/** The files in that field, in order; asking for the next one skips the rest of the current one. */
async function* filesIn(
  parts: AsyncGenerator<MultipartPart>,
  field: string,
): AsyncGenerator<{ name: string; part: MultipartPart }> {
  for (let count = 1; ; count++) {
    const next = await parts.next().catch(refuseForm)
    if (next.done) return
    if (count > PARTS_AT_MOST) throw new AppError('invalid_input', 'The form has too many parts')
    const disposition = next.value.headers['content-disposition'] ?? ''
    const name = parameter(disposition, 'filename')
    if (name !== null && parameter(disposition, 'name') === field) yield { name, part: next.value }
  }
}

/** Parser errors refuse the form. Errors of the body itself are thrown on. */
function refuseForm(error: unknown): never {
  const isOfForm = error instanceof Error && error.message.startsWith('Invalid Multipart')
  if (!isOfForm) throw error
  throw new AppError('invalid_input', 'The upload broke off before its end. Please send the file again')
}

/**
 * `name="a"` or `name=a`; browsers write a quote inside as %22. (The parser's own names are not used: it decodes every
 * percent code, so `100%25.csv` would come out under another name.)
 */
function parameter(disposition: string, name: string): string | null {
  const match = new RegExp(`;\\s*${name}=(?:"([^"]*)"|([^;\\s]+))`, 'i').exec(disposition)
  return match ? (match[1] ?? match[2]!).replaceAll('%22', '"') : null
}
