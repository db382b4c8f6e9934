import type { ReactNode } from 'react'
import { classNames } from '#app/lib/class-names.ts'
import { InOneScroll } from './pool/screen-scroller.ts'
import { isWideScreen, REM_PX } from './pool/table-layout.ts'

/** From this width on, in pixels, the insight stands beside the builder: sooner where the pool is the narrow table of a first lineup. */
const THREE_COLUMNS_PX = { few: 80 * REM_PX, all: 96 * REM_PX }

/** The columns of a screen that shows the pool and one lineup. What is beside a table of few columns has the room that it leaves. */
const LINEUP_COLUMNS = {
  few: {
    two: '@3xl:grid-cols-[minmax(0,41rem)_minmax(20rem,1fr)]',
    three: 'grid-cols-[minmax(0,41rem)_minmax(20rem,1fr)_minmax(18rem,1fr)]',
  },
  all: { two: '@3xl:grid-cols-[minmax(0,1fr)_20rem]', three: 'grid-cols-[minmax(0,1fr)_22rem_19rem]' },
}

/**
 * The parts of the screen below the app bar. On a phone `top` and `children` are one scroll above the bar of the sheet, so
 * that the list has the whole height; on a wide screen `top` stands, and each column below it scrolls on its own.
 */
export function ScreenFrame({
  width,
  hasFewColumns = false,
  columns,
  top,
  children,
  sheet,
}: {
  /** Of the screen, in pixels. */
  width: number
  /** The pool is the table of a first lineup. */
  hasFewColumns?: boolean
  /** The columns of a wide screen; without it those of the pool and one lineup. */
  columns?: string | undefined
  top: ReactNode
  children: ReactNode
  /** On a phone over the scroll while it is open. */
  sheet: ReactNode
}) {
  const table = hasFewColumns ? 'few' : 'all'
  const hasThree = width >= THREE_COLUMNS_PX[table]
  return (
    <div
      data-three-columns={hasThree || undefined}
      className={classNames(
        'relative flex min-h-0 flex-1 flex-col @3xl:grid @3xl:grid-rows-[auto_minmax(0,1fr)] @3xl:gap-x-2 @3xl:px-2 @3xl:pb-1',
        columns ?? LINEUP_COLUMNS[table][hasThree ? 'three' : 'two'],
      )}
    >
      <div data-one-scroll className="min-h-0 flex-1 overflow-y-auto overscroll-contain @3xl:contents">
        <div className="@3xl:col-span-full @3xl:-mx-2 @3xl:mb-1">{top}</div>
        <InOneScroll value={!isWideScreen(width)}>{children}</InOneScroll>
      </div>
      {sheet}
    </div>
  )
}

/** The rows stay as they are, and are not styled and laid out again when the sheet opens and closes. */
const COVERED_ON_A_PHONE = '@max-3xl:[content-visibility:hidden]'
/** The height that a covered pool keeps, so that the screen stays where it was scrolled to. */
const KEEPS_HEIGHT = '@max-3xl:[contain-intrinsic-block-size:auto_40rem]'
/** Keeps a size, which its virtual rows are measured by. */
const AWAY_ON_A_PHONE = '@max-3xl:invisible @max-3xl:absolute @max-3xl:inset-0 @max-3xl:overflow-hidden'

/** The place of the pool. On a phone it is never lower than the screen, so that its search can come to the top. */
export function PoolFrame({
  isCovered,
  isAway = false,
  children,
}: {
  /** The sheet of a phone is over it. */
  isCovered: boolean
  /** A phone shows another part of the Entries side. */
  isAway?: boolean
  children: ReactNode
}) {
  return (
    <div
      className={classNames(
        'grid min-w-0 @max-3xl:min-h-full @3xl:min-h-0 print:hidden',
        KEEPS_HEIGHT,
        isCovered && COVERED_ON_A_PHONE,
        isAway && AWAY_ON_A_PHONE,
      )}
    >
      {children}
    </div>
  )
}
