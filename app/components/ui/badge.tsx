import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { classNames } from '#app/lib/class-names.ts'

const badgeClasses = cva(
  'inline-flex items-center gap-1 rounded-sm px-1.5 py-0.5 text-xs leading-4 font-medium [&_svg]:size-3',
  {
    variants: {
      tone: {
        neutral: 'bg-raised text-muted',
        accent: 'bg-accent-ground text-accent',
        gold: 'bg-gold-ground text-gold',
        good: 'bg-good-ground text-good',
        bad: 'bg-bad-ground text-bad',
        warn: 'bg-warn-ground text-warn',
      },
      /** Wraps a long text. */
      wraps: { true: 'wrap-anywhere', false: 'whitespace-nowrap' },
    },
    defaultVariants: { tone: 'neutral', wraps: false },
  },
)

export function Badge({
  className,
  tone,
  wraps,
  ...props
}: ComponentProps<'span'> & VariantProps<typeof badgeClasses>) {
  return <span className={classNames(badgeClasses({ tone, wraps }), className)} {...props} />
}
