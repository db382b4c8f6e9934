import { Search } from 'lucide-react'
import type { ComponentProps } from 'react'
import { classNames } from '#app/lib/class-names.ts'
import { Input } from './input.tsx'

/** A search box; `label` is its accessible name, `className` applies to the wrapper. */
export function SearchField({
  label,
  className,
  ...props
}: Omit<ComponentProps<'input'>, 'type' | 'aria-label'> & { label: string }) {
  return (
    <div className={classNames('relative min-w-0', className)}>
      <Search
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-muted"
      />
      <Input type="search" aria-label={label} className="pl-9 text-ellipsis" {...props} />
    </div>
  )
}
