import { lazy } from 'react'
import type { LineupInMenu } from './lineup-in-menu.ts'
import { loadLineupRequests } from './use-lineup-actions.ts'

export const loadRenameDialog = () => import('#app/components/rename-dialog.client.tsx')
const RenameDialog = lazy(loadRenameDialog)

export function RenameLineupDialog({ lineup, onClose }: { lineup: LineupInMenu; onClose: () => void }) {
  return (
    <RenameDialog
      title="Rename Lineup"
      label="Lineup Name"
      name={lineup.lineup_name}
      send={async (name) => (await loadLineupRequests()).renameLineup(lineup, name)}
      records="lineups"
      onClose={onClose}
    />
  )
}
