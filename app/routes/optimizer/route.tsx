import { useState } from 'react'
import { redirect } from 'react-router'
import { clearLineupDraft } from '#app/lib/slates/slate-storage.ts'
import type { Format } from '#core/formats/format.ts'
import { findPlayableFormat } from '#core/formats/lookup.ts'
import type { Route } from './+types/route'
import { loadSlate, type SlateLoad } from './load-slate.client.ts'
import { NoSlate } from './no-slate.tsx'
import { OptimizerScreen } from './optimizer-screen.client.tsx'
import { OptimizerSkeleton } from './optimizer-skeleton.tsx'

export { unlessOnlyTheSideChanged as shouldRevalidate } from '#app/lib/slates/screen-side.ts'

export function loader({ params }: Route.LoaderArgs) {
  knownMode(params.gameMode)
  return null
}

/** The slate is in the browser's session storage, so the browser loads it; the server renders a skeleton. */
export function clientLoader({ params }: Route.ClientLoaderArgs): Promise<SlateLoad> {
  return loadSlate(knownMode(params.gameMode))
}
clientLoader.hydrate = true as const

export function HydrateFallback() {
  return <OptimizerSkeleton />
}

export default function OptimizerRoute({ loaderData, params }: Route.ComponentProps) {
  const mode = knownMode(params.gameMode)
  return <Optimizer key={mode.id} mode={mode} found={loaderData} />
}

function Optimizer({ mode, found }: { mode: Format; found: SlateLoad }) {
  const [{ load, uploads }, setLoaded] = useState({ load: found, uploads: 0 })

  async function reload() {
    const load = await loadSlate(mode)
    // Drop edits made to the former slate while the file was loading.
    clearLineupDraft(mode.id)
    setLoaded({ load, uploads: uploads + 1 })
  }

  return (
    <>
      <title>{`${mode.name} optimizer · Pro DFS Optimizer`}</title>
      {load.status === 'loaded' ? (
        // A new slate remounts the screen and discards the state of the former one.
        <OptimizerScreen
          key={uploads}
          mode={mode}
          slate={load.slate}
          initial={load.initial}
          fileName={load.fileName}
          onSlateStored={reload}
        />
      ) : (
        <NoSlate mode={mode} load={load} onSlateStored={reload} />
      )}
    </>
  )
}

function knownMode(id: string | undefined): Format {
  const mode = findPlayableFormat(id)
  if (mode === null) throw redirect('/')
  return mode
}
