import { type ComponentProps, type ReactNode, useEffect, useState } from 'react'
import { Card } from '#app/components/ui/card.tsx'

/** A card whose title opens it: for what stands behind the answers of a page. */
export function FoldCard({
  title,
  note,
  isOpen = false,
  children,
  ...card
}: Omit<ComponentProps<'section'>, 'title'> & {
  title: ReactNode
  /** What is found inside, in a few words beside the title. */
  note: ReactNode
  /** Opens it; what is open is closed by the user alone. */
  isOpen?: boolean
}) {
  const [open, setOpen] = useState(isOpen)
  useEffect(() => {
    if (isOpen) setOpen(true)
  }, [isOpen])
  return (
    <Card {...card}>
      <details
        open={open}
        onToggle={({ currentTarget, target }) => target === currentTarget && setOpen(currentTarget.open)}
      >
        <summary className="cursor-pointer rounded-lg px-4 py-3 sm:px-5">
          <h2 className="inline text-base leading-tight font-semibold">{title}</h2>{' '}
          <span className="text-sm wrap-anywhere text-muted">{note}</span>
        </summary>
        {children}
      </details>
    </Card>
  )
}
