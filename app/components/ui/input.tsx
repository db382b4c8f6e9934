import type { ComponentProps } from 'react'
import { classNames } from '#app/lib/class-names.ts'

export const fieldClasses =
  'w-full min-w-0 rounded-md border border-field bg-background px-3 text-base text-foreground placeholder:text-faint disabled:cursor-not-allowed disabled:text-faint aria-invalid:border-bad sm:text-sm'

/** Classes of a one-line field. */
export const lineClasses = `${fieldClasses} h-10 pointer-coarse:h-11`

export function Input({ className, type = 'text', ...props }: ComponentProps<'input'>) {
  return <input type={type} className={classNames(lineClasses, className)} {...props} />
}
