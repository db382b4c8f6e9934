import { SearchX } from 'lucide-react'
import type { ReactNode } from 'react'

/** Replaces a page or record that does not exist: one sentence, and a next step as `children`. */
export function EmptyPage({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className="m-auto grid max-w-md justify-items-center gap-4 px-4 py-16 text-center">
      <title>{title}</title>
      <SearchX aria-hidden className="size-10 text-muted" />
      <h1 className="text-xl font-semibold">{title}</h1>
      <p className="text-muted">{text}</p>
      {children}
    </div>
  )
}
