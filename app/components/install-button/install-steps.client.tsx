import { Check, type LucideIcon, Share, SquarePlus } from 'lucide-react'
import type { ReactElement } from 'react'
import { Popover } from '#app/components/ui/popover.client.tsx'

const STEPS: { icon: LucideIcon; text: string }[] = [
  { icon: Share, text: 'Tap the Share button' },
  { icon: SquarePlus, text: 'Scroll down and tap “Add to Home Screen”' },
  { icon: Check, text: 'Tap “Add” to confirm' },
]

/** The manual steps for iOS, which has no install prompt. `children` is the button that opens them. */
export default function InstallSteps({ children }: { children: ReactElement }) {
  return (
    <Popover label="Install on your home screen" button={children} className="w-80">
      <h2 className="text-sm font-semibold">Install on your home screen</h2>
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
    </Popover>
  )
}
