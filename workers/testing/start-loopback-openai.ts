import type { TestProject } from 'vitest/node'
import { startLoopbackOpenAi } from './loopback-openai.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the server of loopback-openai.ts listens during the run. */
    openAiUrl: string
  }
}

/** vitest's global setup, beside start-loopback-provider.ts. */
export default async function start(project: TestProject) {
  const server = await startLoopbackOpenAi()
  project.provide('openAiUrl', server.url)
  return server.stop
}
