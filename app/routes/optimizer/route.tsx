import { useState } from 'react'
import { redirect } from 'react-router'
import { findPlayableMode, type GameMode } from '#core/game-mode.ts'
import type { Route } from './+types/route'
import { loadSlate, type SlateLoad } from './load-slate.ts'
import { NoSlate } from './no-slate.tsx'
import { OptimizerScreen } from './optimizer-screen.tsx'
import { OptimizerSkeleton } from './optimizer-skeleton.tsx'

export function loader({ params }: Route.LoaderArgs) {
  knownMode(params.gameMode)
  return null
}

/** The slate lies in the browser's session storage, so the page is filled in there; the server sends its outline. */
export function clientLoader({ params }: Route.ClientLoaderArgs): SlateLoad {
  return loadSlate(knownMode(params.gameMode))
}
clientLoader.hydrate = true as const

export function HydrateFallback() {
  return <OptimizerSkeleton />
}

export default function OptimizerRoute({ loaderData, params }: Route.ComponentProps) {
  const mode = knownMode(params.gameMode)
  // Another slate is another page: everything built on the former one goes with it.
  return <Optimizer key={slateKeyOf(mode, loaderData)} mode={mode} found={loaderData} />
}

function Optimizer({ mode, found }: { mode: GameMode; found: SlateLoad }) {
  const [load, setLoad] = useState(found)
  const reload = () => setLoad(loadSlate(mode))
  return (
    <>
      <title>{`${mode.name} optimizer · Pro DFS Optimizer`}</title>
      {load.status === 'loaded' ? (
        <OptimizerScreen key={load.loaded.key} mode={mode} loaded={load.loaded} onSlateStored={reload} />
      ) : (
        <NoSlate mode={mode} load={load} onSlateStored={reload} />
      )}
    </>
  )
}

function slateKeyOf(mode: GameMode, load: SlateLoad): string {
  return load.status === 'loaded' ? load.loaded.key : `${mode.id}:${load.status}`
}

function knownMode(id: string | undefined): GameMode {
  const mode = findPlayableMode(id)
  if (mode === null) throw redirect('/')
  return mode
}
