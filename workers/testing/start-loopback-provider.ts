import type { TestProject } from 'vitest/node'
import { startLoopbackProvider } from './loopback-provider.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the provider of loopback-provider.ts listens during the run. */
    loopbackUrl: string
  }
}

/** vitest's global setup: tests in workerd can't listen themselves, so the provider runs beside them. */
export default async function start(project: TestProject) {
  const provider = await startLoopbackProvider()
  project.provide('loopbackUrl', provider.url)
  return provider.stop
}
