import { Layers } from 'lucide-react'
import { useMemo } from 'react'
import { PageLink } from '#app/components/page-link.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { Card } from '#app/components/ui/card.tsx'
import { useKeepPage } from '#app/lib/kept-pages/use-kept-page.ts'
import { KEPT_SETS, type ShownList, setsToKeep } from './shown-list.ts'

export function NoSets({ list }: { list: ShownList }) {
  // Sets that were kept before are gone.
  useKeepPage(
    KEPT_SETS,
    useMemo(() => setsToKeep(list, []), [list]),
  )
  return (
    <Card className="grid justify-items-center gap-4 px-6 py-16 text-center">
      <Layers aria-hidden className="size-8 text-muted" />
      <p className="max-w-sm text-muted">
        No entry sets yet. Build lineups on the Entries side of the optimizer and save them under a name.
      </p>
      <Button variant="primary" asChild>
        <PageLink to="/">Build lineups</PageLink>
      </Button>
    </Card>
  )
}
