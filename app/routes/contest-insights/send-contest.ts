import type { UploadAnswer, UploadRefusal } from '#contract/contests.ts'

export type UploadFailure = { message: string; screen: { label: string; path: string } | null }
export type BytesSent = { sent: number; total: number }

/** The answer, or why there is none. */
export type UploadOutcome = { ok: true; answer: UploadAnswer } | { ok: false; failure: UploadFailure }

/** From this size on the time to pack a file is less than the time it saves on the way. */
const PACKED_FROM_BYTES = 4 * 2 ** 20

/** Packs a large CSV where the browser can; other files go as they are. */
export async function packContest(file: File): Promise<File> {
  if (file.size < PACKED_FROM_BYTES || !/\.csv$/i.test(file.name) || !('CompressionStream' in window))
    return file
  const packed = file.stream().pipeThrough(new CompressionStream('gzip'))
  return new File([await new Response(packed).blob()], `${file.name}.gz`)
}

/** Sends a file and tells how much of it is on its way; only XMLHttpRequest can. Aborting the signal ends it. */
export function sendContest(
  file: File,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (bytes: BytesSent) => void },
): Promise<UploadOutcome> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    const fail = (message: string) => resolve({ ok: false, failure: { message, screen: null } })
    request.upload.onprogress = ({ loaded, total }) => onProgress({ sent: loaded, total })
    request.onload = () => resolve(readAnswer(request))
    request.onerror = () => fail('Failed to upload contest CSV')
    request.onabort = () => fail('The upload was cancelled')
    signal.addEventListener('abort', () => request.abort())
    const form = new FormData()
    form.append('file', file)
    request.open('POST', '/api/contest/upload')
    request.withCredentials = true
    request.send(form)
  })
}

function readAnswer({ status, responseText }: XMLHttpRequest): UploadOutcome {
  const body = readJson(responseText)
  if (status >= 200 && status < 300 && body && 'contestId' in body) return { ok: true, answer: body }
  const refusal = body && 'error' in body ? body : null
  const message = refusal?.error ?? `Upload failed with status ${status}`
  return { ok: false, failure: { message, screen: refusal?.screen ?? null } }
}

function readJson(text: string): UploadAnswer | UploadRefusal | null {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
