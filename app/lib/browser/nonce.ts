import { createContext } from 'react'

/** The response's CSP nonce for inline scripts; empty in the browser, which hides nonces from scripts. */
export const NonceContext = createContext('')
