import type { AnalysisFacts } from '#core/analysis/facts.ts'

/**
 * The table as a prompt carries it. Ids of players come from the user's file or request as they are, so each person gets
 * a key by place instead (`promptKey`).
 */
export function promptFacts(facts: AnalysisFacts) {
  return { ...facts, people: facts.people.map((person, place) => ({ ...person, id: promptKey(place) })) }
}

/** The key of the person at this place of `people`, from 0: "p1", "p2". */
export function promptKey(place: number): string {
  return `p${place + 1}`
}
