import { SearchX } from 'lucide-react'
import { data, Link } from 'react-router'
import { Button } from '#app/components/ui/button.tsx'

/** Known to be missing on the server too, so that the status says it. */
export function loader() {
  return data(null, { status: 404 })
}

export default function NotFound() {
  return (
    <main className="mx-auto grid min-h-dvh max-w-md place-content-center justify-items-center gap-4 px-4 text-center">
      <title>404 Page Not Found</title>
      <SearchX aria-hidden className="size-10 text-muted" />
      <h1 className="text-2xl font-semibold">404 Page Not Found</h1>
      <p className="text-muted">There is nothing at this address. It may have been typed wrong, or moved.</p>
      <Button variant="primary" asChild>
        <Link to="/">Go to Home</Link>
      </Button>
    </main>
  )
}
