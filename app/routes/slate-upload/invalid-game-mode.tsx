import { Link } from 'react-router'
import { NotThere } from '#app/components/not-there.tsx'
import { Button } from '#app/components/ui/button.tsx'

export function InvalidGameMode() {
  return (
    <NotThere title="Invalid game mode" text="There is no game mode at this address.">
      <Button variant="primary" asChild>
        <Link to="/">Choose a game mode</Link>
      </Button>
    </NotThere>
  )
}
