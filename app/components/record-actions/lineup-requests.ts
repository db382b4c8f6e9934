import { lineupBeforeDeletion } from '#app/lib/outbox/changes/deletions.ts'
import { invalidate } from '#app/lib/session/session-memory.ts'
import { exportLineup, openLineup } from '#app/lib/slates/open-lineup.ts'
import { removeSavedMark } from '#app/lib/stored/saved-marks.ts'
import type { LineupListItem } from '#contract/saved-lineups.ts'
import type { LineupInMenu } from './lineups.ts'
import { recordRequests } from './record-requests.ts'

export const requests = recordRequests<LineupInMenu, { lineup: LineupListItem }>({
  noun: 'Lineup',
  api: '/api/saved-lineups',
  page: '/lineups',
  nameOf: ({ lineup_name }) => lineup_name,
  open: openLineup,
  optimizerOf: ({ game_mode }) => `/${game_mode}/optimizer`,
  export: exportLineup,
  copied: ({ lineup }) => lineup,
  name: ({ lineup_name }, wanted) => ({
    kind: 'lineup_name',
    fields: { lineup_name: wanted },
    before: [{ lineup_name }],
  }),
  deletion: 'lineup_deletion',
  beforeDeletion: lineupBeforeDeletion,
  removeMark: ({ game_mode, id }) => removeSavedMark(game_mode, id),
  invalidate: () => invalidate('lineups'),
})
