import { busyWaitMs } from '#app/lib/busy-wait.ts'
import { FOREIGN_ANSWER, NO_ANSWER, serverSentence, wordsForStatus } from '#app/lib/page/failure-words.ts'
import type { UploadAnswer, UploadEvent, UploadRefusal } from '#contract/contests.ts'
import type { ProviderFile } from '#core/provider-file.ts'

/** `advice`: the cause and what to do, if the message does not say it. */
export type UploadFailure = {
  message: string
  advice: string | null
  belongsTo: ProviderFile | null
}
export type BytesSent = { sent: number; total: number }

/** The server's answer, or the failure. */
export type UploadOutcome = { ok: true; answer: UploadAnswer } | { ok: false; failure: UploadFailure }

/** From this size, compressing takes less time than it saves in the upload. */
const PACKED_FROM_BYTES = 4 * 2 ** 20

/** Compresses a large CSV if the browser can; other files are sent unchanged. Throws if the signal is aborted. */
export async function packContest(file: File, signal: AbortSignal): Promise<File> {
  if (file.size < PACKED_FROM_BYTES || !/\.csv$/i.test(file.name) || !('CompressionStream' in window))
    return file
  const packed = file.stream().pipeThrough(new CompressionStream('gzip'), { signal })
  return new File([await new Response(packed).blob()], `${file.name}.gz`)
}

type Sending = {
  signal: AbortSignal
  onSent: (bytes: BytesSent) => void
  /** Called with the number of entries that the server has read. */
  onRows: (rows: number) => void
}

/** Sends a file and reports the progress of both sides, for which fetch has no events. The signal aborts it. */
export function sendContest(file: File, sending: Sending, busyWaits = 0): Promise<UploadOutcome> {
  const { signal, onSent, onRows } = sending
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    const fail = (message: string, advice: string | null = null) =>
      resolve({ ok: false, failure: { message, advice, belongsTo: null } })
    request.upload.onprogress = ({ loaded, total }) => onSent({ sent: loaded, total })
    request.onprogress = () => {
      const event = lastEvent(request)
      if (event && 'rows' in event) onRows(event.rows)
    }
    request.onload = () => {
      const { status, responseText } = request
      const waitMs = busyWaitMs(status, responseText, request.getResponseHeader('Retry-After'), busyWaits)
      if (waitMs === null) resolve(readAnswer(request))
      else setTimeout(() => resolve(sendContest(file, sending, busyWaits + 1)), waitMs)
    }
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

/** The last line of the response, or the whole body if the upload was refused before any line. */
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

/** The last complete line received so far; a body without a line break counts as one line. */
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
