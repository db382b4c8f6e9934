import { Button } from '#app/components/ui/button.tsx'
import { showAllFigures, useAllFigures } from '#app/lib/all-figures.ts'

/** Between the table of a first lineup and the professional's. */
export function AllFiguresSwitch() {
  const isOn = useAllFigures()
  return (
    <Button
      size="small"
      variant={isOn ? 'chosen' : 'secondary'}
      aria-pressed={isOn}
      onClick={() => showAllFigures(!isOn)}
      className="px-2 text-xs"
    >
      All figures
    </Button>
  )
}
