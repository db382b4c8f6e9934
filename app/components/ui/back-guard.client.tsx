import { useEffect } from 'react'
import { type BlockerFunction, useBlocker, useLocation } from 'react-router'
import { guard, openLayers } from './back-closes.tsx'

/**
 * A step back or forward in the history closes what is open over the page instead of leaving the page. Where the step would
 * stay in this document, no entry is added to the history, so closing by a button leaves none behind.
 */
export default function BackGuard() {
  const blocker = useBlocker(whileOpen)
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    function close() {
      openLayers.at(-1)?.()
      blocker.reset?.()
    }
    // Until React Router has taken the step back the address is that of another page, and a dialog that closes would give the
    // focus to that page's heading.
    if (shown.idx === (entryNow()?.idx ?? 0)) return close()
    window.addEventListener('popstate', close, { once: true })
    return () => window.removeEventListener('popstate', close)
  }, [blocker])
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation has a key of its own
  useEffect(arrive, [key])
  useEffect(guardFirstPage, [])
  return null
}

/** Links and forms inside a dialog go their way. */
const whileOpen: BlockerFunction = ({ historyAction }) => historyAction === 'POP' && openLayers.length > 0

/** What React Router keeps of an entry, its place in the document's history, and the steps added before what is open. */
type Entry = { idx?: number; layers?: number } | null

const entryNow = () => history.state as Entry
const layersOf = (entry: Entry) => entry?.layers ?? 0

/** Of the entry that is shown. */
const shown = { idx: 0, layers: 0 }

function arrive(): void {
  shown.idx = entryNow()?.idx ?? 0
  shown.layers = layersOf(entryNow())
}

/**
 * On the page that the document was opened with, a step back leads to another document and can't be taken back. So what opens
 * there adds an entry of the same page, which the step ends in. React Router is not told of these entries. Those that were not
 * needed, because a button closed what was open, are stepped over with the next step back.
 */
function guardFirstPage(): () => void {
  function addEntry() {
    const entry = entryNow()
    if (entry?.idx !== 0 || layersOf(entry) >= openLayers.length) return
    shown.layers = layersOf(entry) + 1
    history.pushState({ ...entry, layers: shown.layers }, '')
  }

  function step(event: PopStateEvent) {
    const entry = event.state as Entry
    const before = shown.layers
    const layers = layersOf(entry)
    // A step from or to another page is React Router's.
    if (shown.idx !== 0 || entry?.idx !== 0 || before === layers) return
    event.stopImmediatePropagation()
    shown.layers = layers
    if (before < layers) return
    if (openLayers.length > 0) openLayers.at(-1)?.()
    else history.go(-layers - 1)
  }

  Object.assign(guard, { opened: addEntry, stepped: step })
  if (openLayers.length > 0) addEntry()
  return () => {
    delete guard.opened
    delete guard.stepped
  }
}
