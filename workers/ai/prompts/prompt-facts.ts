import type { AnalysisFacts } from '#core/analysis/facts/facts.ts'

/**
 * The facts as sent in a prompt. Player ids come unchecked from the user's file or request, so each person gets a key
 * by position instead (`promptKey`).
 */
export function promptFacts(facts: AnalysisFacts) {
  return { ...facts, people: facts.people.map((person, place) => ({ ...person, id: promptKey(place) })) }
}

/** The key of the person at this index of `people`, from 0: "p1", "p2". */
export function promptKey(place: number): string {
  return `p${place + 1}`
}
