import { LoaderCircle } from 'lucide-react'
import { classNames } from '#app/lib/class-names.ts'

export function Spinner({ className }: { className?: string }) {
  return <LoaderCircle aria-hidden className={classNames('size-4 animate-spin text-muted', className)} />
}

export function CenteredSpinner({ label = 'Loading' }: { label?: string }) {
  return (
    <div role="status" className="flex min-h-60 flex-1 items-center justify-center">
      <Spinner className="size-7" />
      <span className="sr-only">{label}</span>
    </div>
  )
}
