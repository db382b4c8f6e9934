import type { ReactNode } from 'react'
import { LoadFailure } from '#app/components/load-failure.tsx'
import { OptionalPart } from '#app/components/optional-part.tsx'
import { optionalLazy } from '../optional-lazy.tsx'
import { useSlate } from '../state/slate-context.tsx'
import { useSlateLocks } from '../state/use-slate-locks.ts'
import type { EntriesTab } from './entries-tab.ts'
import type { ExposureShares } from './set/exposure-shares.ts'
import type { ListedLineup } from './set/listed-lineups.ts'

const CompareTable = optionalLazy(() => import('./compare/compare-table.tsx'), {
  failed: <LoadFailure part="The comparison" />,
})
const ExposureTable = optionalLazy(() => import('./exposures/exposure-table.tsx'), {
  failed: <LoadFailure part="The exposures" />,
})
const EntriesFilePanel = optionalLazy(() => import('./entries-file/entries-file-panel.tsx'), {
  failed: <LoadFailure part="The entries file" />,
})
const PicturesPanel = optionalLazy(() => import('./charts/pictures-panel.tsx'), {
  failed: <LoadFailure part="The charts" />,
})

/** The chosen part of the Entries side, without the rules. */
export function EntriesPart({
  shown,
  lineups,
  shares,
  hasFailed,
  slateName,
  list,
  onList,
}: {
  shown: EntriesTab
  lineups: readonly ListedLineup[]
  shares: ReadonlyMap<string, ExposureShares>
  /** The last build did; the reason stands above. */
  hasFailed: boolean
  slateName: string
  list: ReactNode
  onList: () => void
}) {
  const state = useSlate()
  if (shown === 'file') return <EntriesFilePanel {...{ slateName, onList }} />
  if (state.build === null) return hasFailed ? null : <NoBuild />
  switch (shown) {
    case 'compare':
      return <CompareTable />
    case 'charts':
      return <PicturesPanel shares={shares} />
    case 'exposure':
      return <ExposureTable {...{ lineups, shares }} />
    default:
      return <OptionalPart failed={<LoadFailure part="The list" />}>{list}</OptionalPart>
  }
}

/** Before the first build. The next step is the button above, until games have begun. */
function NoBuild() {
  const { hasBegun } = useSlateLocks(useSlate())
  return (
    <div className="grid gap-2 px-4 py-10 text-center text-sm text-muted">
      <p className="font-medium text-foreground">No lineups yet</p>
      <p>
        {hasBegun
          ? 'Games have started: new lineups are for practice only.'
          : 'Choose how many you enter, then press Build.'}
      </p>
      <p>Locked players are in every lineup. Players who are excluded or out are in none.</p>
    </div>
  )
}
