import { lazy } from 'react'
import { data } from 'react-router'
import { AfterHydration } from '#app/components/after-hydration.tsx'
import { EmptyPage } from '#app/components/empty-page.tsx'
import { GameModeIcon } from '#app/components/game-mode-icon.tsx'
import { LoadFailure } from '#app/components/load-failure.tsx'
import { Badge } from '#app/components/ui/badge.tsx'
import { isOfflineCopy, serviceContext } from '#app/context.ts'
import { useRootData } from '#app/lib/session/root-data.ts'
import { remembered } from '#app/lib/session/session-memory.ts'
import { budgetLabel, type Format } from '#core/formats/format.ts'
import { findPlayableFormat } from '#core/formats/lookup.ts'
import { listSlates } from '#workers/services/slates/list-slates.ts'
import type { Route } from './+types/route'
import { PreviousGames } from './previous-games.tsx'
import { SlateUpload } from './slate-upload.tsx'

const KeptGames = lazy(() => import('./kept-games.client.tsx'))

export async function loader({ context, params }: Route.LoaderArgs) {
  const format = findPlayableFormat(params.gameMode)
  if (format === null) return data({ slates: [] }, { status: 404 })
  if (context.get(isOfflineCopy)) return { slates: [] }
  const slates = await listSlates(context.get(serviceContext), format.id)
  // The list needs no file text; it is fetched when a slate is chosen.
  return { slates: slates.map(({ id, fileName, teams, gameDate }) => ({ id, fileName, teams, gameDate })) }
}

export async function clientLoader({ params, serverLoader }: Route.ClientLoaderArgs) {
  return remembered(`slates/${params.gameMode}`, serverLoader)
}

export default function SlateUploadScreen({ loaderData, params }: Route.ComponentProps) {
  const format = findPlayableFormat(params.gameMode)
  const isOffline = useRootData()?.isOfflineCopy
  if (format === null) return <InvalidGameMode />
  return (
    <div className="mx-auto grid w-full max-w-4xl gap-8 px-4 py-6 sm:px-6 sm:py-10">
      <title>{`${format.name} · Pro DFS Optimizer`}</title>
      <ModeHeading format={format} />
      <SlateUpload format={format} />
      {isOffline ? (
        <AfterHydration failed={<LoadFailure part="The list of files on this device" />}>
          <KeptGames format={format} />
        </AfterHydration>
      ) : (
        <PreviousGames format={format} slates={loaderData.slates} />
      )}
    </div>
  )
}

function ModeHeading({ format }: { format: Format }) {
  return (
    <div className="flex items-start gap-4">
      <GameModeIcon format={format} size="size-12" />
      <div className="grid min-w-0 gap-2">
        <div className="grid gap-0.5">
          <h1 className="text-xl font-semibold tracking-tight">{format.name}</h1>
          <p className="text-muted">{format.description}</p>
        </div>
        <p className="flex flex-wrap gap-2">
          <Badge>{format.rosterSlots.length} Players</Badge>
          <Badge>{budgetLabel(format)} Budget</Badge>
        </p>
      </div>
    </div>
  )
}

function InvalidGameMode() {
  return (
    <EmptyPage
      title="Invalid game mode"
      text="There is no game mode at this address."
      next={{ to: '/', label: 'Choose a game mode' }}
    />
  )
}
