import { lazy, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { AfterHydration } from '#app/components/after-hydration.tsx'
import { Alert } from '#app/components/ui/alert.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { Card, CardTitle } from '#app/components/ui/card.tsx'
import { loadTrialDraft } from '#app/lib/slates/trial-draft.ts'
import { whenIdle } from '#app/lib/turns/when-idle.ts'
import { useHydrated } from '#app/lib/use-hydrated.ts'
import { PLAYABLE_FORMATS } from '#core/formats/lookup.ts'

const loadTrySample = () => import('./try-sample.client.ts')
const NextPage = lazy(() => import('#app/components/prefetch/next-page.client.tsx'))

/** The sample of the first game mode: what the optimizer does is seen before a file is at hand. */
const [SAMPLE] = PLAYABLE_FORMATS

/** Whether a lineup was made in this browser without an account; the server does not know. */
export function useHasTrial(): boolean {
  return useHydrated() && loadTrialDraft() !== null
}

/** What a new user does first; the optimizer and the sample are loaded meanwhile. */
export function FirstStep({ hasTrial }: { hasTrial: boolean }) {
  const { pending, failure, start } = useSample()
  return (
    <Card className="grid gap-3 p-4 sm:flex sm:items-center sm:justify-between sm:gap-6 sm:px-5">
      <div className="grid gap-1">
        <CardTitle>{hasTrial ? 'Your lineup is here' : 'Your first lineup'}</CardTitle>
        <p className="text-sm text-muted">
          {hasTrial
            ? 'What you made without an account is kept in this browser. Open it to save it.'
            : 'Try it now with an invented game of 40 players. For your own game open your contest on DraftKings and press Export to CSV.'}
        </p>
        {failure ? <Alert tone="bad">{failure}</Alert> : null}
      </div>
      <Button variant="primary" size="large" disabled={pending} onClick={start}>
        {pending ? 'Loading...' : hasTrial ? 'Open your lineup' : 'Try the sample slate'}
      </Button>
      {SAMPLE ? (
        <AfterHydration>
          <NextPage path={`/${SAMPLE.id}/optimizer`} />
        </AfterHydration>
      ) : null}
    </Card>
  )
}

function useSample() {
  const navigate = useNavigate()
  const [pending, setPending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  useEffect(() => whenIdle(async () => SAMPLE && (await loadTrySample()).prefetchSample(SAMPLE)), [])

  async function start() {
    if (!SAMPLE) return
    setPending(true)
    setFailure(null)
    try {
      const { importSample } = await loadTrySample()
      await importSample(SAMPLE)
      await navigate(`/${SAMPLE.id}/optimizer`)
    } catch {
      setFailure('The sample slate could not be loaded. Check your network and try again.')
      setPending(false)
    }
  }

  return { pending, failure, start }
}
