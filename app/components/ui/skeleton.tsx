import { classNames } from '#app/lib/class-names.ts'

/** A placeholder with the shape of content that is loading. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={classNames('animate-pulse rounded-md bg-raised', className)} />
}
