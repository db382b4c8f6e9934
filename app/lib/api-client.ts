/** A call that was answered with anything but OK. `message` is what SPEC.md section 8 shows: "404: Not Found". */
export class ApiError extends Error {
  readonly status: number
  /** The server's own sentence. */
  readonly detail: string

  constructor(status: number, detail: string) {
    super(`${status}: ${detail}`)
    this.name = 'ApiError'
    this.status = status
    this.detail = detail
  }
}

export async function getJson<Answer>(path: string): Promise<Answer> {
  return send('GET', path)
}

export async function postJson<Answer>(
  path: string,
  payload?: unknown,
  headers: Record<string, string> = {},
): Promise<Answer> {
  return send('POST', path, payload, headers)
}

export async function putJson<Answer>(path: string, payload: unknown): Promise<Answer> {
  return send('PUT', path, payload)
}

export async function deleteRecord(path: string): Promise<void> {
  await send('DELETE', path)
}

/** What to tell a person about a failed call: the server's sentence, or the fallback where there is none. */
export function messageOf(error: unknown, fallback: string): string {
  if (error instanceof ApiError) return error.detail || fallback
  return error instanceof TypeError ? 'No connection. Check your network and try again.' : fallback
}

/** A JSON body only when there is a payload; the answer parsed as JSON where it is JSON, else null. */
async function send<Answer>(
  method: string,
  path: string,
  payload?: unknown,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const response = await fetch(path, {
    method,
    credentials: 'include',
    ...(payload === undefined
      ? { headers }
      : { headers: { 'Content-Type': 'application/json', ...headers }, body: JSON.stringify(payload) }),
  })
  if (!response.ok) throw new ApiError(response.status, (await response.text()) || response.statusText)
  const isJson = response.headers.get('Content-Type')?.startsWith('application/json') ?? false
  return (isJson ? await response.json() : null) as Answer
}
