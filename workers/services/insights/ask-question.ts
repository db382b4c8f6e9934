import { formatOf, formatOfPool } from '#contract/format.ts'
import { type AskRequest, type Insights, settingsOf } from '#contract/insights.ts'
import { MOST_SLATE_BYTES } from '#contract/limits.ts'
import { playerFromWire } from '#contract/player.ts'
import { analyzeQuestion } from '#core/analysis/question-analysis.ts'
import type { Format } from '#core/formats/format.ts'
import { PLAYABLE_FORMATS } from '#core/formats/lookup.ts'
import { lineupOf } from '#core/lineups/lineup.ts'
import { basePlayerIdOf, isCaptainRow, type Player, personKey } from '#core/players/player.ts'
import { answerQuestion } from '#core/questions/answer-question.ts'
import type { QuestionContext } from '#core/questions/context.ts'
import { understand } from '#core/questions/understand.ts'
import { parseSlateCsv } from '#core/slate/slate-csv.ts'
import { cleanText } from '#core/text/clean-text.ts'
import { listOf } from '#core/text/words.ts'
import { newestSlateFiles } from '#db/slates/slate-files.ts'
import type { SlateFile } from '#db/slates/slates.ts'
import { type Assignment, write } from '#workers/ai/write.ts'
import { requireUser, type ServiceContext } from '#workers/context.server.ts'
import { DEADLINES_MS } from '../../ai/deadlines.ts'
import { searchOf } from './slate-search.ts'

const NO_QUESTION = 'What is there to know about them?'
const MOST_PEOPLE = 20

/**
 * Answers a question about the lineup and players of the slate: those of `playerNames`, and those named in the
 * question itself. Names of the request that are not on the slate are reported as unknown.
 */
export async function askQuestion(
  ctx: ServiceContext,
  request: AskRequest,
  waiting: Omit<Assignment, 'deadlineMs'>,
): Promise<Insights> {
  const { pool, format } = await slateOf(ctx, request)
  const { asked, unknown } = lookUp(request, pool)
  const text = request.question ?? NO_QUESTION
  const understood = understand(text, {
    pool,
    format,
    chosen: asked,
    before: peopleBefore(request, pool, format),
  })
  const people = distinct([...understood.people, ...asked])
  const { facts, about, context } = await analysisOf(ctx, request, format, pool, people)
  // An unknown player of the request has a sentence of its own.
  const isUnderstood =
    understood.kind !== 'other' && (understood.kind !== 'no_player' || unknown.length === 0)
  const hasAnswer = about.length > 0 || (pool.length > 0 && isUnderstood)
  const builtIn = async () => (hasAnswer ? (await answerQuestion(understood, context)).text : '')
  // A model knows neither players without facts nor the names of our buttons.
  const canModelAnswer = about.length > 0 && understood.kind !== 'how_to'
  const { answer, ...authorship } = await write(
    ctx,
    { ...waiting, analyst: canModelAnswer ? waiting.analyst : null, deadlineMs: DEADLINES_MS.moderate },
    (analyst, task) => analyst.answer({ text, about, thread: request.thread, builtIn }, facts, task),
  )
  const insights = [unknownSentence(unknown, request), answer].filter((text) => text !== '').join(' ')
  return { insights, ...authorship, sources: [] }
}

/** The people of the question before, meant by `he`. */
function peopleBefore({ thread }: AskRequest, pool: readonly Player[], format: Format): Player[] {
  const last = thread.at(-1)
  return last ? understand(last.question, { pool, format }).people : []
}

/** A person asked about by two rows counts once, by the lineup's row where the request names it. */
function distinct(players: readonly Player[]): Player[] {
  const named = new Map(players.map((player) => [personKey(player), player]))
  return [...named.values()].slice(0, MOST_PEOPLE)
}

/** The pool in the request, or the user's newest slate. */
async function slateOf(
  ctx: ServiceContext,
  request: AskRequest,
): Promise<{ pool: Player[]; format: Format }> {
  const { id: userId } = requireUser(ctx)
  if (request.players && request.players.length > 0) {
    const pool = request.players.map(playerFromWire)
    return { pool, format: formatOfPool(request, pool) }
  }
  const formats = request.format ? [formatOf(request.format)] : PLAYABLE_FORMATS
  const newest = await Promise.all(
    formats.map(async (format) => ({
      format,
      file: (
        await newestSlateFiles(ctx.db, {
          userId,
          gameMode: format.id,
          limit: 1,
          characters: MOST_SLATE_BYTES,
        })
      )[0],
    })),
  )
  const [latest] = newest
    .filter((each): each is { format: Format; file: SlateFile } => each.file !== undefined)
    .sort((a, b) => b.file.createdAt - a.file.createdAt)
  if (!latest) return { pool: [], format: formatOfPool(request, []) }
  const slate = parseSlateCsv(latest.file.csvData, { format: latest.format })
  return { pool: slate.ok ? slate.value.players : [], format: latest.format }
}

/** Players by name; the lineup's row is preferred to the flex row. */
function lookUp(request: AskRequest, pool: readonly Player[]): { asked: Player[]; unknown: string[] } {
  const inLineup = new Set(request.lineup)
  const rank = (player: Player) => (inLineup.has(player.id) ? 0 : isCaptainRow(player) ? 2 : 1)
  const asked: Player[] = []
  const unknown: string[] = []
  for (const name of new Set(request.playerNames)) {
    const baseId = basePlayerIdOf(name)
    const [row] = pool.filter((player) => player.basePlayerId === baseId).sort((a, b) => rank(a) - rank(b))
    if (row) asked.push(row)
    else unknown.push(cleanText(name))
  }
  return { asked, unknown: unknown.filter((name) => name !== '') }
}

async function analysisOf(
  ctx: ServiceContext,
  request: AskRequest,
  format: Format,
  playerPool: readonly Player[],
  asked: readonly Player[],
) {
  const settings = settingsOf(request)
  const byId = new Map(playerPool.map((player) => [player.id, player]))
  const lineup = lineupOf(
    format,
    request.lineup.flatMap((id) => byId.get(id) ?? []),
  )
  const { lockedIds, excludedIds, rules } = request
  const space = { format, playerPool, settings, lockedIds, excludedIds, rules }
  const { searchWith, proofOf } = await searchOf(ctx, space)
  const proof = proofOf(lineup)
  const known = { lineup, playerPool, settings, proof, searchWith }
  const context: QuestionContext = { ...known, lockedIds, excludedIds }
  return { ...(await analyzeQuestion({ ...known, asked })), context }
}

function unknownSentence(names: readonly string[], request: AskRequest): string {
  if (names.length === 0) return ''
  const slate = request.players ? 'this slate' : 'your latest slate'
  return `${listOf(names)}: not on ${slate}, so nothing is known here.`
}
