import { PageLink } from '#app/components/page-link.tsx'
import { classNames } from '#app/lib/class-names.ts'

const LISTS = [
  { path: '/lineups', label: 'Lineups' },
  { path: '/entry-sets', label: 'Entry sets' },
] as const

/** The two lists of what a user saved; `current` is the one of this page. */
export function LineupsOrSets({ current }: { current: (typeof LISTS)[number]['path'] }) {
  return (
    <nav
      aria-label="Saved"
      className="flex gap-1 justify-self-start rounded-lg border border-border bg-card p-1"
    >
      {LISTS.map(({ path, label }) => (
        <PageLink
          key={path}
          to={path}
          aria-current={path === current ? 'page' : undefined}
          className={classNames(
            'inline-flex h-8 items-center rounded-md px-3 text-sm font-medium transition-colors duration-150 pointer-coarse:h-11',
            path === current ? 'bg-raised text-foreground' : 'text-muted hover:text-foreground',
          )}
        >
          {label}
        </PageLink>
      ))}
    </nav>
  )
}
