import { INSIGHTS_NOTES_KEY } from '#app/lib/session/session-memory.ts'
import { sessionOwner } from '#app/lib/session/session-owner.ts'
import type { HabitObservation } from '#core/verdict/habit-observation.ts'

/*
 * What this browser keeps for the verdict: the screen name that was searched last, and by name the habits seen in each
 * contest. Screen names are not stored on the server. Signing out deletes the notes (session-memory.ts).
 */

type Notes = {
  owner: string | null
  screenName: string
  /** Habits by screen name in lower case, then by contest. Null: that contest says nothing about habits. */
  habits: Record<string, Record<string, HabitObservation | null>>
}

/** The screen name that was searched last; empty for none. */
export function rememberedName(): string {
  return read().screenName
}

export function rememberName(screenName: string): void {
  write({ ...read(), screenName })
}

/** What was seen of the contests of a screen name, by contest. */
export function rememberedHabits(screenName: string): Record<string, HabitObservation | null> {
  return read().habits[screenName.toLowerCase()] ?? {}
}

export function rememberHabits(
  screenName: string,
  contestId: number,
  observation: HabitObservation | null,
): void {
  const notes = read()
  const key = screenName.toLowerCase()
  const contests = { ...notes.habits[key], [contestId]: observation }
  write({ ...notes, habits: { ...notes.habits, [key]: contests } })
}

/** Only the signed-in user's notes; others are replaced with the next write. */
function read(): Notes {
  const none = { owner: null, screenName: '', habits: {} }
  if (typeof window === 'undefined') return none
  try {
    const owner = sessionOwner()
    const notes: Notes | null = JSON.parse(localStorage.getItem(INSIGHTS_NOTES_KEY) ?? 'null')
    return notes !== null && notes.owner === owner ? notes : { ...none, owner }
  } catch {
    // Blocked storage, or a note of another shape.
    return none
  }
}

function write(notes: Notes): void {
  try {
    localStorage.setItem(INSIGHTS_NOTES_KEY, JSON.stringify(notes))
  } catch {
    // Full or blocked storage: the notes are a convenience.
  }
}
