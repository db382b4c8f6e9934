import { lazy, type ReactNode, use, useEffect } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useMatches } from 'react-router'
import { AfterHydration } from '#app/components/after-hydration.tsx'
import { ErrorPage } from '#app/components/error-page.tsx'
import { KEEP_INSTALL_PROMPT_SCRIPT } from '#app/components/install-button/install-prompt.ts'
import { NoScriptNotice } from '#app/components/no-script-notice.tsx'
import '#app/components/ui/back-closes.tsx'
import { UpdatePrompt } from '#app/components/update-prompt.tsx'
import { isOfflineCopy, serviceContext } from '#app/context.ts'
import { KEEP_EARLY_PRESS_SCRIPT, repeatEarlyPress } from '#app/lib/browser/early-press.ts'
import { NonceContext } from '#app/lib/browser/nonce.ts'
import { REQUEST_ID_META } from '#app/lib/page/report-error.ts'
import { type RootData, useRootData } from '#app/lib/session/root-data.ts'
import { useSessionOwner } from '#app/lib/session/session-owner.ts'
import { keepShownData, useShownData } from '#app/lib/session/shown-data.ts'
import { THEME_SCRIPT, type Theme, useTheme } from '#app/lib/theme.ts'
import { decideByTable } from '#app/page-access.ts'
import type { Route } from './+types/root'
import stylesheet from './app.css?url'

const BackGuard = lazy(() => import('#app/components/ui/back-guard.client.tsx'))
const FocusKeeper = lazy(() => import('#app/components/focus-keeper.client.tsx'))
const Toaster = lazy(() => import('#app/components/ui/toaster.client.tsx'))

export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: stylesheet },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'apple-touch-icon', href: '/icons/apple-touch-icon.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
]

export { unlessJustAsked as shouldRevalidate } from '#app/lib/page/frame-data.ts'

/** Runs for every page: checks access before any loader. */
export const middleware: Route.MiddlewareFunction[] = [decideByTable]

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [keepShownData]

/** `withoutApp`: plain HTML that React does not take over. */
type PageHandle = { withoutApp?: boolean }

/**
 * The current user or null, read by every page, so that no page requests it separately. The error page shows the request
 * id, under which the log has the failure.
 */
export function loader({ context }: Route.LoaderArgs): RootData {
  const { user, requestId } = context.get(serviceContext)
  return { user, requestId, ...(context.get(isOfflineCopy) ? { isOfflineCopy: true } : {}) }
}

export function Layout({ children }: { children: ReactNode }) {
  const nonce = use(NonceContext)
  const requestId = useRootData()?.requestId
  const withoutApp = useMatches().some(({ handle }) => (handle as PageHandle | undefined)?.withoutApp)
  return (
    <html lang="en" className="dark" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="dark light" />
        {requestId ? <meta name={REQUEST_ID_META} content={requestId} /> : null}
        <meta name="apple-mobile-web-app-title" content="Pro DFS Optimizer" />
        <ThemeColor />
        <script
          nonce={nonce}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: constant scripts that must run before the first paint
          dangerouslySetInnerHTML={{
            __html: [THEME_SCRIPT, KEEP_INSTALL_PROMPT_SCRIPT, KEEP_EARLY_PRESS_SCRIPT].join(';'),
          }}
        />
        <Meta />
        <Links />
      </head>
      <body>
        <NoScriptNotice />
        {children}
        {withoutApp ? null : (
          <>
            <ScrollRestoration />
            <Scripts />
          </>
        )}
      </body>
    </html>
  )
}

export default function App({ loaderData }: Route.ComponentProps) {
  useSessionOwner(loaderData.user?.id ?? null, loaderData.isOfflineCopy ?? false)
  useShownData()
  useEffect(repeatEarlyPress, [])
  return (
    <>
      <Outlet />
      <AfterHydration>
        <Toaster />
      </AfterHydration>
      <AfterHydration>
        <FocusKeeper />
      </AfterHydration>
      <AfterHydration>
        <BackGuard />
      </AfterHydration>
      <AfterHydration>
        <UpdatePrompt />
      </AfterHydration>
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />
}

/** `--background` of app.css as hex, which every browser accepts in `theme-color`. */
const FRAME_COLORS: Record<Theme, string> = { dark: '#0d0e10', light: '#f6f7f8' }

/** Sets the colour of the browser's toolbar to that of the chosen theme. */
function ThemeColor() {
  return <meta name="theme-color" content={FRAME_COLORS[useTheme()]} />
}
