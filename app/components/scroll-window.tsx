import type { ReactNode } from 'react'
import { classNames } from '#app/lib/class-names.ts'

/** A scroll area that can be focused with Tab and scrolled with the keyboard. */
export function ScrollWindow({
  label,
  className,
  children,
}: {
  label: string
  /** Must set the height. */
  className: string
  children: ReactNode
}) {
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll area must be reachable by keyboard
      tabIndex={0}
      className={classNames('overflow-auto', className)}
    >
      {children}
    </section>
  )
}
