import type OpenAI from 'openai'
import type { ResponseCreateParamsNonStreaming } from 'openai/resources/responses/responses'
import type { Source } from '#contract/insights.ts'
import { toHundredths } from '#core/players/shown-points.ts'
import { orAborted, pauseFor } from '#workers/abortable-wait.ts'
import { circuitBreaker } from './circuit-breaker.ts'
import { EngineFailure } from './failure.ts'
import { cleanSources } from './research.ts'

export type OpenAiSettings = { apiKey: string; baseUrl: string; model: string }

export type Prompt = {
  instructions: string
  /** The facts to write about; sent as JSON. */
  input: unknown
  format?: NonNullable<ResponseCreateParamsNonStreaming['text']>['format']
  webSearch?: boolean
  maxOutputTokens: number
}

export type CallLimits = { signal: AbortSignal; calls: { left: number }; onText?: (soFar: string) => void }

/** Larger answers are rejected, to protect the isolate's memory. */
const MOST_BYTES = 1_000_000
const FIRST_PAUSE_MS = 400
/** Give up if Retry-After exceeds this; a user is waiting. */
const LONGEST_PAUSE_MS = 5000

/**
 * Asks the server once and retries after 429, 5xx or a broken connection, within the remaining calls and time. With
 * `onText` the answer is streamed. Throws only EngineFailure.
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
      await pauseFor(pause, limits.signal).catch(() => {
        throw abortFailure(limits.signal)
      })
    }
  }
}

async function callOnce(settings: OpenAiSettings, prompt: Prompt, limits: CallLimits): Promise<Completion> {
  const breaker = circuitBreaker(`${settings.baseUrl} ${settings.apiKey}`)
  if (!breaker.allows(Date.now()))
    throw new EngineFailure('unavailable', 'circuit open', Number.POSITIVE_INFINITY)
  limits.calls.left -= 1
  try {
    const completion = await orAborted(ask(settings, prompt, limits), limits.signal)
    breaker.succeeded()
    return completion
  } catch (error) {
    // A cancelled call or a rejected answer does not count as a failure of the server.
    const isTheirs = limits.signal.aborted ? isTimeout(limits.signal) : isServerFailure(error)
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

/** Loaded on first use: the SDK is a megabyte of source, of which the build keeps what is named here. */
export async function loadSdk() {
  const { default: Client } = await import('openai')
  return Client
}

async function clientOf({ apiKey, baseUrl }: OpenAiSettings): Promise<OpenAI> {
  const Client = await loadSdk()
  // This module does retries and deadlines, and limits the size of answers.
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

/** Rounds figures to the precision that a text states. */
function roundedNumbers(_key: string, value: unknown): unknown {
  return typeof value === 'number' ? toHundredths(value) : value
}

/** A completed answer: its text, the pages it cites, and the number of web searches made. */
type Completion = { text: string; sources: Source[]; searchesMade: number }

/** Validates every field of the response, because a compatible server may send anything. */
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

/** Maps any thrown error to an EngineFailure. An infinite `retryAfterMs` means that a retry is useless. */
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

/** The EngineFailure itself or one that the SDK wrapped. */
function ownFailure(error: unknown): EngineFailure | null {
  if (error instanceof EngineFailure) return error
  return error instanceof Error && error.cause !== undefined ? ownFailure(error.cause) : null
}

/** Does the error count against the server's health? */
function isServerFailure(error: unknown): boolean {
  const { kind } = asFailure(error)
  return kind === 'unavailable' || kind === 'limited' || kind === 'slow'
}

/** Seconds, or a date; null when it is neither. */
function retryAfterMs(text: string): number | null {
  const seconds = Number(text)
  const ms = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(text) - Date.now()
  return Number.isFinite(ms) ? Math.max(0, ms) : null
}

function abortFailure(signal: AbortSignal): EngineFailure {
  return new EngineFailure(isTimeout(signal) ? 'slow' : 'cancelled')
}

function isTimeout(signal: AbortSignal): boolean {
  return signal.reason instanceof DOMException && signal.reason.name === 'TimeoutError'
}
