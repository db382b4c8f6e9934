import { useEffect, useState } from 'react'

/** One that lasts longer is a drag, or its end was never reported. */
const LONGEST_PRESS_MS = 1000
/** The click follows the lifted finger in a task of its own. */
const CLICK_FOLLOWS_MS = 50

let isDown = false
let endTimer: ReturnType<typeof setTimeout> | undefined
const waiting = new Set<() => void>()

/** Runs the task now, or after the press under way. Returns a function that cancels it. */
export function betweenPresses(task: () => void): () => void {
  if (!isDown) task()
  else waiting.add(task)
  return () => waiting.delete(task)
}

/**
 * The value, which does not change while a finger or a mouse button is down. For a line that comes by itself and moves what
 * stands below it: a press whose target moves away before it is lifted would be lost. One that lasts over a second is not
 * protected.
 */
export function useBetweenPresses<Value>(value: Value): Value {
  const [shown, setShown] = useState(value)
  useEffect(() => betweenPresses(() => setShown(() => value)), [value])
  return shown
}

/** Starts to watch for presses; before, none is known. */
export function watchPresses(): void {
  // Adding the same listeners again has no effect.
  addEventListener('pointerdown', pressed, { capture: true, passive: true })
  addEventListener('pointerup', lifted, { capture: true, passive: true })
  addEventListener('pointercancel', ended, { capture: true, passive: true })
}

function pressed(): void {
  isDown = true
  endIn(LONGEST_PRESS_MS)
}

function lifted(): void {
  if (isDown) endIn(CLICK_FOLLOWS_MS)
}

function endIn(ms: number): void {
  clearTimeout(endTimer)
  endTimer = setTimeout(ended, ms)
}

function ended(): void {
  clearTimeout(endTimer)
  isDown = false
  const tasks = [...waiting]
  waiting.clear()
  for (const task of tasks) task()
}
