import { useEffect, useEffectEvent, useState } from 'react'

/** Longer than the pauses between presses of a key, so that the screen is drawn anew once, after the last. */
const PAUSE_MS = 400

/**
 * For a control that is moved in small steps, each of which would draw the screen anew: its own value, shown at once.
 * `onRest` gets it when it has rested, or when the control goes away. Another `value` from outside replaces it.
 */
export function useRestingValue(
  value: number,
  onRest: (value: number) => void,
): [number, (value: number) => void] {
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
