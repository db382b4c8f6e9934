import { lazy } from 'react'
import { OptionalPart } from '#app/components/optional-part.tsx'

const CalibrationCard = lazy(() =>
  import('./calibration-card.tsx').then((module) => ({ default: module.CalibrationCard })),
)

/** How predictions compare with outcomes over contests; absent until a contest was played against its real field. */
export function CalibrationSlot() {
  return (
    <OptionalPart>
      <CalibrationCard />
    </OptionalPart>
  )
}
