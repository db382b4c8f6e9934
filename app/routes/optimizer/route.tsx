import { History } from 'lucide-react'
import { lazy, type ReactNode, useState } from 'react'
import { Link, redirect } from 'react-router'
import { LoadFailure } from '#app/components/load-failure.tsx'
import { OptionalPart } from '#app/components/optional-part.tsx'
import { ThemeToggle } from '#app/components/theme-toggle.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { Card } from '#app/components/ui/card.tsx'
import { Skeleton } from '#app/components/ui/skeleton.tsx'
import { classNames } from '#app/lib/class-names.ts'
import { fetchSample } from '#app/lib/slates/sample-slate.ts'
import { clearLineupDraft } from '#app/lib/slates/slate-storage.ts'
import type { Format } from '#core/formats/format.ts'
import { findPlayableFormat, PLAYABLE_FORMATS } from '#core/formats/lookup.ts'
import type { Route } from './+types/route'
import { loadSlate, type SlateLoad } from './load-slate.client.ts'
import { OptimizerScreen } from './optimizer-screen.client.tsx'
import { TrialTop } from './trial/trial-top.tsx'
import { UploadPanelSlot } from './upload-panel-slot.tsx'

const TrialScreen = lazy(() => import('./trial/trial-screen.client.tsx'))

export { unlessOnlyTheSideChanged as shouldRevalidate } from '#app/lib/slates/screen-side.ts'

/** The format of the live sample, whose address names none. */
const [TRIAL_MODE] = PLAYABLE_FORMATS

export function loader({ params }: Route.LoaderArgs) {
  knownMode(params.gameMode)
  return null
}

/** The slate is in the browser's session storage, so the browser loads it; the server renders a skeleton. */
export async function clientLoader({ params, serverLoader }: Route.ClientLoaderArgs): Promise<SlateLoad> {
  const mode = knownMode(params.gameMode)
  if (params.gameMode !== undefined) return loadSlate(mode)
  // The server sends a signed-in user away.
  await serverLoader()
  return loadSlate(mode, await fetchSample(mode.id))
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
  const mode = knownMode(params.gameMode)
  if (params.gameMode === undefined) return <Trial found={loaderData} />
  return <Optimizer key={mode.id} mode={mode} found={loaderData} />
}

function Trial({ found }: { found: SlateLoad }) {
  return found.status === 'loaded' ? (
    <OptionalPart loading={<TrialSkeleton />} failed={<LoadFailure part="The sample" />}>
      <TrialScreen slate={found.slate} initial={found.initial} />
    </OptionalPart>
  ) : null
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
  const mode = id === undefined ? TRIAL_MODE : findPlayableFormat(id)
  if (!mode) throw redirect('/')
  return mode
}

const RefusedSalaryFile = lazy(() =>
  import('#app/components/refused-salary-file.tsx').then((module) => ({ default: module.RefusedSalaryFile })),
)

/** Asks for a salary file if no players are loaded. */
function NoSlate({
  mode,
  load,
  onSlateStored,
}: {
  mode: Format
  load: SlateLoad
  onSlateStored: () => void
}) {
  return (
    <div className="mx-auto grid w-full max-w-3xl gap-6 px-4 py-6 sm:px-6 sm:py-10">
      <div className="flex items-center justify-between gap-3">
        <h1 className="text-xl font-semibold">Fantasy Lineup Optimizer</h1>
        <ThemeToggle />
      </div>
      <Card className="grid gap-5 p-4 sm:p-6">
        <div className="grid gap-1 text-center">
          <h2 className="text-xl font-semibold tracking-tight">Build Your Winning Lineup</h2>
          <p className="text-muted">Upload a {mode.name} salary CSV to load its players.</p>
        </div>
        {load.status === 'unreadable' ? (
          <OptionalPart failed={<LoadFailure part="The reason why the file was refused" />}>
            <RefusedSalaryFile refusal={load.refusal} fileName={load.fileName} />
          </OptionalPart>
        ) : null}
        <UploadPanelSlot mode={mode} onSlateStored={onSlateStored} />
        <Button asChild variant="link" size="inline" className="justify-self-center text-sm">
          <Link to={`/${mode.id}/upload`}>
            <History aria-hidden />
            <span className="whitespace-normal">Previous games and a sample slate</span>
          </Link>
        </Button>
      </Card>
    </div>
  )
}

const POOL_ROWS = 12
const SLOTS = 6

/** A skeleton with the layout of the screen, shown until the slate is loaded. `top`: of a screen without the app's bar. */
function OptimizerSkeleton({ top }: { top?: ReactNode }) {
  return (
    <div
      className={classNames(
        '@container flex w-full flex-col md:min-h-140',
        top ? 'h-dvh' : 'h-[calc(100dvh-3rem)] lg:h-[calc(100dvh-2.5rem)]',
      )}
    >
      {top ?? <Top />}
      <p role="status" className="sr-only">
        Loading players
      </p>
      <div className="grid min-h-0 flex-1 gap-2 px-2 py-1 @3xl:grid-cols-[minmax(0,1fr)_20rem] @[96rem]:grid-cols-[minmax(0,1fr)_22rem_19rem]">
        <div className="grid min-h-0 content-start gap-2 overflow-hidden">
          <Skeleton className="h-24" />
          {Array.from({ length: POOL_ROWS }, (_, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: static rows
            <Skeleton key={row} className="h-13" />
          ))}
        </div>
        <div className="hidden content-start gap-2 @3xl:grid">
          {Array.from({ length: SLOTS }, (_, slot) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            <Skeleton key={slot} className="h-12" />
          ))}
        </div>
        <div className="hidden content-start gap-3 @[96rem]:grid">
          <Skeleton className="h-40" />
          <Skeleton className="h-28" />
        </div>
      </div>
    </div>
  )
}

function Top() {
  return (
    <div className="grid grid-cols-1 gap-2 border-b border-border px-3 py-2 @3xl:px-4 @5xl:grid-cols-[minmax(0,1fr)_auto] @5xl:items-center @5xl:gap-4 @5xl:py-0.5">
      <title>Optimizer · Pro DFS Optimizer</title>
      <div className="flex h-12 items-center">
        {/* The largest text of the page, so that it is there with the first paint. */}
        <h1 className="flex-1 text-xl font-semibold">Fantasy Lineup Optimizer</h1>
        <Skeleton className="h-8 w-36" />
      </div>
      <Skeleton className="h-8 w-full max-w-xl" />
    </div>
  )
}
