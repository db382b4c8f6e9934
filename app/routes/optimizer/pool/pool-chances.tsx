import { useEffect, useMemo, useState } from 'react'
import { ask } from '#app/lib/threads/pool.ts'
import { useTask } from '#app/lib/threads/use-task.ts'
import type { PlayerChances } from '#optimizer/player-chances.ts'
import { notPlaying } from '../state/left-out.ts'
import { useSlate } from '../state/slate-context.tsx'
import { chanceColumns } from './chance-columns.ts'
import type { Column } from './pool-columns.ts'

/**
 * Plays games in a thread for the columns Optimal, Boom and Bust, again after each change of the pool, and says so meanwhile. The columns
 * keep the figures of before until there are new ones.
 * @param isWanted one of them is shown; without it they can only be chosen.
 */
export default function PoolChances({
  isWanted,
  onColumns,
}: {
  isWanted: boolean
  onColumns: (columns: readonly Column[]) => void
}) {
  const { format, playerPool, inactivePeople, putBack } = useSlate()
  const { answer, told, isRunning, failure } = useTask<PlayerChances[], PlayerChances[], []>(
    [format, playerPool, inactivePeople, putBack, isWanted],
    async ({ signal, tell }) => {
      if (!isWanted) return null
      const leftOut = [...notPlaying({ playerPool, inactivePeople, putBack })]
      return ask('chances', { formatId: format.id, rows: playerPool, leftOut }, { signal, onProgress: tell })
    },
    { starts: true, notHere: 'This browser could not play the games for Optimal, Boom and Bust.' },
  )
  const found = answer ?? told
  const [shown, setShown] = useState<readonly PlayerChances[]>([])
  if (found !== null && found !== shown) setShown(found)
  const columns = useMemo(() => chanceColumns(shown, format), [shown, format])
  useEffect(() => onColumns(columns), [columns, onColumns])
  const news = failure ?? (isWanted && isRunning ? 'Playing games for Optimal, Boom and Bust' : null)
  return (
    <div role="status">
      {news === null ? null : <p className="border-t border-border px-3 py-1 text-sm text-muted">{news}</p>}
    </div>
  )
}
