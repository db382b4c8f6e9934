import { Layers } from 'lucide-react'
import { PageLink } from '#app/components/page-link.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { Card } from '#app/components/ui/card.tsx'

export function NoSets() {
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
