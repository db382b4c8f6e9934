import type { TestProject } from 'vitest/node'
import { startLoopbackProvider } from './loopback-provider.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the provider of loopback-provider.ts during the run. */
    loopbackUrl: string
  }
}

/** A vitest global setup: tests in workerd can't listen, so the provider runs in Node. */
export default async function start(project: TestProject) {
  const provider = await startLoopbackProvider()
  project.provide('loopbackUrl', provider.url)
  return provider.stop
}
