import { cva, type VariantProps } from 'class-variance-authority'
import { type ComponentProps, cloneElement, type MouseEvent, type ReactElement } from 'react'
import { classNames } from '#app/lib/class-names.ts'

export const buttonClasses = cva(
  'inline-flex shrink-0 items-center justify-center gap-2 rounded-md font-medium whitespace-nowrap transition-colors duration-150 aria-disabled:cursor-not-allowed aria-disabled:border-border aria-disabled:text-faint [&_svg]:size-4 [&_svg]:shrink-0',
  {
    variants: {
      variant: {
        primary:
          'border border-transparent bg-accent text-on-accent hover:bg-accent/90 aria-disabled:bg-raised',
        secondary: 'border border-border bg-raised text-foreground hover:border-field',
        chosen: 'border border-accent bg-accent-ground text-accent aria-disabled:bg-raised',
        ghost: 'text-muted hover:bg-raised hover:text-foreground aria-disabled:bg-transparent',
        destructive:
          'border border-transparent bg-bad-solid text-white hover:bg-bad-solid/90 aria-disabled:bg-raised',
        /** Opens a confirmation, whose own button is `destructive`. */
        destructiveQuiet: 'border border-border bg-raised text-bad hover:border-bad aria-disabled:bg-raised',
        link: 'text-accent underline-offset-4 hover:underline aria-disabled:bg-transparent',
      },
      size: {
        small: 'h-8 px-3 text-sm pointer-coarse:h-11 pointer-coarse:min-w-11',
        medium: 'h-9 px-4 text-sm pointer-coarse:h-11',
        /** For a narrow row. */
        tight: 'h-9 px-1 text-sm pointer-coarse:h-11 pointer-coarse:min-w-11',
        /** The height of an input beside it. */
        besideField: 'h-10 px-4 text-sm pointer-coarse:h-11',
        large: 'h-11 px-6 text-sm',
        icon: 'size-9 pointer-coarse:size-11',
        iconSmall: 'size-8 pointer-coarse:size-11',
        iconNarrow: 'h-8 w-7 pointer-coarse:size-11',
        /** Inside a text, with its font size. */
        inline: 'min-h-6 p-0 pointer-coarse:min-h-11',
      },
    },
    defaultVariants: { variant: 'secondary', size: 'medium' },
  },
)

export type ButtonProps = ComponentProps<'button'> &
  VariantProps<typeof buttonClasses> & { asChild?: boolean }

/**
 * A disabled button has `aria-disabled` and ignores clicks. It does not use `disabled`, which would drop the focus when a
 * click disables the button. `asChild`: its one child, such as a link, is drawn in its place and looks like it.
 */
export function Button({
  className,
  variant,
  size,
  asChild = false,
  type = 'button',
  disabled,
  onClick,
  children,
  ...props
}: ButtonProps) {
  const classes = classNames(buttonClasses({ variant, size }), className)
  if (asChild) {
    const child = children as ReactElement<{ className?: string }>
    return cloneElement(child, { ...props, className: classNames(classes, child.props.className) })
  }
  return (
    <button
      className={classes}
      type={type}
      {...(disabled ? { 'aria-disabled': true, onClick: ignore } : { onClick })}
      {...props}
    >
      {children}
    </button>
  )
}

/** Also stops the submit that Enter in a form field triggers. */
function ignore(event: MouseEvent) {
  event.preventDefault()
}
