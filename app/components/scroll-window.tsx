import type { ReactNode, Ref } from 'react'
import { classNames } from '#app/lib/class-names.ts'

/** A scroll area that can be focused with Tab and scrolled with the keyboard. */
export function ScrollWindow({
  label,
  className,
  children,
  ref,
}: {
  label: string
  /** Must set the height. */
  className: string
  children: ReactNode
  ref?: Ref<HTMLElement>
}) {
  return (
    <section
      ref={ref}
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll area must be reachable by keyboard
      tabIndex={0}
      className={classNames('overflow-auto', className)}
    >
      {children}
    </section>
  )
}
