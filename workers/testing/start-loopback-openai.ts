import type { TestProject } from 'vitest/node'
import { startLoopbackOpenAi } from './loopback-openai.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the server of loopback-openai.ts during the run. */
    openAiUrl: string
  }
}

/** A vitest global setup, like start-loopback-provider.ts. */
export default async function start(project: TestProject) {
  const server = await startLoopbackOpenAi()
  project.provide('openAiUrl', server.url)
  return server.stop
}
