import { useEffect, useState } from 'react'
import { messageOf } from '../api-client.ts'

/**
 * What a part of a page loads by itself, and again for another question, a list of as many values each time. An answer stays until
 * the next one is there.
 * @param failed what could not be done, where the server does not say why it failed.
 */
export function useLoaded<Answer>(question: readonly unknown[], load: () => Promise<Answer>, failed = '') {
  const [shown, setShown] = useState<{ answer: Answer | null; failure: string | null; pending: boolean }>({
    answer: null,
    failure: null,
    pending: true,
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question, with what loads it then
  useEffect(() => {
    let isCurrent = true
    const show = (change: Partial<typeof shown>) =>
      isCurrent && setShown((before) => ({ ...before, failure: null, pending: false, ...change }))
    if (!shown.pending) show({ pending: true })
    load().then(
      (answer) => show({ answer }),
      (error) => show({ failure: messageOf(error, failed) }),
    )
    return () => {
      isCurrent = false
    }
  }, [...question])
  return shown
}
