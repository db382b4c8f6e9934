import { ChevronUp, Plus } from 'lucide-react'
import { type ReactNode, useState } from 'react'

/** A line that opens what belongs to it; its content is rendered while it is open. */
export function Disclosure({ title, children }: { title: string; children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div className="rounded-md border border-border">
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
        className="flex min-h-8 w-full items-center gap-2 px-2.5 text-sm font-medium pointer-coarse:min-h-11"
      >
        {isOpen ? <ChevronUp aria-hidden className="size-4" /> : <Plus aria-hidden className="size-4" />}
        {title}
      </button>
      {isOpen ? <div className="border-t border-border">{children}</div> : null}
    </div>
  )
}
