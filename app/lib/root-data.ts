import { useRouteLoaderData } from 'react-router'

/** What the root's loader tells every page. */
export type RootData = {
  user: { id: number; username: string; role: string; mustChangePassword: boolean } | null
  /** Of the request of the document, as the log has it. */
  requestId: string
}

/** The root's data; undefined where the root itself failed. */
export function useRootData(): RootData | undefined {
  return useRouteLoaderData<RootData>('root')
}
