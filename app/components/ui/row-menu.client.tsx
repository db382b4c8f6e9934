import { DropdownMenu } from 'radix-ui'
import { useRef } from 'react'
import { classNames } from '#app/lib/class-names.ts'
import { BackCloses } from './back-closes.tsx'
import { RowMenuButton, type RowMenuItem } from './row-menu-button.tsx'

/** The menu itself; open from the start, because a click on its button loads it. */
export default function OpenedRowMenu({ label, items }: { label: string; items: readonly RowMenuItem[] }) {
  const button = useRef<HTMLButtonElement>(null)
  const chosen = useRef<RowMenuItem | null>(null)

  function finish(event: Event) {
    event.preventDefault()
    button.current?.focus()
    chosen.current?.onChoose()
    chosen.current = null
  }

  return (
    // Not modal, and within the page's main part: the page around it stays readable to assistive technology.
    <DropdownMenu.Root defaultOpen modal={false}>
      <DropdownMenu.Trigger asChild>
        <RowMenuButton ref={button} aria-label={label} />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal container={document.getElementById('content')}>
        <DropdownMenu.Content
          align="end"
          sideOffset={4}
          collisionPadding={12}
          aria-label={label}
          onCloseAutoFocus={finish}
          className="z-50 min-w-48 rounded-lg border border-border bg-raised p-1 shadow-xl outline-none"
        >
          {items.map((item) => (
            <DropdownMenu.Item
              key={item.label}
              onSelect={() => {
                chosen.current = item
              }}
              className={classNames(
                'flex h-9 cursor-default items-center gap-2.5 rounded-md px-2.5 text-sm outline-none select-none data-highlighted:bg-accent-ground pointer-coarse:h-11 [&_svg]:size-4 [&_svg]:shrink-0',
                item.deletes ? 'text-bad' : 'text-foreground',
              )}
            >
              <item.icon aria-hidden />
              {item.label}
            </DropdownMenu.Item>
          ))}
          <BackCloses />
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}
