import { FOREIGN_ANSWER, NO_ANSWER, serverSentence, wordsForStatus } from '#app/lib/failure-words.ts'
import type { UploadAnswer, UploadEvent, UploadRefusal } from '#contract/contests.ts'
import type { ProviderFile } from '#core/files/provider-file.ts'

/** `advice`: why and what to do, where the message does not say it. */
export type UploadFailure = {
  message: string
  advice: string | null
  belongsTo: ProviderFile | null
}
export type BytesSent = { sent: number; total: number }

/** The answer, or why there is none. */
export type UploadOutcome = { ok: true; answer: UploadAnswer } | { ok: false; failure: UploadFailure }

/** From this size on the time to pack a file is less than the time it saves on the way. */
const PACKED_FROM_BYTES = 4 * 2 ** 20

/** Packs a large CSV where the browser can; other files go as they are. Throws once the signal is aborted. */
export async function packContest(file: File, signal: AbortSignal): Promise<File> {
  if (file.size < PACKED_FROM_BYTES || !/\.csv$/i.test(file.name) || !('CompressionStream' in window))
    return file
  const packed = file.stream().pipeThrough(new CompressionStream('gzip'), { signal })
  return new File([await new Response(packed).blob()], `${file.name}.gz`)
}

type Sending = {
  signal: AbortSignal
  onSent: (bytes: BytesSent) => void
  /** Entries that the server has read. */
  onRows: (rows: number) => void
}

/** Sends a file and tells how far both sides are; only XMLHttpRequest can. Aborting the signal ends it. */
export function sendContest(file: File, { signal, onSent, onRows }: Sending): Promise<UploadOutcome> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    const fail = (message: string, advice: string | null = null) =>
      resolve({ ok: false, failure: { message, advice, belongsTo: null } })
    request.upload.onprogress = ({ loaded, total }) => onSent({ sent: loaded, total })
    request.onprogress = () => {
      const event = lastEvent(request)
      if (event && 'rows' in event) onRows(event.rows)
    }
    request.onload = () => resolve(readAnswer(request))
    request.onerror = () => fail('Failed to upload contest CSV', NO_ANSWER)
    const cancelled = () => fail('The upload was cancelled')
    if (signal.aborted) return cancelled()
    request.onabort = cancelled
    signal.addEventListener('abort', () => request.abort())
    const form = new FormData()
    form.append('file', file)
    request.open('POST', '/api/contest/upload')
    request.setRequestHeader('Accept', 'application/x-ndjson, application/json')
    request.withCredentials = true
    request.send(form)
  })
}

/** The answer's last line, or all of a refusal from before the first one. */
function readAnswer(request: XMLHttpRequest): UploadOutcome {
  const event = lastEvent(request)
  if (event && 'contestId' in event) return { ok: true, answer: event }
  const refusal = event && 'error' in event && typeof event.error === 'string' ? event : null
  const { status } = request
  const sentence = refusal && serverSentence(status, refusal.error)
  if (sentence)
    return { ok: false, failure: { message: sentence, advice: null, belongsTo: refusal.belongs_to ?? null } }
  const advice = status < 400 ? FOREIGN_ANSWER : wordsForStatus(status)
  return { ok: false, failure: { message: `Upload failed with status ${status}`, advice, belongsTo: null } }
}

/** The last whole line of what has arrived; an answer in one piece is a line without end. */
function lastEvent({
  responseText,
  readyState,
}: XMLHttpRequest): UploadEvent | UploadAnswer | UploadRefusal | null {
  const whole =
    readyState === XMLHttpRequest.DONE
      ? responseText
      : responseText.slice(0, responseText.lastIndexOf('\n') + 1)
  try {
    return JSON.parse(whole.trimEnd().split('\n').at(-1)!)
  } catch {
    return null
  }
}
