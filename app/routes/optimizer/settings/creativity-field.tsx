import { useEffect, useEffectEvent, useState } from 'react'
import { Button } from '#app/components/ui/button.tsx'
import { Slider } from '#app/components/ui/slider.tsx'
import { creativityLabel } from '#core/objective/strategy.ts'
import { useSlate } from '../state/slate-context.tsx'

const QUICK_CHOICES = [0, 50, 100]

/** Creativity from conservative (0) to wild (100), explained in the terms of the format. */
export function CreativityField({
  creativity,
  onChange,
}: {
  creativity: number
  onChange: (creativity: number) => void
}) {
  const { format } = useSlate()
  // Each step of the slider would draw dialog, builder and pool anew.
  const [shown, show] = useRestingValue(creativity, onChange)
  const { name, meaning } = creativityLabel(shown, format)
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
      <p className="flex justify-between gap-6 text-xs text-muted">
        <span>{format.words.creativity.low}</span>
        <span className="text-right">{format.words.creativity.high}</span>
      </p>
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

/** Longer than the pauses between presses of a key, so that the screen is drawn anew once, after the last. */
const PAUSE_MS = 400

/**
 * For a control that is moved in small steps, each of which would draw the screen anew: its own value, shown at once.
 * `onRest` gets it when it has rested, or when the control goes away. Another `value` from outside replaces it.
 */
function useRestingValue(value: number, onRest: (value: number) => void): [number, (value: number) => void] {
  const [shown, setShown] = useState(value)
  const [seen, setSeen] = useState(value)
  const [handedOn, setHandedOn] = useState(value)
  if (value !== seen) {
    setSeen(value)
    // Not what it handed on itself, which may come back after a further step.
    if (value !== handedOn) setShown(value)
  }

  const handOn = useEffectEvent(() => {
    if (shown === value) return
    setHandedOn(shown)
    onRest(shown)
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: each step begins the pause anew
  useEffect(() => {
    const timer = setTimeout(handOn, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [shown])

  useEffect(() => () => handOn(), [])

  return [shown, setShown]
}
