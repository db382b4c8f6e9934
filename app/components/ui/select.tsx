import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { classNames } from '#app/lib/class-names.ts'
import { lineClasses } from './input.tsx'

/** Classes of a select that is as low as the small buttons beside it. */
export const LOW_SELECT = '[&_select]:h-8 pointer-coarse:[&_select]:h-11'

/** A native select: phones show their own picker, and it needs no script. */
export function Select({ className, children, ...props }: ComponentProps<'select'>) {
  return (
    <span className={classNames('relative inline-flex w-full', className)}>
      <select className={classNames(lineClasses, 'appearance-none pr-9')} {...props}>
        {children}
      </select>
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-muted"
      />
    </span>
  )
}
