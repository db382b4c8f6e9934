import { Layers } from 'lucide-react'
import { Link } from 'react-router'
import { Button } from '#app/components/ui/button.tsx'
import { Card } from '#app/components/ui/card.tsx'

export function NoLineups({ searching }: { searching: boolean }) {
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
