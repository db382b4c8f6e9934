import { Link } from 'react-router'
import { ThemeToggle } from '#app/components/theme-toggle.tsx'
import { Button } from '#app/components/ui/button.tsx'

/** What this is and what to do, and the ways to an account. */
export function TrialTop() {
  return (
    <header className="grid gap-1.5 border-b border-border px-3 py-2 @3xl:px-4">
      <title>Try it · Pro DFS Optimizer</title>
      <div className="flex items-center gap-2">
        <p className="min-w-0 flex-1 text-sm leading-tight font-semibold">DFS Lineup Optimizer</p>
        <span className="@max-xl:hidden">
          <ThemeToggle />
        </span>
        <Button asChild size="small" variant="ghost">
          <Link to="/auth">Sign in</Link>
        </Button>
        <Button asChild size="small">
          <Link to="/auth?mode=register">Create account</Link>
        </Button>
      </div>
      <div className="grid gap-0.5">
        <h1 className="text-base leading-snug font-semibold @3xl:text-xl">
          The best DraftKings lineup for one game, in one press
        </h1>
        <p className="text-sm text-muted">
          Try it with an invented game: press Optimize, then change a player.
        </p>
      </div>
    </header>
  )
}
