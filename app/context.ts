import { createContext } from 'react-router'
import type { OAuthProviderId } from '#contract/oauth.ts'
import type { ServiceContext } from '#workers/context.server.ts'

/** The context that loaders and actions pass to services: `listLineups(context.get(serviceContext))`. */
export const serviceContext = createContext<ServiceContext>()

/** The nonce in this response's Content-Security-Policy; every inline `<script>` of the page has it. */
export const cspNonce = createContext<string>()

/** True for the copies that the service worker stores for offline use; they are rendered without a user. */
export const isOfflineCopy = createContext(false)

/** The configured sign-in providers. */
export const oauthProviders = createContext<OAuthProviderId[]>()
