import { type Dispatch, useCallback, useEffect, useRef, useState } from 'react'
import { messageOf, NoAnswerError } from '#app/lib/api-client.ts'
import type { Authorship, Enriched } from '#contract/insights.ts'
import type { LineupAction, LineupState } from '../state/lineup-state.ts'

export type EnrichmentState =
  | { status: 'idle' }
  | { status: 'pending'; done: number; total: number }
  | { status: 'enriched'; authorship: Authorship; stats: Enriched['stats']; kept: number }
  | { status: 'failed'; message: string }

/** Enriches the whole pool: by the server, or offline from the slate alone. */
export function useEnrichment(state: LineupState, dispatch: Dispatch<LineupAction>) {
  const [enrichment, setEnrichment] = useState<EnrichmentState>({ status: 'idle' })
  const running = useRef<AbortController | null>(null)

  const latest = useRef(state)

  useEffect(() => () => running.current?.abort(), [])
  useEffect(() => {
    latest.current = state
  }, [state])

  const enrich = useCallback(async () => {
    const asked = latest.current
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    const isCurrent = () => running.current === controller
    setEnrichment({ status: 'pending', done: 0, total: 0 })
    try {
      const answer = await fetchEnrichment(asked, controller.signal, (progress) => {
        if (isCurrent()) setEnrichment({ status: 'pending', ...progress })
      })
      if (!isCurrent()) return
      const { players, stats, origins, ...authorship } = answer
      const kept = Object.values(origins).filter(({ from }) => from === 'kept').length
      const { playerFromWire } = await import('#contract/player.ts')
      dispatch({ type: 'enriched', players: players.map(playerFromWire), asked: asked.playerPool })
      setEnrichment({ status: 'enriched', authorship, stats, kept })
    } catch (error) {
      if (!isCurrent()) return
      setEnrichment({ status: 'failed', message: messageOf(error, 'Could not enrich player data') })
      dispatch({ type: 'enrichment_failed' })
    }
  }, [dispatch])

  /** Cancels a running enrichment and closes the banner. The figures of the pool do not change. */
  function dismiss() {
    running.current?.abort()
    running.current = null
    setEnrichment({ status: 'idle' })
  }

  return { enrichment, enrich, dismiss }
}

async function fetchEnrichment(
  state: LineupState,
  signal: AbortSignal,
  onProgress: (progress: { done: number; total: number }) => void,
): Promise<Enriched> {
  const [{ playerToWire }, { postForEvents }] = await Promise.all([
    import('#contract/player.ts'),
    import('./post-for-events.ts'),
  ])
  const payload = {
    players: state.playerPool.map(playerToWire),
    enableWebSearch: true,
    clearCache: true,
    format: state.format.id,
  }
  try {
    return await postForEvents<Enriched>('/api/enrich-players', payload, { signal, onProgress })
  } catch (error) {
    if (!(error instanceof NoAnswerError)) throw error
    const { localEnrichment } = await import('./local-analyst.ts')
    return localEnrichment(state)
  }
}
