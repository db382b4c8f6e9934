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
  help,
  ...props
}: ComponentProps<'span'> &
  VariantProps<typeof badgeClasses> & {
    /** What its word means, as a tooltip. */
    help?: string | undefined
  }) {
  return (
    <span
      data-tooltip={help}
      className={classNames(
        badgeClasses({ tone, wraps }),
        help && 'underline decoration-dotted underline-offset-2',
        className,
      )}
      {...props}
    />
  )
}
