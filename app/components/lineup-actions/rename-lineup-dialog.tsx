import { lazy } from 'react'
import type { LineupInMenu } from './lineup-in-menu.ts'

export const loadRenameDialog = () => import('#app/components/rename-dialog.client.tsx')
const RenameDialog = lazy(loadRenameDialog)

export function RenameLineupDialog({ lineup, onClose }: { lineup: LineupInMenu; onClose: () => void }) {
  return (
    <RenameDialog
      title="Rename Lineup"
      label="Lineup Name"
      name={lineup.lineup_name}
      path={`/api/saved-lineups/${lineup.id}/name`}
      field="lineup_name"
      records="lineups"
      onClose={onClose}
    />
  )
}
