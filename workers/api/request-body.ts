import { AppError } from '#core/result.ts'
import { drainBody } from '#workers/drain-body.ts'
import { throwClientGone } from './client-gone.ts'

/** How long a body may be waited for: so long, and longer by its bytes so far at this pace. */
const PATIENCE_MS = 10_000
const SLOWEST_BYTES_A_MS = 32

type Limits = { atMost: number; tooLarge?: (atMost: number) => AppError }

/**
 * A request's body in chunks; refuses more than `atMost` bytes with `too_large`, and a client that sends less than 32 KB a
 * second with `timed_out`. Throws `ClientGone`.
 */
export class RequestBody {
  private readonly request: Request
  private readonly limits: Required<Limits>
  private readonly reader: ReadableStreamDefaultReader<Uint8Array> | null
  private bytes = 0
  private waitedMs = 0
  private isGivenUp = false

  constructor(request: Request, { atMost, tooLarge = fileTooLarge }: Limits) {
    this.request = request
    this.limits = { atMost, tooLarge }
    this.reader = request.body?.getReader() ?? null
  }

  /** Its chunks; when the caller stops, the rest can be drained. */
  async *pieces(): AsyncGenerator<Uint8Array> {
    const { atMost, tooLarge } = this.limits
    try {
      if (Number(this.request.headers.get('Content-Length')) > atMost) throw tooLarge(atMost)
      for (let piece = await this.next(); piece; piece = await this.next()) {
        if (this.bytes > atMost) throw tooLarge(atMost)
        yield piece
      }
    } catch (error) {
      if (error instanceof AppError && error.code === 'timed_out') this.giveUp()
      throw error
    } finally {
      this.release()
    }
  }

  /** Discards the rest, so that a client that is still sending can read the answer. */
  async drain(): Promise<void> {
    this.release()
    if (this.request.body) await drainBody(this.request.body)
  }

  /** workerd releases no reader that waits for a piece, so a body that is given up stays locked and is not drained. */
  private giveUp(): void {
    this.isGivenUp = true
    void this.reader?.cancel().catch(() => {})
  }

  private release(): void {
    if (!this.isGivenUp) this.reader?.releaseLock()
  }

  private async next(): Promise<Uint8Array | undefined> {
    if (this.reader === null) return undefined
    const patienceMs = PATIENCE_MS + this.bytes / SLOWEST_BYTES_A_MS - this.waitedMs
    const asked = Date.now()
    const read = await orTooSlow(this.reader.read().catch(throwClientGone), patienceMs)
    this.waitedMs += Date.now() - asked
    this.bytes += read.value?.length ?? 0
    return read.value
  }
}

async function orTooSlow<Value>(promise: Promise<Value>, patienceMs: number): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooSlow = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new AppError('timed_out', 'The request was sent too slowly. Try again.')),
      patienceMs,
    )
  })
  try {
    return await Promise.race([promise, tooSlow])
  } finally {
    clearTimeout(timer)
    // The loser of the race: its end is of no interest.
    promise.catch(() => {})
  }
}

function fileTooLarge(atMost: number): AppError {
  const megabytes = Math.floor(atMost / 2 ** 20)
  return new AppError('too_large', `The file is too large, at most ${megabytes} MB are accepted`)
}
