import { WifiOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { FORMATS } from '#core/formats/list.ts'
import { Button } from './ui/button.tsx'
import { Card } from './ui/card.tsx'

/** `waiting`: what waits on this device. */
export function OfflineNotice({ waiting }: { waiting: ReactNode }) {
  return (
    <main className="flex min-h-dvh items-center justify-center px-4 py-10">
      <OfflineCard waiting={waiting} />
    </main>
  )
}

/** In the shell: a page of which this browser keeps nothing. */
export function OfflinePage() {
  return (
    <div className="flex flex-1 items-center justify-center px-4 py-10">
      <OfflineCard />
    </div>
  )
}

/** Says what works offline. Its links load documents, so it works without scripts. */
export function OfflineCard({ waiting }: { waiting?: ReactNode }) {
  return (
    <Card className="grid w-full max-w-md gap-5 p-6 text-center">
      <title>You are offline</title>
      <WifiOff aria-hidden className="mx-auto size-10 text-muted" />
      <div className="grid gap-2">
        <h1 className="text-xl font-semibold">You are offline</h1>
        <p className="text-sm text-muted">
          This page needs the server, which can’t be reached. On this device you can load a salary file,
          build, simulate and save. What you save is sent when you are back online.
        </p>
      </div>
      {waiting}
      <div className="grid gap-2">
        <Button variant="primary" asChild>
          {/* biome-ignore lint/a11y/useValidAnchor: an empty href reloads this page */}
          <a href="">Try again</a>
        </Button>
        <Button asChild>
          <a href="/">Home, with the files of this device</a>
        </Button>
        {FORMATS.filter((format) => !format.disabled).map((format) => (
          <Button key={format.id} asChild>
            <a href={`/${format.id}/optimizer`}>Open the {format.name} optimizer</a>
          </Button>
        ))}
      </div>
    </Card>
  )
}
