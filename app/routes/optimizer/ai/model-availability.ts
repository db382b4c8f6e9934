import type { Authorship } from '#contract/insights.ts'

let isModelConfigured: boolean | null = null

/** Remembers whether the server has a model. A built-in text with a notice means that the model failed this time. */
export function noteModelAvailability({ writtenBy, notice }: Authorship): void {
  if (writtenBy === 'openai') isModelConfigured = true
  else if (notice === null) isModelConfigured = false
}

/** True if no model can be reached: the built-in analyst on this device then answers without a request. */
export function isModelUnavailable(): boolean {
  return isModelConfigured === false || !navigator.onLine
}
