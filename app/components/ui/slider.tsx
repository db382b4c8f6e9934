import { Slider as Radix } from 'radix-ui'
import type { ComponentProps } from 'react'
import { classNames } from '#app/lib/class-names.ts'

/** A slider with one thumb per value. The touch area is larger than the thumb; `thumbLabels` are the accessible names. */
export function Slider({
  className,
  thumbLabels,
  ...props
}: ComponentProps<typeof Radix.Root> & { thumbLabels: string[] }) {
  return (
    <Radix.Root
      className={classNames('relative flex h-8 w-full touch-none items-center select-none', className)}
      {...props}
    >
      <Radix.Track className="relative h-1.5 grow rounded-full bg-border forced-colors:bg-[GrayText]">
        <Radix.Range className="absolute h-full rounded-full bg-accent forced-colors:bg-[Highlight]" />
      </Radix.Track>
      {thumbLabels.map((label) => (
        <Radix.Thumb
          key={label}
          aria-label={label}
          className="relative block size-5 rounded-full border-2 border-accent bg-card after:absolute after:-inset-2.5 pointer-coarse:size-7"
        />
      ))}
    </Radix.Root>
  )
}
