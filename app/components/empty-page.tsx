import { SearchX } from 'lucide-react'
import { PageLink } from './page-link.tsx'
import { Button } from './ui/button.tsx'

/** Replaces a page or record that does not exist: one sentence, and a link to go on with. */
export function EmptyPage({
  title,
  text,
  next,
}: {
  title: string
  text: string
  next: { to: string; label: string }
}) {
  return (
    <div className="m-auto grid max-w-md justify-items-center gap-4 px-4 py-16 text-center">
      <title>{title}</title>
      <SearchX aria-hidden className="size-10 text-muted" />
      <h1 className="text-xl font-semibold">{title}</h1>
      <p className="text-muted">{text}</p>
      <Button variant="primary" asChild>
        <PageLink to={next.to}>{next.label}</PageLink>
      </Button>
    </div>
  )
}
