import { Layers } from 'lucide-react'
import { type ReactNode, useMemo } from 'react'
import { PageLink } from '#app/components/page-link.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { Card } from '#app/components/ui/card.tsx'
import { useKeepPage } from '#app/lib/kept-pages/use-kept-page.ts'
import { type KeptAt, listToKeep, type ShownList } from './shown-list.ts'

/** In place of an empty list. */
export function NoRecords<Item>({
  list,
  keptAt,
  next,
  children,
}: {
  list: ShownList<Item>
  /** Null for a view that is not kept in this browser. */
  keptAt: KeptAt<string> | null
  /** The link to what to do; null for none. */
  next: { label: string; to: string } | null
  children: ReactNode
}) {
  // Records that were kept before are gone.
  useKeepPage(
    keptAt?.address ?? '',
    useMemo(() => keptAt && listToKeep(list, keptAt.name, []), [list, keptAt]),
  )
  return (
    <Card className="grid justify-items-center gap-4 px-6 py-16 text-center">
      <Layers aria-hidden className="size-8 text-muted" />
      <p className="max-w-sm text-muted">{children}</p>
      {next === null ? null : (
        <Button variant="primary" asChild>
          <PageLink to={next.to}>{next.label}</PageLink>
        </Button>
      )}
    </Card>
  )
}
