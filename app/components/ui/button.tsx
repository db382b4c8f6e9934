import { cva, type VariantProps } from 'class-variance-authority'
import { Slot } from 'radix-ui'
import type { ComponentProps } from 'react'
import { classNames } from '#app/lib/class-names.ts'

export const buttonClasses = cva(
  'inline-flex shrink-0 items-center justify-center gap-2 rounded-md text-sm font-medium whitespace-nowrap transition-colors duration-150 disabled:cursor-not-allowed disabled:border-border disabled:bg-raised disabled:text-faint [&_svg]:size-4 [&_svg]:shrink-0',
  {
    variants: {
      variant: {
        primary: 'bg-accent text-on-accent hover:bg-accent/90',
        secondary: 'border border-border bg-raised text-foreground hover:border-field',
        ghost: 'text-muted hover:bg-raised hover:text-foreground disabled:bg-transparent',
        destructive: 'bg-bad-solid text-white hover:bg-bad-solid/90',
        link: 'text-accent underline-offset-4 hover:underline disabled:bg-transparent',
      },
      size: {
        small: 'h-8 px-3 text-[0.8125rem] pointer-coarse:h-11',
        medium: 'h-9 px-4 pointer-coarse:h-11',
        large: 'h-11 px-6',
        icon: 'size-9 pointer-coarse:size-11',
        iconSmall: 'size-8 pointer-coarse:size-11',
        inline: 'h-auto p-0',
      },
    },
    defaultVariants: { variant: 'secondary', size: 'medium' },
  },
)

export type ButtonProps = ComponentProps<'button'> &
  VariantProps<typeof buttonClasses> & { asChild?: boolean }

export function Button({ className, variant, size, asChild = false, type, ...props }: ButtonProps) {
  const Component = asChild ? Slot.Root : 'button'
  return (
    <Component
      className={classNames(buttonClasses({ variant, size }), className)}
      {...(asChild ? {} : { type: type ?? 'button' })}
      {...props}
    />
  )
}
