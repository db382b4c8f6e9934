import { Layers } from 'lucide-react'
import { useMemo } from 'react'
import { Link } from 'react-router'
import { Button } from '#app/components/ui/button.tsx'
import { Card } from '#app/components/ui/card.tsx'
import { useKeepPage } from '#app/lib/kept-pages/use-kept-page.ts'
import { KEPT_LINEUPS, lineupsToKeep, type ShownList } from './shown-list.ts'

export function NoLineups({ list }: { list: ShownList }) {
  // Lineups that were kept before are gone.
  useKeepPage(
    KEPT_LINEUPS,
    useMemo(() => lineupsToKeep(list, []), [list]),
  )
  const searching = list.view.search !== ''
  return (
    <Card className="grid justify-items-center gap-4 px-6 py-16 text-center">
      <Layers aria-hidden className="size-8 text-muted" />
      <p className="max-w-sm text-muted">
        {searching
          ? 'No lineups match your search'
          : 'No saved lineups yet. Optimize and save a lineup to get started!'}
      </p>
      {searching ? null : (
        <Button variant="primary" asChild>
          <Link to="/">Build a lineup</Link>
        </Button>
      )}
    </Card>
  )
}
