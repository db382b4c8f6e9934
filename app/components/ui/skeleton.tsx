import { classNames } from '#app/lib/class-names.ts'

/** Holds the place of something that is on its way, in its real shape. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={classNames('animate-pulse rounded-md bg-raised', className)} />
}
