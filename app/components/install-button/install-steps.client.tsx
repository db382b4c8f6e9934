import { Check, type LucideIcon, Share, SquarePlus } from 'lucide-react'
import { Popover } from 'radix-ui'
import type { ReactNode } from 'react'

const STEPS: { icon: LucideIcon; text: string }[] = [
  { icon: Share, text: 'Tap the Share button' },
  { icon: SquarePlus, text: 'Scroll down and tap “Add to Home Screen”' },
  { icon: Check, text: 'Tap “Add” to confirm' },
]

/** The manual steps for iOS, which has no install prompt. `children` is the button that opens them. */
export default function InstallSteps({ children }: { children: ReactNode }) {
  return (
    <Popover.Root>
      <Popover.Trigger asChild>{children}</Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          align="start"
          sideOffset={8}
          collisionPadding={16}
          aria-labelledby="install-steps-title"
          className="z-50 w-80 max-w-[calc(100vw-2rem)] rounded-lg border border-border bg-raised p-4 shadow-xl outline-none duration-150 data-[state=open]:animate-in data-[state=open]:slide-in-from-top-1"
        >
          <h2 id="install-steps-title" className="text-sm font-semibold">
            Install on your home screen
          </h2>
          <ol className="mt-3 grid gap-3">
            {STEPS.map(({ icon: Icon, text }, index) => (
              <li key={text} className="flex items-center gap-3 text-sm">
                <span className="flex size-8 shrink-0 items-center justify-center rounded-md border border-border bg-card text-accent">
                  <Icon aria-hidden className="size-4" />
                </span>
                <span>
                  <span className="text-muted tabular-nums">{index + 1}.</span> {text}
                </span>
              </li>
            ))}
          </ol>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}
