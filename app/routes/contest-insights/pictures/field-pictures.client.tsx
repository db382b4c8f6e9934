import type { ContestDetail } from '#contract/contests.ts'
import type { FieldReport } from '#contract/field-report.ts'
import { habitObservation } from '#core/verdict/habit-observation.ts'
import { HindsightCard } from '../hindsight-card.tsx'
import { ShapesCard } from '../shapes-card.tsx'
import type { OtherContests } from '../verdict/use-other-contests.ts'
import { BuildPicture } from './build-picture.tsx'
import { ExposurePicture } from './exposure-picture.tsx'
import { OwnershipPicture } from './ownership-picture.tsx'
import { ScorePicture } from './score-picture.tsx'

/** The pictures that the figures of the verdict link to; loaded with the field report. */
export default function FieldPictures({
  contest,
  report,
  others,
}: {
  contest: ContestDetail['contest']
  report: FieldReport
  others: OtherContests
}) {
  const { figures, bestRank, hindsight, shapes } = report
  const here = habitObservation(figures)
  return (
    <>
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <ScorePicture figures={figures} bestRank={bestRank} />
        <OwnershipPicture players={figures.players} isLive={figures.isLive} />
      </div>
      <ExposurePicture report={report} captainCode={contest.captainCode} hasCaptain={contest.hasCaptain} />
      <BuildPicture
        habits={figures.habits}
        observations={here ? [here, ...others.observations] : others.observations}
      />
      {hindsight ? (
        <div className="grid items-start gap-5 lg:grid-cols-2">
          <HindsightCard hindsight={hindsight} />
          <ShapesCard shapes={shapes} />
        </div>
      ) : null}
    </>
  )
}
