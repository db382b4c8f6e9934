import type { Context } from 'hono'
import type { ServerEnv } from '#workers/server-env.ts'

const LINES_TYPE = 'application/x-ndjson'

export type Tell = (line: object) => void

/**
 * Answers with JSON, or with JSON lines where the client accepts them: the progress lines of the work, then the line
 * that `last` makes of its result. A refusal before the first line is thrown, so it keeps its status.
 */
export async function answerOrLines<Answer extends object>(
  c: Context<ServerEnv>,
  { work, last }: { work: (tell: Tell) => Promise<Answer>; last: (error: unknown) => object },
): Promise<Response> {
  if (!c.req.header('Accept')?.includes(LINES_TYPE)) return c.json(await work(() => {}))
  const lines = new Lines()
  const answer = work((line) => lines.tell(line))
  if ((await Promise.race([lines.begun, answer])) !== lines) return c.json(await answer)
  const { slot } = c.var
  slot.retain()
  // Not awaited: the client reads lines while the work goes on.
  answer
    .catch(last)
    .then((line) => lines.end(line))
    .finally(() => slot.release())
  return c.body(lines.stream, 200, { 'Content-Type': LINES_TYPE })
}

class Lines {
  readonly stream: ReadableStream<Uint8Array>
  /** Resolves at the first line. */
  readonly begun: Promise<this>
  private begin: (lines: this) => void = () => {}
  private readonly encoder = new TextEncoder()
  private controller: ReadableStreamDefaultController<Uint8Array> | null = null

  constructor() {
    this.begun = new Promise((resolve) => {
      this.begin = resolve
    })
    this.stream = new ReadableStream({
      start: (controller) => {
        this.controller = controller
      },
      // The client has disconnected: drop further lines.
      cancel: () => {
        this.controller = null
      },
    })
  }

  tell(line: object): void {
    this.controller?.enqueue(this.encoder.encode(`${JSON.stringify(line)}\n`))
    this.begin(this)
  }

  end(line: object): void {
    this.tell(line)
    this.controller?.close()
  }
}
