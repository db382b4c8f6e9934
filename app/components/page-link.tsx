import type { ComponentProps } from 'react'
import { Link, type LinkProps } from 'react-router'

type PageLinkProps = ComponentProps<'a'> & Pick<LinkProps, 'preventScrollReset'> & { to: string }

/**
 * A link to a page of the app, by its path from the root. In the browser it is React Router's `Link`; the server writes the
 * same HTML without the hooks of a `Link`, since a page with a list has dozens of links. The target is
 * loaded before the link is followed (components/prefetch).
 */
export function PageLink({ to, preventScrollReset, ...props }: PageLinkProps) {
  if (import.meta.env.SSR) return <a {...props} href={to} />
  // All routes come with the page (react-router.config.ts), so there is nothing to discover.
  return <Link {...props} to={to} discover="none" {...(preventScrollReset ? { preventScrollReset } : {})} />
}
