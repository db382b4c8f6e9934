import { Popover as Radix } from 'radix-ui'
import { type KeyboardEvent, type ReactElement, type ReactNode, useState } from 'react'
import { classNames } from '#app/lib/class-names.ts'
import { BackCloses } from './back-closes.tsx'

/**
 * A panel beside the button that opens it, never cut off: it turns to the side with room and scrolls within the window. Escape
 * and a press outside close it.
 */
export function Popover({
  label,
  button,
  children,
  className,
  isOpenAtFirst = false,
}: {
  /** The panel's name. */
  label: string
  button: ReactElement
  children: ReactNode
  className?: string
  /** Where a press on the button loads the panel. */
  isOpenAtFirst?: boolean
}) {
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  // Radix gives Escape to what came last, which may be a toast: that one goes too, and leaves the event as it was.
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) setOpen(false)
  }
  return (
    <Radix.Root open={isOpen} onOpenChange={setOpen}>
      <Radix.Trigger asChild>{button}</Radix.Trigger>
      {/* Within the page's main part, for assistive technology. */}
      <Radix.Portal container={document.getElementById('content')}>
        <Radix.Content
          aria-label={label}
          align="start"
          sideOffset={6}
          collisionPadding={12}
          onKeyDown={closeOnEscape}
          className={classNames(
            'z-50 max-h-(--radix-popover-content-available-height) max-w-[calc(100vw-1.5rem)] overflow-y-auto rounded-lg border border-border bg-raised p-3 shadow-xl outline-none',
            className,
          )}
        >
          {children}
          <BackCloses />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
