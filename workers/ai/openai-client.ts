import type OpenAI from 'openai'
import type { ResponseCreateParamsNonStreaming } from 'openai/resources/responses/responses'
import { breakerOf } from './breaker.ts'
import { EngineFailure } from './failure.ts'
import { cleanSources } from './research.ts'

export type OpenAiSettings = { apiKey: string; baseUrl: string; model: string }

export type Prompt = {
  instructions: string
  /** What the answer is about, as data; becomes one JSON text. */
  input: unknown
  format?: NonNullable<ResponseCreateParamsNonStreaming['text']>['format']
  webSearch?: boolean
  maxOutputTokens: number
}

export type Completion = { text: string; sources: ReturnType<typeof cleanSources>; searchesMade: number }

export type CallLimits = { signal: AbortSignal; calls: { left: number }; onText?: (soFar: string) => void }

/** More than any answer of ours needs, and less than an isolate minds. */
const MOST_BYTES = 1_000_000
const FIRST_PAUSE_MS = 400
/** Longer pauses are not waited for: somebody is. */
const LONGEST_PAUSE_MS = 5000

/**
 * One answer of the server: a second try after 429, 5xx or a broken connection, within the calls and the time left.
 * With `onText` it is streamed. Throws an EngineFailure and nothing else.
 */
export async function complete(
  settings: OpenAiSettings,
  prompt: Prompt,
  limits: CallLimits,
): Promise<Completion> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await callOnce(settings, prompt, limits)
    } catch (error) {
      const failure = limits.signal.aborted ? abortFailure(limits.signal) : asFailure(error)
      const pause = failure.retryAfterMs ?? FIRST_PAUSE_MS
      const isTransient = failure.kind === 'unavailable' || failure.kind === 'limited'
      if (!isTransient || attempt > 1 || limits.calls.left === 0 || pause > LONGEST_PAUSE_MS) throw failure
      await pauseFor(pause, limits.signal)
    }
  }
}

async function callOnce(settings: OpenAiSettings, prompt: Prompt, limits: CallLimits): Promise<Completion> {
  const breaker = breakerOf(`${settings.baseUrl} ${settings.apiKey}`)
  if (!breaker.allows(Date.now())) throw new EngineFailure('unavailable', 'resting', Number.POSITIVE_INFINITY)
  limits.calls.left -= 1
  try {
    const completion = await orAborted(ask(settings, prompt, limits), limits.signal)
    breaker.succeeded()
    return completion
  } catch (error) {
    // What the user gave up on, or what we don't accept, says nothing about the server's health.
    const isTheirs = limits.signal.aborted ? isTimeout(limits.signal) : isServerTrouble(error)
    if (isTheirs) breaker.failed(Date.now())
    throw error
  }
}

async function ask(
  settings: OpenAiSettings,
  prompt: Prompt,
  { signal, onText }: CallLimits,
): Promise<Completion> {
  const client = await clientOf(settings)
  const body: ResponseCreateParamsNonStreaming = {
    model: settings.model,
    instructions: prompt.instructions,
    input: [{ role: 'user', content: JSON.stringify(prompt.input, roundedNumbers) }],
    max_output_tokens: prompt.maxOutputTokens,
    store: false,
    ...(prompt.format ? { text: { format: prompt.format } } : {}),
    ...(prompt.webSearch
      ? { tools: [{ type: 'web_search' }], max_tool_calls: 8, include: ['web_search_call.action.sources'] }
      : {}),
  }
  if (!onText) return completionOf(await client.responses.create(body, { signal }))
  const stream = await client.responses.create({ ...body, stream: true }, { signal })
  let text = ''
  for await (const event of stream) {
    if (event.type === 'response.output_text.delta') {
      text += event.delta
      onText(text)
    }
    if (event.type === 'response.completed') return completionOf(event.response)
    if (event.type === 'response.incomplete') throw new EngineFailure('unusable', 'incomplete')
    if (event.type === 'response.refusal.done') throw new EngineFailure('refused')
    if (event.type === 'response.failed' || event.type === 'error')
      throw new EngineFailure('unavailable', event.type)
  }
  throw new EngineFailure('unavailable', 'stream ended early')
}

/** Reads the answer with distrust: a compatible server may send anything. */
function completionOf(response: OpenAI.Responses.Response): Completion {
  if (!Array.isArray(response?.output)) throw new EngineFailure('unusable', 'no output')
  if (response.status === 'incomplete') throw new EngineFailure('unusable', 'incomplete')
  if (response.status === 'failed') throw new EngineFailure('unavailable', 'failed')
  const parts = response.output.flatMap((item) =>
    item?.type === 'message' && Array.isArray(item.content) ? item.content : [],
  )
  if (parts.some((part) => part?.type === 'refusal')) throw new EngineFailure('refused')
  const texts = parts.filter((part) => part?.type === 'output_text' && typeof part.text === 'string')
  const text = texts.map((part) => (part.type === 'output_text' ? part.text : '')).join('')
  if (text.trim() === '') throw new EngineFailure('unusable', 'empty')
  const cited = texts.flatMap((part) => (part.type === 'output_text' ? (part.annotations ?? []) : []))
  const searches = response.output.filter((item) => item?.type === 'web_search_call')
  return {
    text,
    sources: cleanSources([...cited, ...searches.flatMap(searchedPages)] as {
      url?: unknown
      title?: unknown
    }[]),
    searchesMade: searches.length,
  }
}

function searchedPages(item: object): object[] {
  const sources = (item as { action?: { sources?: unknown } }).action?.sources
  return Array.isArray(sources) ? sources : []
}

/** The SDK is a megabyte of source: only whoever asks pays for it. */
async function clientOf({ apiKey, baseUrl }: OpenAiSettings): Promise<OpenAI> {
  const { default: Client } = await import('openai')
  // Retries and deadlines are ours; so is the limit on what comes back.
  return new Client({
    apiKey,
    baseURL: baseUrl,
    maxRetries: 0,
    timeout: 120_000,
    fetch: fetchAtMost(MOST_BYTES),
  })
}

function fetchAtMost(bytes: number) {
  return async (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const response = await fetch(input, { ...init, redirect: 'manual' })
    if (!response.body) return response
    let read = 0
    const counted = response.body.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(chunk, controller) {
          read += chunk.byteLength
          if (read > bytes) controller.error(new EngineFailure('unusable', 'too long'))
          else controller.enqueue(chunk)
        },
      }),
    )
    return new Response(counted, response)
  }
}

function asFailure(error: unknown): EngineFailure {
  const own = ownFailure(error)
  if (own) return own
  const { status, headers } = error as { status?: unknown; headers?: unknown }
  if (status === 429) {
    const wait = headers instanceof Headers ? headers.get('Retry-After') : null
    return new EngineFailure('limited', 'status 429', wait === null ? null : retryAfterMs(wait))
  }
  if (typeof status === 'number' && status < 500)
    return new EngineFailure('unavailable', `status ${status}`, Number.POSITIVE_INFINITY)
  if (error instanceof SyntaxError) return new EngineFailure('unusable', 'not JSON')
  return new EngineFailure('unavailable', typeof status === 'number' ? `status ${status}` : 'no connection')
}

/** Ours, also when the SDK wrapped it. */
function ownFailure(error: unknown): EngineFailure | null {
  if (error instanceof EngineFailure) return error
  return error instanceof Error && error.cause !== undefined ? ownFailure(error.cause) : null
}

function isServerTrouble(error: unknown): boolean {
  const { kind } = asFailure(error)
  return kind === 'unavailable' || kind === 'limited' || kind === 'slow'
}

/** Seconds, or a date. */
function retryAfterMs(text: string): number {
  const seconds = Number(text)
  const ms = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(text) - Date.now()
  return Number.isFinite(ms) ? Math.max(0, ms) : FIRST_PAUSE_MS
}

function abortFailure(signal: AbortSignal): EngineFailure {
  return new EngineFailure(isTimeout(signal) ? 'slow' : 'cancelled')
}

function isTimeout(signal: AbortSignal): boolean {
  return signal.reason instanceof DOMException && signal.reason.name === 'TimeoutError'
}

/** A server that sends a byte a second, or a library that doesn't listen, must not hold anybody beyond the deadline. */
function orAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  // A call that loses the race may still fail later; nobody waits for that any more.
  work.catch(() => {})
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason)
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    work.then(resolve, reject)
  })
}

async function pauseFor(ms: number, signal: AbortSignal): Promise<void> {
  await orAborted(new Promise<void>((resolve) => setTimeout(resolve, ms)), signal).catch(() => {
    throw abortFailure(signal)
  })
}

/** Figures reach the prompt as a text would state them. */
function roundedNumbers(_key: string, value: unknown): unknown {
  return typeof value === 'number' ? Math.round(value * 100) / 100 : value
}
