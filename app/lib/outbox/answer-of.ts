import { ApiError } from '../api-client.ts'
import type { SaveAnswer } from './send-saves.ts'

/** What a failed request means for a waiting save. An error that did not come from the server is no answer. */
export function answerOf(error: unknown): SaveAnswer {
  if (!(error instanceof ApiError)) return { status: 'no_answer' }
  const { status, message, sentence } = error
  if (status === 401) return { status: 'signed_out' }
  if (status === 403) return { status: 'not_allowed', sentence: sentence ?? message }
  if (status === 408 || status === 429) return { status: 'no_answer' }
  if (status >= 500) return { status: 'failed' }
  return { status: 'refused', refusal: { status, sentence: sentence ?? message } }
}
