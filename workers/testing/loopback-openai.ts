import type { RequestListener, ServerResponse } from 'node:http'
import { listenOnLoopback, readBody, sendJson } from './loopback.ts'

/*
 * A server for the part of the Responses API that we use, with scripted faults. Each API key has its own script, so
 * tests don't interfere: POST /script/{key} takes a list of moves, one per call, the last one repeated; GET
 * /calls/{key} returns the received requests.
 */

export type Move =
  | { move: 'answer'; text: string; pages?: { url: string; title: string }[]; searches?: number }
  | { move: 'status'; status: number; retryAfter?: string }
  | { move: 'refuse' | 'hang' | 'hang_after_headers' | 'drip' | 'reset' | 'incomplete' | 'flood' }
  | { move: 'raw'; body: string; contentType?: string }
  /** Waits, then answers. */
  | { move: 'slow'; ms: number; text: string }

export type Calls = { bodies: Record<string, unknown>[]; mostAtOnce: number; open: number }

type Script = { moves: Move[]; calls: Calls }

export async function startLoopbackOpenAi(port?: number) {
  const scripts = new Map<string, Script>()
  const scriptOf = (key: string) => {
    const script = scripts.get(key) ?? { moves: [], calls: { bodies: [], mostAtOnce: 0, open: 0 } }
    scripts.set(key, script)
    return script
  }

  const listener: RequestListener = async (request, response) => {
    const [, area = '', key = ''] = (request.url ?? '').split('/')
    const body = await readBody(request)
    if (area === 'script') {
      scriptOf(key).moves = JSON.parse(body)
      return response.end()
    }
    if (area === 'calls') return sendJson(response, 200, scriptOf(key).calls)
    if (request.url !== '/v1/responses' || request.method !== 'POST') return sendJson(response, 404, {})
    const script = scriptOf((request.headers.authorization ?? '').replace('Bearer ', ''))
    script.calls.open += 1
    response.once('close', () => {
      script.calls.open -= 1
    })
    script.calls.bodies.push(JSON.parse(body))
    script.calls.mostAtOnce = Math.max(script.calls.mostAtOnce, script.calls.open)
    const [move = { move: 'status', status: 500 }, ...rest] = script.moves
    if (rest.length > 0) script.moves = rest
    await make(move, response, JSON.parse(body).stream === true)
  }

  return listenOnLoopback(listener, port)
}

async function make(move: Move, response: ServerResponse, isStream: boolean): Promise<void> {
  switch (move.move) {
    case 'answer':
      return answer(response, isStream, move.text, move.pages ?? [], move.searches ?? 0)
    case 'slow':
      await new Promise((resolve) => setTimeout(resolve, move.ms))
      return answer(response, isStream, move.text, [], 0)
    case 'status':
      if (move.retryAfter !== undefined) response.setHeader('Retry-After', move.retryAfter)
      return sendJson(response, move.status, {
        error: { message: 'Incorrect API key provided: sk-secret', type: 'x' },
      })
    case 'raw':
      response.setHeader('Content-Type', move.contentType ?? 'application/json')
      return void response.end(move.body)
    case 'refuse':
      return refuse(response, isStream)
    case 'incomplete':
      return incomplete(response, isStream)
    case 'reset':
      return void response.socket?.resetAndDestroy()
    case 'flood':
      return flood(response)
    case 'hang':
      return
    case 'hang_after_headers':
      response.writeHead(200, headersOf(isStream))
      return response.flushHeaders()
    case 'drip':
      return drip(response, isStream)
  }
}

function answer(
  response: ServerResponse,
  isStream: boolean,
  text: string,
  pages: { url: string; title: string }[],
  searches: number,
) {
  const whole = responseOf([
    ...Array.from({ length: searches }, () => ({
      type: 'web_search_call',
      status: 'completed',
      action: { type: 'search', query: 'x', sources: pages.map(({ url }) => ({ type: 'url', url })) },
    })),
    messageOf([
      {
        type: 'output_text',
        text,
        annotations: pages.map(({ url, title }) => ({
          type: 'url_citation',
          url,
          title,
          start_index: 0,
          end_index: 1,
        })),
      },
    ]),
  ])
  if (!isStream) return sendJson(response, 200, whole)
  response.writeHead(200, headersOf(true))
  for (const delta of text.match(/[\s\S]{1,40}/g) ?? []) {
    sendEvent(response, { type: 'response.output_text.delta', delta })
  }
  sendEvent(response, { type: 'response.completed', response: whole })
  response.end()
}

function refuse(response: ServerResponse, isStream: boolean) {
  const whole = responseOf([messageOf([{ type: 'refusal', refusal: 'I would rather not.' }])])
  if (!isStream) return sendJson(response, 200, whole)
  response.writeHead(200, headersOf(true))
  sendEvent(response, { type: 'response.refusal.done', refusal: 'I would rather not.' })
  response.end()
}

function incomplete(response: ServerResponse, isStream: boolean) {
  const whole = {
    ...responseOf([messageOf([{ type: 'output_text', text: '{"story": "It ends', annotations: [] }])]),
    status: 'incomplete',
  }
  if (!isStream) return sendJson(response, 200, whole)
  response.writeHead(200, headersOf(true))
  sendEvent(response, { type: 'response.incomplete', response: whole })
  response.end()
}

/** Five megabytes of endless text. */
function flood(response: ServerResponse) {
  response.writeHead(200, headersOf(false))
  response.write('{"output":[{"type":"message","content":[{"type":"output_text","text":"')
  for (let i = 0; i < 80; i++) response.write('a'.repeat(65_536))
  response.end('"}]}]}')
}

function drip(response: ServerResponse, isStream: boolean) {
  response.writeHead(200, headersOf(isStream))
  const timer = setInterval(() => response.write(' '), 200)
  response.once('close', () => clearInterval(timer))
}

function responseOf(output: object[]) {
  return { id: 'resp_1', object: 'response', created_at: 0, status: 'completed', model: 'loopback', output }
}

function messageOf(content: object[]) {
  return { id: 'msg_1', type: 'message', role: 'assistant', status: 'completed', content }
}

function headersOf(isStream: boolean) {
  return { 'Content-Type': isStream ? 'text/event-stream' : 'application/json' }
}

function sendEvent(response: ServerResponse, event: { type: string } & Record<string, unknown>) {
  response.write(`event: ${event.type}\ndata: ${JSON.stringify({ sequence_number: 0, ...event })}\n\n`)
}
