import type { core, ZodMiniObject } from 'zod/mini'
import { AutopsyRequest } from '#contract/autopsy.ts'
import { BuildRequestWire } from '#contract/build.ts'
import { PayoutsRequest } from '#contract/contests.ts'
import { EnterSetRequest } from '#contract/entered-entries.ts'
import { ChangeEntrySetRequest, SaveEntrySetRequest, SetResultsRequest } from '#contract/entry-sets.ts'
import { AskRequest, EnrichRequest, LineupStoryRequest, StackInsightsRequest } from '#contract/insights.ts'
import { LearnedRequest } from '#contract/learned.ts'
import { OptimizeRequest } from '#contract/optimize.ts'
import { EnterLineupRequest, SaveLineupRequest } from '#contract/saved-lineups.ts'
import { SimulateRequest } from '#contract/simulate.ts'
import { PutMemoryRequest, PutStandingRequest } from '#contract/slate-memory.ts'
import { SaveSlateRequest } from '#contract/slates.ts'
import { type API_ACCESS, API_ROWS, type ApiRoute } from '#workers/access-table.ts'
import { BODIES, type BodyKind } from '#workers/body-kinds.ts'
import { madeContestCsv } from './contest-csv.ts'
import { historyCsv, salaryCsv, showdownPool } from './uploads.ts'

/** A body that costs its route as much as its size allows; `part`: a body of that part of the size. `isForm`: sent as the file of a form. */
export type WorstBody = { route: ApiRoute; shape: string; isForm: boolean; make: (part?: number) => string }

/** The routes of the access table whose body is of such a kind. */
type RouteTaking<Kind extends BodyKind> = {
  [Route in ApiRoute]: (typeof API_ACCESS)[Route][2] extends Kind ? Route : never
}[ApiRoute]
type Streamed = 'history' | 'transfer'
/** Routes that read 1 MB or more of JSON as a whole; a new kind of body counts as one of theirs. */
export type LargeRoute = RouteTaking<
  Exclude<BodyKind, 'none' | 'report' | 'auth' | 'form' | 'fields' | 'standings' | Streamed>
>

/** The schema that each large route reads its body by. A new row of the access table is a type error until it stands here. */
export const REQUESTS: Record<LargeRoute, ZodMiniObject> = {
  'POST /csv-history/:gameMode': SaveSlateRequest,
  'PUT /csv-history/:gameMode/:id/memory': PutMemoryRequest,
  'PUT /standing': PutStandingRequest,
  'POST /optimize': OptimizeRequest,
  'POST /build': BuildRequestWire,
  'POST /simulate': SimulateRequest,
  'POST /enrich-players': EnrichRequest,
  'POST /lineup-story': LineupStoryRequest,
  'POST /stack-insights': StackInsightsRequest,
  'POST /ai-insights': AskRequest,
  'POST /saved-lineups': SaveLineupRequest,
  'PUT /saved-lineups/:id/entries': EnterLineupRequest,
  'POST /entry-sets': SaveEntrySetRequest,
  'PUT /entry-sets/:id': ChangeEntrySetRequest,
  'PUT /entry-sets/:id/results': SetResultsRequest,
  'PUT /entry-sets/:id/entries': EnterSetRequest,
  'POST /contest/learned': LearnedRequest,
  'PUT /contest/:id/autopsy': AutopsyRequest,
  'PUT /contest/:id/payouts': PayoutsRequest,
}

/**
 * The worst bodies of each route that takes one, made for its parser: JSON of every shape in the place of each field that
 * takes it, texts of every shape where the route reads CSV, and requests at the limits of their rules.
 */
export function worstBodies(): WorstBody[] {
  return API_ROWS.flatMap(([route, [, , kind]]) => (kind === 'none' ? [] : bodiesOf(route, kind)))
}

function bodiesOf(route: ApiRoute, kind: Exclude<BodyKind, 'none'>): WorstBody[] {
  const { mostBytes, isStreamed } = BODIES[kind]
  const bytes = Math.floor(0.95 * mostBytes)
  if (kind === 'standings') {
    // A fifth of the largest file: every shape is refused, or costs by the byte.
    return csvBodies(route, bytes / 5, madeContestCsv(1), (csv) => csv).map((body) => ({
      ...body,
      isForm: true,
    }))
  }
  const shapes = bytes < 512 * 1024 ? SHAPES.slice(0, 1) : SHAPES
  const json = placesOf(route).flatMap(({ place, frame, takes }) =>
    shapes
      .filter(([, piece, [open]]) => !takes || takes === kindOf(open + piece(0)))
      .map(([shape, piece, [open, close]]) => ({
        ...{ route, isForm: false, shape: place === '' ? shape : `${shape} (${place})` },
        make: (part = 1) => frame(`${open}${filled(piece, part * bytes - 1000)}${close}`),
      })),
  )
  const field = CSV_FIELDS[route]
  if (field) json.push(...csvBodies(route, bytes, field.valid, (csv) => field.frame(JSON.stringify(csv))))
  if (isStreamed || LIMITS[route] === undefined) return json
  return [...json, ...LIMITS[route].map(([shape, make]) => ({ route, isForm: false, shape, make }))]
}

type Piece = (i: number) => string

/** Shapes of JSON: a repeated piece, and what is around all of them. */
const SHAPES: readonly [shape: string, piece: Piece, around: [string, string]][] = [
  ['empty arrays', () => '[],', ['[', '[]]']],
  ['empty objects', () => '{},', ['[', '{}]']],
  ['digits', () => '1,', ['[', '1]']],
  ['fractions', () => '1.5,', ['[', '1.5]']],
  ['texts of two letters', () => '"ab",', ['[', '""]']],
  ['distinct keys', (i) => `"${i}":1,`, ['{', '"x":1}']],
  ['one object a level', () => '{"a":', ['', '']],
  ['one array a level', () => '[', ['', '']],
  ['one text', () => 'xxxxxxxxxxxxxxxx', ['"', '"']],
  ['one text of escapes', () => '\\u4e00', ['"', '"']],
]

/** Shapes of a table, below a header and a row that its reader takes. A factor of 2 where JSON doubles what is escaped. */
const CSV_SHAPES: readonly [shape: string, piece: Piece, escaped: number][] = [
  ['carriage returns', () => 'x,\r', 4 / 3],
  ['lone carriage returns', () => '\r', 2],
  ['line feeds', () => '\n', 2],
  ['line ends of both kinds', () => 'a,b\r\n', 7 / 5],
  ['commas', () => ',', 1],
  ['short rows of commas', (i) => (i % 100 === 99 ? ',\n' : ','), 1.01],
  ['one cell', () => 'xxxxxxxxxxxxxxxx', 1],
  ['one cell of another script', () => '\u4e00', 3],
  ['cells of two letters', (i) => (i % 100 === 99 ? 'ab\n' : 'ab,'), 1.01],
  ['quoted cells', (i) => (i % 100 === 99 ? '"a"\n' : '"a",'), 1.5],
  ['quotes in quotes', () => '""', 2],
  ['a quote that is never closed', (i) => (i === 0 ? '"' : 'x,\n'), 4 / 3],
  ['a quote inside a cell, then rows', (i) => (i === 0 ? 'a"\n' : 'b,\n'), 4 / 3],
  ['tabs, semicolons and bars', (i) => (i % 100 === 99 ? '\t;|\n' : '\t;|,'), 1.3],
  ['NULs', () => '\0a', 3.5],
]

function csvBodies(
  route: ApiRoute,
  bytes: number,
  valid: string,
  frame: (csv: string) => string,
): WorstBody[] {
  const [header = '', row = ''] = valid.split(/\r?\n/)
  const shapes = CSV_SHAPES.map(([shape, piece, escaped]) => ({
    ...{ route, isForm: false, shape: `a file of ${shape}` },
    make: (part = 1) => frame(`${header}\n${row}\n${filled(piece, (part * bytes) / escaped - 1000)}`),
  }))
  const rows = {
    ...{ route, isForm: false, shape: 'a file of rows' },
    make: (part = 1) =>
      frame(
        `${header}\n${filled((i) => `${row.replace(/\d+/, (id) => `${Number(id) + i}`)}\n`, (part * bytes) / 1.2)}`,
      ),
  }
  return [...shapes, rows]
}

type Frame = (value: string) => string

/** A place where a route reads a value, and the one kind of value that is not refused there at once; null where each kind may be read. */
type Place = { place: string; frame: Frame; takes: JsonKind | null }
type JsonKind = 'list' | 'object' | 'text'

function placesOf(route: ApiRoute): Place[] {
  const streamed = (STREAMED as Partial<Record<ApiRoute, Frame[]>>)[route]
  if (streamed) return streamed.map((frame) => ({ place: frame('...'), frame, takes: null }))
  const request = (REQUESTS as Partial<Record<ApiRoute, ZodMiniObject>>)[route]
  if (!request) return [{ place: '', frame: (value) => `{"x":${value}}`, takes: null }]
  const deeper = (DEEPER[route] ?? []).map((frame) => ({ place: frame('...'), frame, takes: null }))
  return [...fieldsOf(request), ...deeper]
}

/** The fields of an object, and of the objects in it, but for those that take one short value. */
function fieldsOf(object: ZodMiniObject, path: readonly string[] = []): Place[] {
  return Object.entries(object.shape).flatMap(([field, whole]) => {
    const type = bare(whole)
    const takes = kindTaken(type)
    const inside = [...path, field]
    // A long text or an object costs the same wherever it is.
    const isTold = takes === 'one value' || (path.length > 0 && (takes === 'text' || takes === 'object'))
    const itself = isTold ? [] : [{ place: inside.join('.'), frame: framed(inside), takes }]
    return isObject(type) ? [...itself, ...fieldsOf(type, inside)] : itself
  })
}

function framed(path: readonly string[]): Frame {
  return (value) => path.reduceRight((inner, field) => `{"${field}":${inner}}`, value)
}

/** The type without what makes it optional. */
function bare(type: core.$ZodType): core.$ZodType {
  const { innerType } = type._zod.def as { innerType?: core.$ZodType }
  return innerType ? bare(innerType) : type
}

/** The kind of JSON that a type takes; null where it may be any. */
function kindTaken(type: core.$ZodType): JsonKind | 'one value' | null {
  if (isObject(type)) return 'object'
  switch (type._zod.def.type) {
    case 'array':
    case 'tuple':
      return 'list'
    case 'record':
      return 'object'
    case 'string':
      return 'text'
    case 'number':
    case 'boolean':
    case 'enum':
    case 'literal':
      return 'one value'
    default:
      return null
  }
}

function isObject(type: core.$ZodType): type is ZodMiniObject {
  return type._zod.def.type === 'object'
}

function kindOf(start: string): JsonKind {
  return start.startsWith('[') ? 'list' : start.startsWith('{') ? 'object' : 'text'
}

/** The bodies that are read as they come: their fields are written by hand, each with one value in place. */
const STREAMED: Record<RouteTaking<Streamed>, Frame[]> = {
  'POST /historical/upload': [(value) => `{"fileName":"x.csv","csvData":${value}}`, framed(['x'])],
  'POST /import': [framed(['x']), framed(['entries']), (value) => `{"lineups":[${value}]}`],
}

/** Values further inside, where what is around them must be valid to reach them. */
const DEEPER: Partial<Record<ApiRoute, Frame[]>> = {
  'PUT /csv-history/:gameMode/:id/memory': [
    (value) =>
      `{"baseRevision":0,"slate":{"fileName":"x","game":null,"people":{}},"fields":{"note:x":{"at":1,"by":"d","value":${value}}}}`,
    (value) => `{"baseRevision":0,"slate":{"fileName":"x","game":null,"people":${value}},"fields":{}}`,
  ],
  'PUT /standing': [(value) => `{"baseRevision":0,"fields":{"note:x":{"at":1,"by":"d","value":${value}}}}`],
}

/** A valid table for a route that reads one from a text, and the body around it. */
const CSV_FIELDS: Partial<Record<ApiRoute, { valid: string; frame: Frame }>> = {
  'POST /csv-history/:gameMode': {
    valid: salaryCsv('a'),
    frame: (text) => `{"fileName":"x.csv","csvData":${text}}`,
  },
  'POST /historical/upload': {
    valid: historyCsv('1'),
    frame: (text) => `{"fileName":"x.csv","csvData":${text}}`,
  },
  'PUT /contest/:id/payouts': { valid: 'From,To,Prize\n1,1,$5', frame: (text) => `{"text":${text}}` },
}

/** Requests at the limits of their schemas. */
const LIMITS: Partial<Record<ApiRoute, [shape: string, make: () => string][]>> = {
  'POST /build': [
    ['captains and shares of one price', () => equalPool(824, sharesOfCaptains())],
    ['200 rules on 1,200 rows', () => equalPool(1_200, groups())],
  ],
  'POST /optimize': [['as many notes as fit', () => JSON.stringify({ players: wordy() })]],
}

function equalPool(rows: number, rules: unknown[]): string {
  const players = Array.from({ length: rows }, (_, i) => ({
    ...{ id: `${i}`, name: `Player ${i}`, team: i % 2 ? 'MIN' : 'LAC', opponent: i % 2 ? 'LAC' : 'MIN' },
    ...{ position: ['QB', 'RB', 'WR', 'TE', 'K', 'DST'][i % 6], salary: 5000, fppg: 10 },
  }))
  return JSON.stringify({ players, format: 'showdown', gameMode: 'cash', count: 150, rules })
}

function sharesOfCaptains(): unknown[] {
  const pct = { min: 10, max: 30 }
  const shares = [1, 2, 3, 4, 5].map((ofCaptainsTeam) => ({
    kind: 'split_share',
    ofCaptainsTeam,
    pct,
    isStrict: false,
  }))
  return [{ kind: 'captains', atLeast: 150 }, ...shares]
}

function groups(): unknown[] {
  return Array.from({ length: 200 }, (_, i) => ({
    kind: 'exposure',
    players: { people: [`Player ${i}@${i % 2 ? 'MIN' : 'LAC'}`] },
    slots: 'any',
    pct: { min: 5, max: 30 },
    isStrict: i % 2 === 0,
  }))
}

function wordy(): unknown[] {
  return showdownPool().map((player) => ({ ...player, aiInsight: 'x'.repeat(110_000) }))
}

/** Pieces until there are so many characters. */
function filled(piece: Piece, characters: number): string {
  const first = piece(0)
  if (piece(1) === first && piece(99) === first) return first.repeat(Math.max(0, characters / first.length))
  const pieces: string[] = []
  for (let i = 0, length = 0; length < characters; i++) {
    const next = piece(i)
    pieces.push(next)
    length += next.length
  }
  return pieces.join('')
}
