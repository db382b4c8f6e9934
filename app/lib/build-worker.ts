import { findPlayableFormat } from '#core/formats/lookup.ts'
import { buildLineups } from '#optimizer/build.ts'
import { loadKernel } from '#optimizer/kernel.browser.ts'
import type { BuildAnswer, BuildQuestion } from './build-client.ts'

/* Builds lineups off the main thread. The kernel is fetched when the worker starts; a failure is reported with the build. */
loadKernel().catch(() => {})

addEventListener('message', async ({ data }: MessageEvent<BuildQuestion>) => {
  const answer = (message: BuildAnswer) => postMessage(message)
  try {
    answer({ kind: 'done', outcome: await built(data, (lineups) => answer({ kind: 'progress', lineups })) })
  } catch (error) {
    console.warn(error)
    answer({ kind: 'failed' })
  }
})

/** Throws for a format that this version of the program doesn't have, and if this browser can't run the kernel. */
async function built({ formatId, request }: BuildQuestion, onLineup: (lineups: number) => void) {
  const mode = findPlayableFormat(formatId)
  if (!mode) throw new Error(`no format ${formatId}`)
  return buildLineups({ ...request, mode }, await loadKernel(), onLineup)
}
