import type { ReactNode } from 'react'
import { Skeleton } from '#app/components/ui/skeleton.tsx'
import { classNames } from '#app/lib/class-names.ts'

const POOL_ROWS = 12
const SLOTS = 6

/** A skeleton with the layout of the screen, shown until the slate is loaded. `top`: of a screen without the app's bar. */
export function OptimizerSkeleton({ top }: { top?: ReactNode }) {
  return (
    <div
      className={classNames(
        '@container flex w-full flex-col md:min-h-140',
        top ? 'h-dvh' : 'h-[calc(100dvh-var(--bar))]',
      )}
    >
      {top ?? <Top />}
      <p role="status" className="sr-only">
        Loading players
      </p>
      <div className="grid min-h-0 flex-1 gap-2 px-2 py-1 @3xl:grid-cols-[minmax(0,1fr)_20rem] @[96rem]:grid-cols-[minmax(0,1fr)_22rem_19rem]">
        <div className="grid min-h-0 content-start gap-2 overflow-hidden">
          <Skeleton className="h-24" />
          {Array.from({ length: POOL_ROWS }, (_, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: static rows
            <Skeleton key={row} className="h-13" />
          ))}
        </div>
        <div className="hidden content-start gap-2 @3xl:grid">
          {Array.from({ length: SLOTS }, (_, slot) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            <Skeleton key={slot} className="h-12" />
          ))}
        </div>
        <div className="hidden content-start gap-3 @[96rem]:grid">
          <Skeleton className="h-40" />
          <Skeleton className="h-28" />
        </div>
      </div>
    </div>
  )
}

function Top() {
  return (
    <div className="grid grid-cols-1 gap-2 border-b border-border px-3 py-2 @3xl:px-4 @5xl:grid-cols-[minmax(0,1fr)_auto] @5xl:items-center @5xl:gap-4 @5xl:py-0.5">
      <title>Optimizer · Pro DFS Optimizer</title>
      <div className="flex h-12 items-center">
        {/* The largest text of the page, so that it is there with the first paint. */}
        <h1 className="flex-1 text-xl font-semibold">Fantasy Lineup Optimizer</h1>
        <Skeleton className="h-8 w-36" />
      </div>
      <Skeleton className="h-8 w-full max-w-xl" />
    </div>
  )
}
