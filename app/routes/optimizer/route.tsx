import { useState } from 'react'
import { redirect } from 'react-router'
import { LoadFailure } from '#app/components/load-failure.tsx'
import { fetchSample } from '#app/lib/slates/sample-slate.ts'
import { clearLineupDraft } from '#app/lib/stored/slate-storage.ts'
import type { Format } from '#core/formats/format.ts'
import { findPlayableFormat, PLAYABLE_FORMATS } from '#core/formats/lookup.ts'
import type { Route } from './+types/route'
import { loadSlate, type SlateLoad } from './load-slate.client.ts'
import { OptimizerScreen } from './optimizer-screen.client.tsx'
import { OptimizerSkeleton } from './optimizer-skeleton.tsx'
import { optionalLazy } from './optional-lazy.tsx'
import { TrialTop } from './trial/trial-top.tsx'

const TrialScreen = optionalLazy(() => import('./trial/trial-screen.client.tsx'), {
  loading: <TrialSkeleton />,
  failed: <LoadFailure part="The sample" />,
})
/** Most visits have a slate. */
const NoSlate = optionalLazy(() => import('./no-slate.client.tsx'), {
  loading: <OptimizerSkeleton />,
  failed: <LoadFailure part="The upload form" />,
})

export { unlessOnlyTheSideChanged as shouldRevalidate } from '#app/lib/page/screen-side.ts'

/** The format of the live sample, whose address names none. */
const [TRIAL_MODE] = PLAYABLE_FORMATS

export function loader({ params }: Route.LoaderArgs) {
  knownMode(params.gameMode)
  return null
}

/** The slate is in the browser's session storage, so the browser loads it; the server renders a skeleton. */
export async function clientLoader({ params, serverLoader }: Route.ClientLoaderArgs): Promise<SlateLoad> {
  const format = knownMode(params.gameMode)
  if (params.gameMode !== undefined) return loadSlate(format)
  // The server sends a signed-in user away.
  await serverLoader()
  return loadSlate(format, await fetchSample(format.id))
}
clientLoader.hydrate = true as const

/** The live sample says what it is before its slate and its code are there, which takes long on a slow network. */
export function HydrateFallback({ params }: Route.HydrateFallbackProps) {
  return params.gameMode === undefined ? <TrialSkeleton /> : <OptimizerSkeleton />
}

function TrialSkeleton() {
  return <OptimizerSkeleton top={<TrialTop />} />
}

export default function OptimizerRoute({ loaderData, params }: Route.ComponentProps) {
  const format = knownMode(params.gameMode)
  if (params.gameMode === undefined) return <Trial found={loaderData} />
  return <Optimizer key={format.id} format={format} found={loaderData} />
}

function Trial({ found }: { found: SlateLoad }) {
  return found.status === 'loaded' ? <TrialScreen slate={found.slate} initial={found.initial} /> : null
}

function Optimizer({ format, found }: { format: Format; found: SlateLoad }) {
  const [{ load, uploads }, setLoaded] = useState({ load: found, uploads: 0 })

  async function reload() {
    const load = await loadSlate(format)
    // Drop edits made to the former slate while the file was loading.
    clearLineupDraft(format.id)
    setLoaded({ load, uploads: uploads + 1 })
  }

  return (
    <>
      <title>{`${format.name} optimizer · Pro DFS Optimizer`}</title>
      {load.status === 'loaded' ? (
        // A new slate remounts the screen and discards the state of the former one.
        <OptimizerScreen
          key={uploads}
          format={format}
          slate={load.slate}
          initial={load.initial}
          fileName={load.fileName}
          hasEntries={load.hasEntries}
          onSlateStored={reload}
        />
      ) : (
        <NoSlate format={format} load={load} onSlateStored={reload} />
      )}
    </>
  )
}

function knownMode(id: string | undefined): Format {
  const format = id === undefined ? TRIAL_MODE : findPlayableFormat(id)
  if (!format) throw redirect('/')
  return format
}
