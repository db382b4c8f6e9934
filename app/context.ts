import { createContext } from 'react-router'
import type { OAuthProviderId } from '#contract/oauth.ts'
import type { ServiceContext } from '#workers/context.server.ts'

/** What a loader or action hands to a service: `listLineups(context.get(serviceContext))`. */
export const serviceContext = createContext<ServiceContext>()

/** The nonce this response's Content-Security-Policy allows scripts by; every `<script>` of the page carries it. */
export const cspNonce = createContext<string>()

/** True while the server renders a page for keeping offline: without a user, whoever asks. */
export const isOfflineCopy = createContext(false)

/** The providers that somebody can sign in with, because they are configured. */
export const oauthProviders = createContext<OAuthProviderId[]>()
