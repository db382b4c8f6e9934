import { ErrorNotice } from './error-notice.tsx'

/** A failed page outside the shell. */
export function ErrorPage({ error }: { error: unknown }) {
  return (
    <main className="flex min-h-dvh items-center justify-center px-4 py-10">
      <ErrorNotice error={error} />
    </main>
  )
}
