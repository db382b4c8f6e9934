import { NO_ANSWER } from '#app/lib/page/failure-words.ts'
import { invalidateContests } from '#app/lib/session/session-memory.ts'
import { subscribers } from '#app/lib/subscribers.ts'
import { showErrorToast, showToast } from '#app/lib/toast-store.ts'
import type { UploadAnswer } from '#contract/contests.ts'
import { formatCount } from '#core/figures/format.ts'
import type { BytesSent, UploadFailure, UploadOutcome } from './send-contest.ts'

/** SPEC.md's steps: file chosen, half sent, all sent, answered. */
type UploadStep = 20 | 40 | 80 | 100

/** `rows` is the number of entries that the server has read. */
export type UploadProgress = { step: UploadStep; fileName: string; bytes: BytesSent | null; rows: number }

/** The finished upload, for the confirmation card. */
export type Uploaded = UploadAnswer & { fileName: string; fileBytes: number; uploadedAt: number }

/** Opens the uploaded contest. */
export type Opener = (contestId: number) => Promise<void>

/*
 * The upload of this tab, at most one. It continues while the user is on other screens, and then does not navigate when it
 * ends. It is aborted only by Cancel or by leaving the app.
 */
export type Upload = { progress: UploadProgress | null; failure: UploadFailure | null }

export const NO_UPLOAD: Upload = { progress: null, failure: null }

let current = NO_UPLOAD
let latest: Uploaded | null = null
let sending: AbortController | null = null
let opener: Opener | null = null
const changed = subscribers()
export const onUploadChange = changed.subscribe

export function currentUpload(): Upload {
  return current
}

/** Registers the function that opens the uploaded contest while the screen is mounted. Unmounting clears a failure. */
export function openUploadedBy(open: Opener): () => void {
  opener = open
  return () => {
    if (opener === open) opener = null
    if (current.failure) publish(NO_UPLOAD)
  }
}

/** The last upload of this tab if it is the given contest, else null; lost on a reload. */
export function uploadedJustNow(contestId: number): Uploaded | null {
  return latest?.contestId === contestId ? latest : null
}

/** Uploads a contest file and reports progress. Ignored while another upload runs. */
export async function startUpload(file: File | undefined): Promise<void> {
  if (!file || current.progress) return
  if (!/\.(csv|csv\.gz|zip)$/i.test(file.name)) {
    return refuse('Invalid file type', { message: 'Please upload a CSV file', advice: null, belongsTo: null })
  }
  publish({ progress: { step: 20, fileName: file.name, bytes: null, rows: 0 }, failure: null })
  sending = new AbortController()
  const { signal } = sending
  const outcome = await packAndSend(file, signal)
  if (outcome.ok) await show(file, outcome.answer)
  else if (signal.aborted) publish(NO_UPLOAD)
  else refuse('Upload failed', outcome.failure)
}

export function cancelUpload(): void {
  sending?.abort()
}

/** The code that sends could not be loaded. */
const NOT_SENT: UploadFailure = {
  message: 'Failed to upload contest CSV',
  advice: NO_ANSWER,
  belongsTo: null,
}

async function packAndSend(file: File, signal: AbortSignal): Promise<UploadOutcome> {
  const code = await import('./send-contest.ts').catch(() => null)
  if (!code) return { ok: false, failure: NOT_SENT }
  const packed = await code.packContest(file, signal).catch(() => file)
  return code.sendContest(packed, {
    signal,
    onSent: (bytes) => advance({ step: stepOf(bytes), bytes }),
    onRows: (rows) => advance({ rows }),
  })
}

async function show(file: File, answer: UploadAnswer): Promise<void> {
  advance({ step: 100, bytes: null, rows: answer.entries })
  invalidateContests()
  latest = { ...answer, fileName: file.name, fileBytes: file.size, uploadedAt: Date.now() }
  await opener?.(answer.contestId)
  publish(NO_UPLOAD)
  // On the page itself a card says the same, and the user's entries may lie below.
  const isBrief = opener !== null
  showToast({ title: 'Contest uploaded successfully', description: summaryOf(latest), isBrief })
}

function refuse(title: string, failure: UploadFailure): void {
  publish({ progress: null, failure })
  showErrorToast({ title, description: failure.message })
}

function advance(change: Partial<UploadProgress>): void {
  if (current.progress) publish({ ...current, progress: { ...current.progress, ...change } })
}

function publish(next: Upload): void {
  current = next
  changed.publish()
}

function stepOf({ sent, total }: BytesSent): UploadStep {
  if (sent >= total) return 80
  return sent * 2 >= total ? 40 : 20
}

/** The text of SPEC.md section 8, or another one if nothing was learned from the file. */
function summaryOf({ entries, learningStats: { players, stacks }, fileName }: Uploaded): string {
  if (players === 0) return `Loaded ${fileName} - ${formatCount(entries)} entries`
  return `Loaded ${formatCount(entries)} entries • ML trained: ${players} players, ${formatCount(stacks)} stacks`
}
