import type { ComponentProps } from 'react'
import { classNames } from '#app/lib/class-names.ts'

/** For another element that looks like a card, such as a group of a `dl`. */
export const cardClasses = 'min-w-0 rounded-lg border border-border bg-card text-foreground'

export function Card({ className, ...props }: ComponentProps<'section'>) {
  return <section className={classNames(cardClasses, className)} {...props} />
}

export function CardHeader({ className, ...props }: ComponentProps<'div'>) {
  return <div className={classNames('grid gap-1 px-4 pt-4 pb-3 sm:px-5', className)} {...props} />
}

/** A title with a control beside it, or below it on a narrow screen. */
export function CardHeaderRow({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      className={classNames(
        'flex flex-wrap items-center justify-between gap-3 px-4 pt-4 pb-3 sm:px-5',
        className,
      )}
      {...props}
    />
  )
}

export function CardTitle({ className, children, ...props }: ComponentProps<'h2'>) {
  return (
    <h2 className={classNames('text-base leading-tight font-semibold', className)} {...props}>
      {children}
    </h2>
  )
}

export function CardDescription({ className, ...props }: ComponentProps<'p'>) {
  return <p className={classNames('text-sm text-muted', className)} {...props} />
}

/** For a card without a header. */
export function CardBody({ className, ...props }: ComponentProps<'div'>) {
  return <div className={classNames('grid gap-3 p-4 sm:px-5', className)} {...props} />
}

export function CardContent({ className, ...props }: ComponentProps<'div'>) {
  return <div className={classNames('px-4 pb-4 sm:px-5 sm:pb-5', className)} {...props} />
}
