import { useEffect, useState } from 'react'
import { LoadFailure } from '#app/components/load-failure.tsx'
import { OpenDialog } from '#app/components/ui/dialog.tsx'
import { Skeleton } from '#app/components/ui/skeleton.tsx'
import { ALL_FIGURES_ON, showAllFigures } from '#app/lib/all-figures.ts'
import { whenIdle } from '#app/lib/turns/when-idle.ts'
import { pluralize } from '#core/figures/format.ts'
import { withFile } from '#core/projections/own-file/changes.ts'
import type { ProjectionReport } from '#core/projections/own-file/read-projections.ts'
import type { ProjectionFile } from '#core/projections/slate-numbers.ts'
import { optionalLazy } from '../optional-lazy.tsx'
import { useDispatch, useSlate } from '../state/slate-context.tsx'
import { ChooseFile, type ChosenFile } from './choose-file.tsx'
import { FileList } from './file-list.tsx'

/** Reads the file, so its code is loaded apart. */
const loadCheck = () => import('./check-file.tsx')
const CheckFile = optionalLazy(loadCheck, {
  loading: <Skeleton className="h-44" />,
  failed: <LoadFailure part="The file check" />,
})

/** Imports projection files, and lists those that count. */
export default function ImportProjectionsDialog({
  firstFile,
  onClose,
}: {
  /** A file to begin with: the salary file, when it has projections too. */
  firstFile: ChosenFile | null
  onClose: () => void
}) {
  const state = useSlate()
  const dispatch = useDispatch()
  const { files } = state.numbers
  const [chosen, setChosen] = useState(firstFile)
  useEffect(() => whenIdle(loadCheck), [])

  function apply(file: ProjectionFile, { matched }: ProjectionReport) {
    const turnedOn = showAllFigures(true) ? `. ${ALL_FIGURES_ON}` : ''
    dispatch({
      type: 'set_files',
      files: withFile(files, file),
      notice: {
        title: 'Projections applied',
        description: `${file.name}: ${pluralize(matched.length, 'player')}${turnedOn}`,
        undo: { type: 'set_files', files },
      },
    })
    onClose()
  }

  function remove(file: ProjectionFile) {
    dispatch({
      type: 'set_files',
      files: files.filter((each) => each !== file),
      notice: { title: 'Projections removed', description: file.name, undo: { type: 'set_files', files } },
    })
  }

  function weigh(file: ProjectionFile, weight: number) {
    dispatch({ type: 'set_files', files: files.map((each) => (each === file ? { ...each, weight } : each)) })
  }

  return (
    <OpenDialog
      wide
      title="Import projections"
      description="A table of SaberSim, Stokastic, RotoGrinders, LineStar or your own: names, and projections or ownership."
      onClose={onClose}
    >
      {chosen ? (
        <CheckFile key={chosen.text} chosen={chosen} onApply={apply} onCancel={() => setChosen(null)} />
      ) : (
        <div className="grid gap-4">
          {files.length > 0 ? <FileList files={files} onWeight={weigh} onRemove={remove} /> : null}
          <ChooseFile onFile={setChosen} />
        </div>
      )}
    </OpenDialog>
  )
}
