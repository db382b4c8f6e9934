import { AppError } from '#core/result.ts'
import { joined } from '#workers/bytes.ts'

export type FormFile = { name: string; bytes: AsyncIterable<Uint8Array> }

const HEADERS_AT_MOST = 16 * 1024
const PARTS_AT_MOST = 20

/**
 * The file that a multipart form carries in a field, its bytes still to come: nothing is held but the piece at hand
 * (`formData()` would hold all of it). Reading `bytes` to the end also checks that the form ends well and holds no
 * second file. Refuses with `invalid_input` or `wrong_type`.
 */
export async function readFormFile(
  body: AsyncIterable<Uint8Array>,
  { contentType, field }: { contentType: string; field: string },
): Promise<FormFile> {
  const parts = new Parts(body, boundaryOf(contentType))
  const name = await parts.seek(field)
  if (name === null) throw new AppError('invalid_input', `Send the file in the form field "${field}"`)
  return { name, bytes: restOf(parts, field) }
}

async function* restOf(parts: Parts, field: string): AsyncGenerator<Uint8Array> {
  yield* parts.body()
  if ((await parts.seek(field)) !== null) throw new AppError('invalid_input', 'Send one file at a time')
}

function boundaryOf(contentType: string): string {
  const match = /^multipart\/form-data\s*;.*?boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(contentType)
  if (!match) throw new AppError('wrong_type', 'Send the file as multipart/form-data')
  return (match[1] ?? match[2])!
}

/** Walks through a multipart body part by part; a part's body can be read or skipped, never twice. */
class Parts {
  private readonly source: AsyncIterator<Uint8Array>
  private readonly delimiter: Uint8Array
  // As if the first boundary followed on a line end like all others.
  private buffer = ascii('\r\n')
  private inBody = true
  private parts = 0

  constructor(source: AsyncIterable<Uint8Array>, boundary: string) {
    this.source = source[Symbol.asyncIterator]()
    this.delimiter = ascii(`\r\n--${boundary}`)
  }

  /** Goes to the next file in that field and answers with its name, or with null at the end of the form. */
  async seek(field: string): Promise<string | null> {
    while (await this.nextPart()) {
      const disposition = await this.disposition()
      if (parameter(disposition, 'name') !== field) continue
      const name = parameter(disposition, 'filename')
      if (name !== null) return name
    }
    return null
  }

  /** The bytes up to the next boundary. */
  async *body(): AsyncGenerator<Uint8Array> {
    while (this.inBody) {
      const at = indexOf(this.buffer, this.delimiter)
      if (at !== -1) {
        yield this.take(at)
        this.inBody = false
        return
      }
      // The last bytes may begin a boundary that goes on in the next piece.
      yield this.take(Math.max(0, this.buffer.length - this.delimiter.length + 1))
      await this.fill()
    }
  }

  private async nextPart(): Promise<boolean> {
    for await (const _ of this.body());
    this.take(this.delimiter.length)
    while (this.buffer.length < 2) await this.fill()
    if (this.buffer[0] === DASH && this.buffer[1] === DASH) return false
    this.parts += 1
    if (this.parts > PARTS_AT_MOST) throw new AppError('invalid_input', 'The form has too many parts')
    return true
  }

  /** The part's Content-Disposition; afterwards its body is next. */
  private async disposition(): Promise<string> {
    let end = indexOf(this.buffer, BLANK_LINE)
    while (end === -1) {
      if (this.buffer.length > HEADERS_AT_MOST) throw broken()
      await this.fill()
      end = indexOf(this.buffer, BLANK_LINE)
    }
    const headers = new TextDecoder().decode(this.take(end))
    this.take(BLANK_LINE.length)
    this.inBody = true
    return /^content-disposition:(.*)$/im.exec(headers)?.[1] ?? ''
  }

  private take(length: number): Uint8Array {
    const taken = this.buffer.subarray(0, length)
    this.buffer = this.buffer.subarray(length)
    return taken
  }

  private async fill(): Promise<void> {
    const { value, done } = await this.source.next()
    if (done) throw broken()
    this.buffer = this.buffer.length === 0 ? value : joined(this.buffer, value)
  }
}

const DASH = 45
const BLANK_LINE = ascii('\r\n\r\n')

function broken(): AppError {
  return new AppError('invalid_input', 'The upload broke off before its end. Please send the file again')
}

/** `name="a"` or `name=a`; browsers write a quote inside as %22. */
function parameter(disposition: string, name: string): string | null {
  const match = new RegExp(`;\\s*${name}=(?:"([^"]*)"|([^;\\s]+))`, 'i').exec(disposition)
  return match ? (match[1] ?? match[2]!).replaceAll('%22', '"') : null
}

function indexOf(bytes: Uint8Array, sought: Uint8Array): number {
  const last = bytes.length - sought.length
  for (let at = bytes.indexOf(sought[0]!); at !== -1 && at <= last; at = bytes.indexOf(sought[0]!, at + 1)) {
    if (sought.every((byte, i) => bytes[at + i] === byte)) return at
  }
  return -1
}

function ascii(text: string): Uint8Array {
  return new TextEncoder().encode(text)
}
