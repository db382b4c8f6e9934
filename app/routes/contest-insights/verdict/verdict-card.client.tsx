import type { ReactNode } from 'react'
import { Button } from '#app/components/ui/button.tsx'
import { Card } from '#app/components/ui/card.tsx'
import type { FieldReport } from '#contract/field-report.ts'
import { formatCount } from '#core/figures/format.ts'
import { contestVerdict } from '#core/verdict/contest-verdict.ts'
import { habitObservation } from '#core/verdict/habit-observation.ts'
import type { SentencePart } from '#core/verdict/sentence.ts'
import { useContest } from '../contest-context.ts'
import { PICTURE_IDS, showPicture } from './picture-ids.ts'
import type { OtherContests } from './use-other-contests.ts'

/** What is to be said of the contest; each figure links to the picture that proves it. */
export default function VerdictCard({
  report,
  others,
  note,
}: {
  report: FieldReport
  others: OtherContests
  note: ReactNode
}) {
  const { hasCaptain, captainCode } = useContest()
  const { won, moreOnWinners, differs, change } = contestVerdict(
    { ...report, hasCaptain, captainCode },
    others.observations,
  )
  return (
    <Card
      aria-label="Verdict"
      className={`grid gap-x-8 gap-y-4 p-4 sm:p-5 ${change.length > 0 ? 'xl:grid-cols-3' : 'xl:grid-cols-2'}`}
    >
      <Sentence title="What won" parts={won}>
        {moreOnWinners.length > 0 ? (
          <details className="text-sm">
            <summary className="w-fit cursor-pointer text-muted pointer-coarse:py-3">
              More about the winners
            </summary>
            <p className="mt-1 leading-relaxed wrap-anywhere">
              <Parts parts={moreOnWinners} />
            </p>
          </details>
        ) : null}
      </Sentence>
      <Sentence title="What you did differently" parts={differs} />
      {change.length > 0 ? (
        <Sentence title="What to change" parts={change}>
          {habitObservation(report.figures) ? <CompareContests others={others} /> : null}
        </Sentence>
      ) : null}
      {note}
    </Card>
  )
}

function Sentence({
  title,
  parts,
  children,
}: {
  title: string
  parts: readonly SentencePart[]
  children?: ReactNode
}) {
  return (
    <div className="grid content-start gap-1">
      <h2 className="text-sm font-semibold text-muted">{title}</h2>
      <p className="leading-relaxed wrap-anywhere">
        <Parts parts={parts} />
      </p>
      {children}
    </div>
  )
}

function Parts({ parts }: { parts: readonly SentencePart[] }) {
  return parts.map((part, i) =>
    typeof part === 'string' ? (
      part
    ) : (
      <a
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence have a fixed order and no state
        key={i}
        href={`#${PICTURE_IDS[part.picture]}`}
        onClick={(event) => {
          event.preventDefault()
          showPicture(part.picture)
        }}
        className="font-semibold text-accent tabular-nums underline decoration-dotted underline-offset-4 hover:decoration-solid"
      >
        {part.figure}
      </a>
    ),
  )
}

/** Reads the user's other contests for the comparison over games. */
function CompareContests({ others }: { others: OtherContests }) {
  const { progress, isDone, failure, read } = others
  return (
    <div className="grid justify-items-start gap-2 text-sm text-muted">
      {isDone ? null : (
        <Button size="small" disabled={progress !== null} onClick={read}>
          Compare with my other contests
        </Button>
      )}
      <p aria-live="polite">
        {progress
          ? `Reading contest ${formatCount(Math.min(progress.read + 1, progress.of))} of ${formatCount(progress.of)}...`
          : (failure ?? (isDone ? 'The other contests were read.' : ''))}
      </p>
    </div>
  )
}
