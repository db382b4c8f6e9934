import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { formatCount } from '#app/lib/format.ts'
import { invalidate } from '#app/lib/session-memory.ts'
import { showErrorToast, showToast } from '#app/lib/toast-store.ts'
import type { UploadAnswer } from '#contract/contests.ts'
import { type BytesSent, packContest, sendContest, type UploadFailure } from './send-contest.ts'

/** The spec's steps: a file is chosen, half of it is sent, all of it is, it is answered. */
export type UploadStep = 20 | 40 | 80 | 100

/** `rows` are the entries that the server has read. */
export type UploadProgress = { step: UploadStep; fileName: string; bytes: BytesSent | null; rows: number }

/** What was uploaded just now, for the card that confirms it. */
export type Uploaded = UploadAnswer & { fileName: string; fileBytes: number; uploadedAt: number }

let latest: Uploaded | null = null

/** What this tab uploaded last, when it is that contest; a reload asks for no confirmation again. */
export function uploadedJustNow(contestId: number): Uploaded | null {
  return latest?.contestId === contestId ? latest : null
}

/** Sends a contest file, shows how far it is, and goes to the contest once it is answered. */
export function useContestUpload() {
  const navigate = useNavigate()
  const [progress, setProgress] = useState<UploadProgress | null>(null)
  const [failure, setFailure] = useState<UploadFailure | null>(null)
  const sending = useRef<AbortController | null>(null)

  async function upload(file: File | undefined) {
    if (!file || progress) return
    if (!/\.(csv|csv\.gz|zip)$/i.test(file.name)) {
      return refuse('Invalid file type', { message: 'Please upload a CSV file', screen: null })
    }
    setFailure(null)
    setProgress({ step: 20, fileName: file.name, bytes: null, rows: 0 })
    const controller = new AbortController()
    sending.current = controller
    const outcome = await packAndSend(file, controller.signal)
    if (outcome.ok) await show(file, outcome.answer)
    else if (controller.signal.aborted) setFailure(null)
    else refuse('Upload failed', outcome.failure)
    setProgress(null)
  }

  async function packAndSend(file: File, signal: AbortSignal) {
    const packed = await packContest(file).catch(() => file)
    const update = (change: Partial<UploadProgress>) => setProgress((last) => last && { ...last, ...change })
    return sendContest(packed, {
      signal,
      onSent: (bytes) => update({ step: stepOf(bytes), bytes }),
      onRows: (rows) => update({ rows }),
    })
  }

  async function show(file: File, answer: UploadAnswer) {
    setProgress({ step: 100, fileName: file.name, bytes: null, rows: answer.entries })
    invalidate('contests')
    const uploaded: Uploaded = {
      ...answer,
      fileName: file.name,
      fileBytes: file.size,
      uploadedAt: Date.now(),
    }
    latest = uploaded
    await navigate(`/contest-insights?contest=${answer.contestId}`)
    showToast({ title: 'Contest uploaded successfully', description: summaryOf(uploaded) })
  }

  function refuse(title: string, { message, screen }: UploadFailure) {
    setFailure({ message, screen })
    showErrorToast({ title, description: message })
  }

  return { progress, failure, upload, cancel: () => sending.current?.abort() }
}

function stepOf({ sent, total }: BytesSent): UploadStep {
  if (sent >= total) return 80
  return sent * 2 >= total ? 40 : 20
}

/** SPEC.md section 8; the second form for a file that nothing could be learned from. */
function summaryOf({ entries, learningStats: { players, stacks }, fileName }: Uploaded): string {
  if (players === 0) return `Loaded ${fileName} - ${formatCount(entries)} entries`
  return `Loaded ${formatCount(entries)} entries • ML trained: ${players} players, ${formatCount(stacks)} stacks`
}
