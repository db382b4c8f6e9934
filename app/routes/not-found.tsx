import { data, Link } from 'react-router'
import { EmptyPage } from '#app/components/empty-page.tsx'
import { Button } from '#app/components/ui/button.tsx'

/** A loader for unknown addresses, so that the server answers 404. */
export function loader() {
  return data(null, { status: 404 })
}

export default function NotFound() {
  return (
    <EmptyPage
      title="404 Page Not Found"
      text="There is nothing at this address. It may have been typed wrong, or moved."
    >
      <Button variant="primary" asChild>
        <Link to="/">Go to Home</Link>
      </Button>
    </EmptyPage>
  )
}
