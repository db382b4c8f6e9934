import { InstallButton } from '#app/components/install-button/install-button.tsx'
import { FORMATS } from '#core/formats/list.ts'
import { GameModeCard } from './game-mode-card.tsx'

export default function Home() {
  return (
    <div className="mx-auto grid w-full max-w-6xl gap-8 px-4 py-8 sm:px-6 sm:py-12">
      <title>Pro DFS Optimizer</title>
      <div className="grid gap-2">
        <h1 className="text-3xl font-semibold tracking-tight sm:text-4xl">Pro DFS Optimizer</h1>
        <p className="text-lg text-muted">Build winning lineups with AI-powered insights</p>
        {/* Reserves the height of the Install button, which may appear later, so that nothing below moves. */}
        <div className="flex min-h-11 items-center justify-between gap-3">
          <p className="text-sm text-faint italic">“Where data meets destiny”</p>
          <InstallButton />
        </div>
      </div>
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
        {FORMATS.map((mode, index) => (
          <li key={mode.id} className="grid">
            <GameModeCard mode={mode} delayMs={index * 100} />
          </li>
        ))}
      </ul>
    </div>
  )
}
