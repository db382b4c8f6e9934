import type { Player } from '#core/players/player.ts'
import type { Choices } from '#core/slate-memory/memory.ts'
import { documentOf, withDocument } from './document.ts'
import { isKeptProof, type KeptProof, keptProof, restoredProof } from './kept-proof.ts'
import type { LineupState } from './lineup-state.ts'

/** What a reload of this tab brings back at once; the document is also kept in the browser and on the server (../memory). */
type TabDraft = {
  document: Choices
  /** Of the last run. It belongs to the rows of this file. */
  proof: KeptProof | null
  /** Milliseconds since 1970. */
  savedAt: number
}

/** The draft without the time, which a state does not have. `listed`: the slate's rows as its file lists them. */
export function draftOf(state: LineupState, listed: readonly Player[]): Omit<TabDraft, 'savedAt'> {
  return { document: documentOf(state, listed), proof: state.proof && keptProof(state.proof) }
}

/** The text of a draft with the time. It is not written once more: an entries file makes it hundreds of KB long. */
export function savedDraft(text: string, savedAt: number): string {
  return `${text.slice(0, -1)},"savedAt":${savedAt}}`
}

/** The state with a draft, and when it was stored. Text that another version of the app wrote otherwise restores nothing. */
export function withDraft(
  state: LineupState,
  text: string | null,
  listed: readonly Player[],
): { state: LineupState; savedAt: number } {
  try {
    const { document, proof, savedAt } = JSON.parse(text ?? '') as TabDraft
    const restored = withDocument(state, document, listed)
    const kept = isKeptProof(proof) ? restoredProof(proof, restored.playerPool) : null
    return { state: { ...restored, proof: kept }, savedAt }
  } catch {
    return { state, savedAt: 0 }
  }
}
