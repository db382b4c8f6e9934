import { data } from 'react-router'
import { EmptyPage } from '#app/components/empty-page.tsx'

/** A loader for unknown addresses, so that the server answers 404. */
export function loader() {
  return data(null, { status: 404 })
}

export default function NotFound() {
  return (
    <EmptyPage
      title="404 Page Not Found"
      text="There is nothing at this address. It may have been typed wrong, or moved."
      next={{ to: '/', label: 'Go to Home' }}
    />
  )
}
