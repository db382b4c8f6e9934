import { ArrowRight, Lock } from 'lucide-react'
import { GameModeIcon } from '#app/components/game-mode-icon.tsx'
import { InstallButton } from '#app/components/install-button/install-button.tsx'
import { PageLink } from '#app/components/page-link.tsx'
import { Badge } from '#app/components/ui/badge.tsx'
import { serviceContext } from '#app/context.ts'
import { classNames } from '#app/lib/class-names.ts'
import { useKeepPage } from '#app/lib/kept-pages/use-kept-page.ts'
import { budgetLabel, type Format } from '#core/formats/format.ts'
import { FORMATS } from '#core/formats/list.ts'
import { allPending } from '#core/totals/pending-entries.ts'
import { getHome } from '#workers/services/home/get-home.ts'
import type { Route } from './+types/route'
import { Continue } from './continue.tsx'
import { FirstStep, useHasTrial } from './first-step.tsx'
import { KEPT_HOME, useKeptHome } from './use-kept-home.ts'

/** Null for a copy without a user, and while a temporary password is to be changed. */
export async function loader({ context }: Route.LoaderArgs) {
  const ctx = context.get(serviceContext)
  if (ctx.user === null || ctx.user.mustChangePassword) return null
  return { asOf: ctx.now, ...(await getHome(ctx)) }
}

export default function Home({ loaderData }: Route.ComponentProps) {
  useKeepPage(KEPT_HOME, loaderData)
  const kept = useKeptHome(loaderData === null)
  const home = loaderData ?? kept
  const hasTrial = useHasTrial()
  const hasRecords =
    home && home.slates.length + home.entrySets.length + allPending(Object.values(home.pending)).entries > 0
  return (
    <div className="mx-auto grid w-full max-w-7xl gap-6 px-4 py-6 sm:gap-8 sm:px-6 sm:py-10">
      <title>Pro DFS Optimizer</title>
      <div className="grid gap-1">
        <h1 className="text-xl font-semibold tracking-tight">Pro DFS Optimizer</h1>
        <p className="text-sm text-muted">Build winning lineups with AI-powered insights</p>
        <p className="text-sm text-faint italic">“Where data meets destiny”</p>
      </div>
      {loaderData && (hasTrial || !hasRecords) ? <FirstStep hasTrial={hasTrial} /> : null}
      {hasRecords ? <Continue home={home} /> : null}
      <section className="grid gap-4">
        {hasRecords ? <h2 className="text-base font-semibold">New slate</h2> : null}
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
          {IN_ORDER.map((format, index) => (
            <li key={format.id} className="grid">
              <GameModeCard format={format} delayMs={index * 100} />
            </li>
          ))}
        </ul>
      </section>
      {/* Last, since it may appear later: nothing moves. */}
      <div>
        <InstallButton />
      </div>
    </div>
  )
}

/* On a phone the icon stands beside the words, so that all formats fit one screen. */
const CARD =
  'relative grid h-full grid-cols-[auto_1fr] content-start gap-4 rounded-lg border border-border p-4 sm:flex sm:flex-col xl:p-5'
const CORNER = 'absolute top-4 right-4 size-4'
/* The animation moves the card but does not fade it, so that the text is readable from the first frame. */
const ENTRANCE = 'animate-in slide-in-from-bottom-2 duration-200 fill-mode-backwards'

/** What can't be played comes last. */
const IN_ORDER = FORMATS.toSorted((a, b) => Number(a.disabled) - Number(b.disabled))

function GameModeCard({ format, delayMs }: { format: Format; delayMs: number }) {
  const style = { animationDelay: `${delayMs}ms` }
  if (format.disabled) {
    return (
      <div className={classNames(CARD, ENTRANCE, 'border-dashed text-faint')} style={style}>
        <GameModeIcon format={format} />
        <Lock role="img" aria-label="Locked" className={classNames(CORNER, 'text-muted')} />
        <Heading format={format} />
      </div>
    )
  }
  return (
    <PageLink
      to={`/${format.id}/upload`}
      style={style}
      className={classNames(CARD, ENTRANCE, 'group bg-card transition-colors hover:border-accent')}
    >
      <GameModeIcon format={format} />
      <ArrowRight aria-hidden className={classNames(CORNER, 'text-muted group-hover:text-accent')} />
      <Heading format={format} />
      <p className="mt-auto flex flex-wrap gap-2 col-start-2">
        <Badge>{format.rosterSlots.length} Players</Badge>
        <Badge>{budgetLabel(format)} Budget</Badge>
      </p>
    </PageLink>
  )
}

function Heading({ format }: { format: Format }) {
  return (
    <div className="grid gap-1">
      <h2 className={classNames('font-semibold', format.disabled ? 'text-muted' : 'text-foreground')}>
        {format.name}
      </h2>
      <p className="text-sm text-muted">{format.description}</p>
    </div>
  )
}
