import { useRouteLoaderData } from 'react-router'

/** The data of the root loader, for every page. */
export type RootData = {
  user: {
    id: number
    username: string
    role: string
    mustChangePassword: boolean
    /** When another account got this one's typed email, in milliseconds. */
    emailRemovedAt: number | null
  } | null
  requestId: string
  /** The page was opened without the server, from the copy of the service worker. */
  isOfflineCopy?: true
}

/** The root's data; undefined if the root loader failed. */
export function useRootData(): RootData | undefined {
  return useRouteLoaderData<RootData>('root')
}
