import { LoaderCircle } from 'lucide-react'
import { classNames } from '#app/lib/class-names.ts'

export function Spinner({ size = 'size-4' }: { size?: string }) {
  return <LoaderCircle aria-hidden className={classNames('animate-spin text-muted', size)} />
}
