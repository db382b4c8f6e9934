import { uploadFile } from '#core/entries/upload-file.ts'
import { uploadProblemText } from '#core/entries/upload-problem.ts'
import { buildLineups } from '#optimizer/build.ts'
import type { Build, BuildRequest } from '#optimizer/build-request.ts'
import { explainConflict } from '#optimizer/conflicts.ts'
import type { Kernel } from '#optimizer/kernel.ts'
import { readBuildRequest } from './build-input.ts'
import { BUILD_USAGE, readBuildOptions } from './build-options.ts'
import { buildJson, buildTable } from './build-text.ts'
import { type Command, CommandError, type Output } from './command.ts'
import { loadBuiltKernel } from './load-kernel.ts'

/** `npm run -s contest -- build`: 1 to 150 lineups of a salary file under rules. */
export const BUILD: Command = {
  summary: '1 to 150 lineups of a salary file, under rules',
  usage: BUILD_USAGE,
  run: async (args) => {
    const options = readBuildOptions(args)
    const { request, notes } = readBuildRequest(options)
    const kernel = await loadBuiltKernel()
    const built = buildLineups(request, kernel)
    const build = built.ok ? built.value : null
    const reason = built.ok ? (built.value.shortfall?.message ?? null) : built.error.message
    const hasLineups = build !== null && build.lineups.length > 0
    return {
      text: textOf(options.output, build, reason, request),
      notes: [...notes, ...(reason === null ? [] : [reason]), ...explanationOf(build, request, kernel)],
      exitCode: hasLineups ? 0 : 1,
    }
  },
}

/** Which rules leave too few lineups, and changes that help; nothing where the search ended early. */
function explanationOf(build: Build | null, request: BuildRequest, kernel: Kernel): string[] {
  if (!build?.shortfall || build.shortfall.reason === 'budget') return []
  return [explainConflict(request, kernel).sentence]
}

function textOf(
  output: 'table' | 'json' | 'csv',
  build: Build | null,
  reason: string | null,
  request: BuildRequest,
): Output['text'] {
  if (output === 'json') return buildJson(build, reason, request)
  if (build === null || build.lineups.length === 0) return ''
  if (output === 'table') return buildTable(build, request)
  const file = uploadFile(
    build.lineups.map(({ players }) => players),
    request.format,
  )
  if (file.ok) return file.value
  const [first, ...others] = file.error
  const more = others.length > 0 ? ` (and ${others.length} more)` : ''
  throw new CommandError(1, `No upload file. ${uploadProblemText(first!)}${more}`)
}
