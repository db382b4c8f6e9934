import {
  type Dispatch,
  startTransition,
  useCallback,
  useDeferredValue,
  useEffect,
  useRef,
  useState,
} from 'react'
import { useAllFigures } from '#app/lib/all-figures.ts'
import { downloadUploadFile, loadUploadFile } from '#app/lib/files/upload-file.ts'
import { afterPress } from '#app/lib/turns/after-press.ts'
import { whenIdle } from '#app/lib/turns/when-idle.ts'
import { useWidth } from '#app/lib/use-width.ts'
import { isComplete, type Lineup } from '#core/lineups/lineup.ts'
import type { Player } from '#core/players/player.ts'
import { priceDoubts } from '#core/players/who-plays.ts'
import type { BuilderActions } from './builder/builder-actions.tsx'
import { useAddOrSwap } from './instead/use-add-or-swap.ts'
import type { OpenDialog } from './optimizer-dialogs.tsx'
import type { LineupAction, LineupState } from './state/lineup-state.ts'
import { useOptimizer } from './state/use-optimizer.ts'

/** What a screen of one lineup has, with an account or without: its parts, the open dialog, and what its buttons do. */
export function useLineupScreen(
  state: LineupState,
  dispatch: Dispatch<LineupAction>,
  { exportName, onSave }: { exportName: string; onSave: (open: (dialog: OpenDialog) => void) => void },
) {
  // The builder updates at once; what only reads the lineup uses the deferred state.
  const settled = useDeferredValue(state)
  const { optimize, fill, keepSearching, stopSearching } = useOptimizer(state, dispatch)
  const { exportCsv, exportIssue } = useExportLineup(state, exportName)
  const [dialog, setDialog] = useState<OpenDialog>(null)
  // The press is painted before the dialog is drawn, which takes longer.
  const openDialog = useCallback((next: OpenDialog) => startTransition(() => setDialog(next)), [])
  const closeDialog = useCallback(() => setDialog(null), [])
  const [sheetOpen, setSheetOpen] = useState(false)
  const screen = useRef<HTMLDivElement>(null)
  const width = useWidth(screen, innerWidth)
  const chooseSlot = useCallback(
    (slotIndex: number) => openDialog({ kind: 'choose', slotIndex }),
    [openDialog],
  )
  const addOrSwap = useAddOrSwap(
    state,
    dispatch,
    useCallback((player: Player) => openDialog({ kind: 'swap_in', player }), [openDialog]),
  )

  /** Starts a run and shows the builder, where its lineup appears. */
  function running(run: () => void): () => void {
    return () => {
      setSheetOpen(true)
      run()
    }
  }

  const actions: BuilderActions = {
    optimize: running(optimize),
    fill: running(fill),
    keepSearching,
    stopSearching,
    clear: () => dispatch({ type: 'clear' }),
    save: () => onSave(openDialog),
    exportCsv,
  }
  return {
    ...{ settled, actions, exportIssue, chooseSlot, addOrSwap, screen, width },
    ...{ dialog, openDialog, closeDialog, sheetOpen, setSheetOpen },
    hasAllFigures: useAllFigures(),
  }
}

/** Downloads the lineup in the provider's upload format, or returns why it cannot. */
function useExportLineup(
  { lineup, playerPool, format }: Pick<LineupState, 'lineup' | 'playerPool' | 'format'>,
  fileName: string,
) {
  const [issue, setIssue] = useState<{ lineup: Lineup; text: string } | null>(null)
  const canExport = isComplete(lineup)
  useEffect(() => (canExport ? whenIdle(loadUploadFile) : undefined), [canExport])

  async function download() {
    const text = await downloadUploadFile(lineup, fileName, priceDoubts(playerPool, format))
    setIssue(text === null ? null : { lineup, text })
  }

  // An issue is shown only while its lineup is unchanged.
  return {
    exportCsv: () => void afterPress(() => void download()),
    exportIssue: issue?.lineup === lineup ? issue.text : null,
  }
}
