import { Outlet } from 'react-router'
import { ErrorNotice } from '#app/components/error-notice.tsx'
import type { Route } from './+types/page-boundary'

/** Wraps every page of the shell, so that sidebar and header stay if a page fails. */
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
