import { lazy, type ReactNode, use } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'
import { AfterHydration } from '#app/components/after-hydration.tsx'
import { ErrorPage } from '#app/components/error-page.tsx'
import { serviceContext } from '#app/context.ts'
import { NonceContext } from '#app/lib/nonce.ts'
import { THEME_SCRIPT } from '#app/lib/theme.ts'
import type { Route } from './+types/root'
import stylesheet from './app.css?url'

const Toaster = lazy(() => import('#app/components/ui/toaster.tsx'))

export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: stylesheet },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
]

/** The current user, or null: every page reads it from here, so the browser never has to ask. */
export function loader({ context }: Route.LoaderArgs) {
  return { user: context.get(serviceContext).user }
}

export function Layout({ children }: { children: ReactNode }) {
  const nonce = use(NonceContext)
  return (
    <html lang="en" className="dark" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="dark light" />
        <script
          nonce={nonce}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours; it must run before the first paint
          dangerouslySetInnerHTML={{ __html: THEME_SCRIPT }}
        />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function App() {
  return (
    <>
      <Outlet />
      <AfterHydration>
        <Toaster />
      </AfterHydration>
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />
}
