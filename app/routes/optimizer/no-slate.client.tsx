import { History } from 'lucide-react'
import { lazy } from 'react'
import { Link } from 'react-router'
import { LoadFailure } from '#app/components/load-failure.tsx'
import { OptionalPart } from '#app/components/optional-part.tsx'
import { ThemeToggle } from '#app/components/theme-toggle.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { Card } from '#app/components/ui/card.tsx'
import type { Format } from '#core/formats/format.ts'
import type { SlateLoad } from './load-slate.client.ts'
import { UploadPanelSlot } from './upload-panel-slot.tsx'

const RefusedSalaryFile = lazy(() =>
  import('#app/components/refused-salary-file.tsx').then((module) => ({ default: module.RefusedSalaryFile })),
)

/** Asks for a salary file if no players are loaded. */
export default function NoSlate({
  format,
  load,
  onSlateStored,
}: {
  format: Format
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
          <p className="text-muted">Upload a {format.name} salary CSV to load its players.</p>
        </div>
        {load.status === 'unreadable' ? (
          <OptionalPart failed={<LoadFailure part="The reason for the refusal" />}>
            <RefusedSalaryFile refusal={load.refusal} fileName={load.fileName} />
          </OptionalPart>
        ) : null}
        <UploadPanelSlot format={format} onSlateStored={onSlateStored} />
        <Button asChild variant="link" size="inline" className="justify-self-center text-sm">
          <Link to={`/${format.id}/upload`}>
            <History aria-hidden />
            <span className="whitespace-normal">Previous games and a sample slate</span>
          </Link>
        </Button>
      </Card>
    </div>
  )
}
