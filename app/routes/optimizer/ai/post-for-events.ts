import { ApiError, fetchApi, NoAnswerError } from '#app/lib/api-client.ts'

export type ServerEvents = {
  signal: AbortSignal
  /** Called with each checked piece of the text; null discards the pieces received so far. */
  onText?: (text: string | null) => void
  onProgress?: (progress: { done: number; total: number }) => void
}

/** Posts JSON and reads the answer as server-sent events. Throws the errors of `fetchApi`. */
export async function postForEvents<Answer>(
  path: string,
  payload: unknown,
  events: ServerEvents,
): Promise<Answer> {
  const response = await fetchApi(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'text/event-stream' },
    body: JSON.stringify(payload),
    signal: events.signal,
  })
  for await (const { event, data } of serverEvents(response, events.signal)) {
    if (event === 'text') events.onText?.(data.text)
    if (event === 'reset') events.onText?.(null)
    if (event === 'progress') events.onProgress?.(data)
    if (event === 'done') return data
    if (event === 'failed') throw new ApiError(500, 'Something went wrong on our side.')
  }
  throw new NoAnswerError('The answer broke off')
}

async function* serverEvents(response: Response, signal: AbortSignal) {
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  for (;;) {
    const { done, value } = await reader.read().catch((cause) => {
      if (signal.aborted) throw cause
      throw new NoAnswerError('The answer broke off', { cause })
    })
    if (done) return
    rest += value
    const blocks = rest.split('\n\n')
    rest = blocks.pop() ?? ''
    for (const block of blocks) yield parseEvent(block)
  }
}

function parseEvent(block: string) {
  const lines = block.split('\n')
  const event = lines.find((line) => line.startsWith('event: '))?.slice('event: '.length)
  const data = lines.find((line) => line.startsWith('data: '))?.slice('data: '.length)
  return { event, data: data === undefined ? null : JSON.parse(data) }
}
