import { useMemo, useState } from 'react'
import {
  type ContestColumns,
  FIGURE_COLUMNS,
  nameColumns,
  otherColumns,
  type ProjectionColumn,
} from '#core/projections/own-file/columns.ts'
import type { OwnershipKind } from '#core/projections/own-file/ownership.ts'
import { ownershipColumns, placesFor, readOwnerships } from '#core/projections/own-file/read-ownerships.ts'
import { type ProjectionReport, readProjections } from '#core/projections/own-file/read-projections.ts'
import type { ProjectionRefusal } from '#core/projections/own-file/refusal.ts'
import { type ProjectionTable, readProjectionTable } from '#core/projections/own-file/table.ts'
import { err, ok, type Result } from '#core/result.ts'
import { contestOf } from '../state/contest-of.ts'
import type { LineupState } from '../state/lineup-state.ts'
import { rememberColumns, rememberedColumns, rememberedPairs } from './remembered-columns.ts'

/** What the user still has to say before the file can be applied. */
type OpenQuestion = ProjectionColumn | 'ownershipKind'

export type CheckedFile = {
  table: ProjectionTable
  places: ReadonlyMap<ProjectionColumn, number>
  /** Guesses that the user has not confirmed. */
  questions: readonly OpenQuestion[]
  /** Null while the columns of names or of numbers are not chosen. */
  report: Result<ProjectionReport, ProjectionRefusal> | null
  ownershipKind: OwnershipKind | null
  /** The meaning of the columns is that of an earlier file with this header. */
  isRemembered: boolean
  /** The tool's own projection beside the user's (`SS Proj` beside `My Proj`): its column, or null. */
  sourcePoints: number | null
  choose: (column: ProjectionColumn, place: number | null) => void
  confirm: (question: OpenQuestion) => void
  chooseKind: (kind: OwnershipKind) => void
  pair: (personInFile: string, person: string | null) => void
  /** Its ownership by type of contest, for the file that is kept; none where the user chose the column. */
  ownerships: () => ReturnType<typeof readOwnerships>
  /** Its columns of them; empty where it has not several. */
  contestColumns: readonly ContestColumns[]
  remember: () => void
}

/** A chosen file: what it says under the columns, pairs and kind of ownership that the user chose. */
export function useCheckedFile(
  text: string,
  { playerPool, format, contest }: Pick<LineupState, 'playerPool' | 'format' | 'contest'>,
): Result<CheckedFile, ProjectionRefusal> {
  const table = useMemo(() => readProjectionTable(text), [text])
  const known = useMemo(() => (table.ok ? rememberedColumns(table.value.signature) : null), [table])
  const [chosen, setChosen] = useState<ReadonlyMap<ProjectionColumn, number | null>>(new Map())
  const [confirmed, setConfirmed] = useState<ReadonlySet<OpenQuestion>>(new Set())
  const [kind, setKind] = useState<OwnershipKind | null>(known?.ownershipKind ?? null)
  const [pairs, setPairs] = useState(rememberedPairs)
  const isByHand = chosen.has('ownership') || chosen.has('captainOwnership')
  const places = useMemo(() => {
    const all = placesOf(table, known?.places, chosen)
    return table.ok && !isByHand ? placesFor(table.value, all, contestOf({ contest })) : all
  }, [table, known, chosen, contest, isByHand])
  const report = useMemo(() => {
    const isComplete = nameColumns(places).length > 0 && FIGURE_COLUMNS.some((each) => places.has(each))
    if (!table.ok || !isComplete) return null
    return readProjections(table.value, playerPool, format, { places, pairs, ownershipKind: kind })
  }, [table, places, pairs, kind, playerPool, format])

  if (!table.ok) return err(table.error)
  const { found, headers, signature } = table.value
  const guesses = [...found].flatMap(([column, { index, by }]) =>
    by !== 'exact' && places.get(column) === index ? [column] : [],
  )
  const ownership = report?.ok ? report.value.ownership : null
  const isKindOpen = kind === null && ownership !== null && !ownership.isCertain
  const asked: OpenQuestion[] = [...(known ? [] : guesses), ...(isKindOpen ? ['ownershipKind' as const] : [])]
  const points = places.get('points')
  return ok({
    table: table.value,
    places,
    questions: asked.filter(
      (question) => !confirmed.has(question) && !chosen.has(question as ProjectionColumn),
    ),
    report,
    ownershipKind: kind,
    isRemembered: known !== null,
    sourcePoints: points === undefined ? null : (otherColumns(headers, 'points', points)[0] ?? null),
    choose: (column, place) => setChosen(new Map([...chosen, [column, place]])),
    confirm: (question) => setConfirmed(new Set([...confirmed, question])),
    chooseKind: setKind,
    pair: (personInFile, person) => {
      const { [personInFile]: _before, ...others } = pairs
      setPairs(person === null ? others : { ...others, [personInFile]: person })
    },
    ownerships: () =>
      isByHand ? {} : readOwnerships(table.value, playerPool, format, { places, pairs, ownershipKind: kind }),
    contestColumns: isByHand ? [] : ownershipColumns(table.value, places),
    remember: () => rememberColumns({ signature, places: [...places], ownershipKind: kind }, pairs),
  })
}

/** As chosen now, else as remembered, else as recognised. A chosen column means nothing else any more. */
function placesOf(
  table: Result<ProjectionTable, unknown>,
  remembered: readonly [ProjectionColumn, number][] | undefined,
  chosen: ReadonlyMap<ProjectionColumn, number | null>,
): ReadonlyMap<ProjectionColumn, number> {
  if (!table.ok) return new Map()
  const recognised = [...table.value.found].map(([column, { index }]) => [column, index] as const)
  const places = new Map<ProjectionColumn, number>(remembered ?? recognised)
  for (const [column, place] of chosen) {
    for (const [other, index] of places) if (index === place) places.delete(other)
    if (place === null) places.delete(column)
    else places.set(column, place)
  }
  return places
}
