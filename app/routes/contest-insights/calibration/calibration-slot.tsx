import { lazy } from 'react'
import { AfterHydration } from '#app/components/after-hydration.tsx'

const CalibrationCard = lazy(() =>
  import('./calibration-card.client.tsx').then((module) => ({ default: module.CalibrationCard })),
)

/** How predictions compare with outcomes over contests; absent until a contest was played against its real field. */
export function CalibrationSlot() {
  return (
    <AfterHydration>
      <CalibrationCard />
    </AfterHydration>
  )
}
