import { InstallButton } from '#app/components/install-button/install-button.tsx'
import { serviceContext } from '#app/context.ts'
import { useKeepPage } from '#app/lib/kept-pages/use-kept-page.ts'
import { FORMATS } from '#core/formats/list.ts'
import { getHome } from '#workers/services/home/get-home.ts'
import type { Route } from './+types/route'
import { Continue } from './continue.tsx'
import { FirstStep } from './first-step.tsx'
import { GameModeCard } from './game-mode-card.tsx'
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
  const hasRecords = home && home.slates.length + home.entrySets.length + home.pending.lineups > 0
  return (
    <div className="mx-auto grid w-full max-w-6xl gap-6 px-4 py-6 sm:gap-8 sm:px-6 sm:py-10">
      <title>Pro DFS Optimizer</title>
      <div className="grid gap-2">
        <h1 className="text-xl font-semibold tracking-tight">Pro DFS Optimizer</h1>
        <p className="text-sm text-muted">Build winning lineups with AI-powered insights</p>
        {/* Reserves the height of the Install button, which may appear later, so that nothing below moves. */}
        <div className="flex min-h-11 items-center justify-between gap-3">
          <p className="text-sm text-faint italic">“Where data meets destiny”</p>
          <InstallButton />
        </div>
      </div>
      {hasRecords ? <Continue home={home} /> : loaderData ? <FirstStep /> : null}
      <section className="grid gap-3">
        {hasRecords ? <h2 className="text-base font-semibold">New slate</h2> : null}
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
          {FORMATS.map((mode, index) => (
            <li key={mode.id} className="grid">
              <GameModeCard mode={mode} delayMs={index * 100} />
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
