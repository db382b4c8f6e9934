import type { ReactNode } from 'react'
import { classNames } from '#app/lib/class-names.ts'

/** A window of its own on something long; without a mouse it is reached by Tab and scrolled by keys. */
export function ScrollWindow({
  label,
  className,
  children,
}: {
  label: string
  /** Says how high it is. */
  className: string
  children: ReactNode
}) {
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys
      tabIndex={0}
      className={classNames('overflow-auto', className)}
    >
      {children}
    </section>
  )
}
