import { Link } from 'react-router'
import { Button } from '#app/components/ui/button.tsx'

export function InvalidGameMode() {
  return (
    <div className="m-auto grid justify-items-center gap-4 px-4 py-16 text-center">
      <title>Invalid game mode</title>
      <h1 className="text-xl font-semibold">Invalid game mode</h1>
      <p className="text-muted">There is no contest mode at this address.</p>
      <Button variant="primary" asChild>
        <Link to="/">Choose a game mode</Link>
      </Button>
    </div>
  )
}
