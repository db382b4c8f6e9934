import type { Authorship } from '#contract/insights.ts'

let isModelConfigured: boolean | null = null

/** Remembers from an answer whether the server has a model to ask; a built-in text with a notice leaves that open. */
export function learnWriter({ writtenBy, notice }: Authorship): void {
  if (writtenBy === 'openai') isModelConfigured = true
  else if (notice === null) isModelConfigured = false
}

/** Nobody else would write it: then the built-in analyst on this device can answer without a request. */
export function writesHere(): boolean {
  return isModelConfigured === false || !navigator.onLine
}
