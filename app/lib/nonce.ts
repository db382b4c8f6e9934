import { createContext } from 'react'

/** The response's CSP nonce, for inline scripts of our own; empty in the browser, which hides it anyway. */
export const NonceContext = createContext('')
