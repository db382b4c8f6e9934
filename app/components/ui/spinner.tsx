import { LoaderCircle } from 'lucide-react'
import { classNames } from '#app/lib/class-names.ts'

export function Spinner({ className }: { className?: string }) {
  return <LoaderCircle aria-hidden className={classNames('size-4 animate-spin text-muted', className)} />
}
