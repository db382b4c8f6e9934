import { Outlet } from 'react-router'
import { ErrorNotice } from '#app/components/error-notice.tsx'
import type { Route } from './+types/page-boundary'

/** Around every page of the shell, so that a page that fails leaves sidebar and header. */
export default function PageBoundary() {
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <div className="flex flex-1 items-center justify-center px-4 py-10">
      <ErrorNotice error={error} />
    </div>
  )
}
