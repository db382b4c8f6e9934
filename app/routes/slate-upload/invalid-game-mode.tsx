import { Link } from 'react-router'
import { EmptyPage } from '#app/components/empty-page.tsx'
import { Button } from '#app/components/ui/button.tsx'

export function InvalidGameMode() {
  return (
    <EmptyPage title="Invalid game mode" text="There is no game mode at this address.">
      <Button variant="primary" asChild>
        <Link to="/">Choose a game mode</Link>
      </Button>
    </EmptyPage>
  )
}
