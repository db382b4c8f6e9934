import { Copy, FileText, Share } from 'lucide-react'
import { showErrorToast } from '#app/lib/toast-store.ts'
import type { SharedLineup } from '#core/lineups/shared-lineup.ts'
import type { RowMenuItem } from './ui/row-menu-button.tsx'

const loadShare = () => import('#app/lib/share/share-lineup.client.ts')

/** The items of a menu that give a lineup to others; their code is loaded when one is chosen. */
export function shareItems(lineup: () => SharedLineup): RowMenuItem[] {
  const share = (act: (code: Awaited<ReturnType<typeof loadShare>>) => Promise<void>) => () =>
    void loadShare().then(act, notLoaded)
  return [
    { label: 'Copy as text', icon: Copy, onChoose: share(({ copyLineup }) => copyLineup(lineup())) },
    {
      label: 'Share picture',
      icon: Share,
      onChoose: share(({ shareLineupPicture }) => shareLineupPicture(lineup())),
    },
    { label: 'Print', icon: FileText, onChoose: () => window.print() },
  ]
}

function notLoaded(): void {
  showErrorToast({
    title: 'Nothing was done',
    description: 'Check your network, then reload the page.',
    isAnnounced: true,
  })
}
