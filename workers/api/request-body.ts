import { AppError } from '#core/result.ts'
import { drainBody } from '#workers/drain-body.ts'
import { throwClientGone } from './client-gone.ts'

/** A request's body in chunks; refuses more than `atMost` bytes with `too_large`. Throws `ClientGone`. */
export class RequestBody {
  private readonly request: Request
  private readonly atMost: number
  private readonly reader: ReadableStreamDefaultReader<Uint8Array> | null
  private bytes = 0

  constructor(request: Request, atMost: number) {
    this.request = request
    this.atMost = atMost
    this.reader = request.body?.getReader() ?? null
  }

  async *pieces(): AsyncGenerator<Uint8Array> {
    if (Number(this.request.headers.get('Content-Length')) > this.atMost) throw this.tooLarge()
    for (let piece = await this.next(); piece; piece = await this.next()) {
      if (this.bytes > this.atMost) throw this.tooLarge()
      yield piece
    }
  }

  /** Discards the rest, so that a client that is still sending can read the answer. */
  async drain(): Promise<void> {
    this.reader?.releaseLock()
    if (this.request.body) await drainBody(this.request.body)
  }

  private async next(): Promise<Uint8Array | undefined> {
    const read = await this.reader?.read().catch(throwClientGone)
    this.bytes += read?.value?.length ?? 0
    return read?.value
  }

  private tooLarge(): AppError {
    const megabytes = Math.floor(this.atMost / 2 ** 20)
    return new AppError('too_large', `The file is too large, at most ${megabytes} MB are accepted`)
  }
}
