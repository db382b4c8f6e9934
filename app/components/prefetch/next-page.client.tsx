import { use, useEffect } from 'react'
import {
  UNSAFE_DataRouterContext as DataRouterContext,
  UNSAFE_FrameworkContext as FrameworkContext,
} from 'react-router'
import { whenIdle } from '#app/lib/turns/when-idle.ts'
import { loadPageCode } from './page-code.ts'
import { savesData } from './saves-data.ts'

/** Loads the code of the page that most users open next, while they read or type. */
export default function NextPage({ path }: { path: string }) {
  const { router } = use(DataRouterContext)!
  const { manifest } = use(FrameworkContext)!
  useEffect(
    () => (savesData() ? undefined : whenIdle(() => loadPageCode(router.match(path) ?? [], manifest))),
    [router, manifest, path],
  )
  return null
}
