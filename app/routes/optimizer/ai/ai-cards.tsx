import type { Dispatch } from 'react'
import type { LineupAction, LineupState } from '../lineup-state.ts'
import { ChatCard } from './chat-card.tsx'
import { StoryCard } from './story-card.tsx'

/** Everything about the lineup that is told in words; a chunk of its own. */
export default function AiCards({
  state,
  dispatch,
}: {
  state: LineupState
  dispatch: Dispatch<LineupAction>
}) {
  return (
    <>
      <StoryCard state={state} dispatch={dispatch} />
      <ChatCard state={state} />
    </>
  )
}
