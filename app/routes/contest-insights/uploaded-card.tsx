import { CircleCheck } from 'lucide-react'
import { Moment } from '#app/components/moment.tsx'
import { Card } from '#app/components/ui/card.tsx'
import { formatCount } from '#core/figures/format.ts'
import type { Uploaded } from './contest-upload.ts'
import { OwnEntries } from './own-entries.tsx'

export function UploadedCard({ uploaded }: { uploaded: Uploaded }) {
  const { fileName, fileBytes, entries, uploadedAt, learningStats, own } = uploaded
  return (
    <Card className="grid gap-4 p-4 sm:p-5">
      <h3 className="flex items-center gap-2 font-semibold">
        <CircleCheck aria-hidden className="size-5 text-good" />
        Upload Successful
      </h3>
      <Facts
        facts={[
          ['File', fileName],
          ['Size', `${formatCount(Math.max(1, Math.round(fileBytes / 1024)))} KB`],
          ['Total Entries', formatCount(entries)],
          ['Uploaded', <Moment key="time" iso={new Date(uploadedAt).toISOString()} />],
        ]}
      />
      {own ? <OwnEntries own={own} /> : null}
      <div className="grid gap-2 border-t border-border pt-3">
        <h4 className="text-sm font-medium">ML Model Training Results</h4>
        <Facts
          facts={[
            ['Players Analyzed', formatCount(learningStats.players)],
            ['Stack Patterns', formatCount(learningStats.stacks)],
            ['Matchup Data', formatCount(learningStats.matchups)],
          ]}
        />
      </div>
    </Card>
  )
}

function Facts({ facts }: { facts: [string, React.ReactNode][] }) {
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-2 text-sm sm:grid-cols-4">
      {facts.map(([name, value]) => (
        <div key={name} className="min-w-0">
          <dt className="text-[0.8125rem] text-muted">{name}</dt>
          <dd className="break-words tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
