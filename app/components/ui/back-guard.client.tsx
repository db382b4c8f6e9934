import { useEffect } from 'react'
import { type BlockerFunction, useBlocker } from 'react-router'
import { openLayers } from './back-closes.tsx'

/**
 * A step back or forward in the history closes what is open over the page instead of leaving the page. No entry is added to
 * the history, so closing by a button leaves none behind; a step to another site can't be taken back.
 */
export default function BackGuard() {
  const blocker = useBlocker(whileOpen)
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    openLayers.at(-1)?.()
    blocker.reset()
  }, [blocker])
  return null
}

/** Links and forms inside a dialog go their way. */
const whileOpen: BlockerFunction = ({ historyAction }) => historyAction === 'POP' && openLayers.length > 0
