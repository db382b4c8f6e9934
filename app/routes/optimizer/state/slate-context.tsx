import { createContext, type Dispatch, type ReactNode, use } from 'react'
import type { LineupAction, LineupState } from './lineup-state.ts'

/** What the parts below it read: the state of the builder, or around those that only follow it the deferred one. */
export const SlateContext = createContext<LineupState | null>(null)
const DispatchContext = createContext<Dispatch<LineupAction> | null>(null)

/** Gives the parts of a screen their state and how it is changed. */
export function SlateOf({
  state,
  dispatch,
  children,
}: {
  state: LineupState
  dispatch: Dispatch<LineupAction>
  children: ReactNode
}) {
  return (
    <DispatchContext value={dispatch}>
      <SlateContext value={state}>{children}</SlateContext>
    </DispatchContext>
  )
}

export function useSlate(): LineupState {
  return use(SlateContext)!
}

export function useDispatch(): Dispatch<LineupAction> {
  return use(DispatchContext)!
}
