import { Button } from '#app/components/ui/button.tsx'
import { Slider } from '#app/components/ui/slider.tsx'
import { useRestingValue } from '#app/lib/turns/use-resting-value.ts'
import type { Format } from '#core/formats/format.ts'
import { creativityLabel } from '#core/objective/strategy.ts'

const QUICK_CHOICES = [0, 50, 100]

/** Creativity from conservative (0) to wild (100), explained in the terms of the format. */
export function CreativityField({
  mode,
  creativity,
  onChange,
}: {
  mode: Format
  creativity: number
  onChange: (creativity: number) => void
}) {
  // Each step of the slider would draw dialog, builder and pool anew.
  const [shown, show] = useRestingValue(creativity, onChange)
  const { name, meaning } = creativityLabel(shown, mode)
  return (
    <fieldset className="grid gap-1.5">
      <legend className="mb-1 text-sm font-medium">Creativity</legend>
      <Slider
        thumbLabels={['Creativity']}
        min={0}
        max={100}
        step={1}
        value={[shown]}
        onValueChange={([value = shown]) => show(value)}
      />
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p aria-live="polite" className="text-sm text-muted">
          <span className="font-medium text-foreground">
            {shown}% {name}
          </span>
          : {meaning}
        </p>
        <div className="flex gap-1.5">
          {QUICK_CHOICES.map((choice) => (
            <Button
              key={choice}
              size="small"
              aria-label={`Creativity ${choice}`}
              aria-pressed={shown === choice}
              onClick={() => show(choice)}
              className="tabular-nums aria-pressed:border-accent aria-pressed:text-accent"
            >
              {choice}
            </Button>
          ))}
        </div>
      </div>
    </fieldset>
  )
}
