import { useMemo } from 'react'
import { Alert } from '#app/components/ui/alert.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { DialogFooter } from '#app/components/ui/dialog.tsx'
import { useLoaded } from '#app/lib/page/use-loaded.ts'
import { useRootData } from '#app/lib/session/root-data.ts'
import { sessionOwner } from '#app/lib/session/session-owner.ts'
import { memoriesOfFormat, memoryKey } from '#app/lib/stored/memory-store.ts'
import { loadStoredSlate } from '#app/lib/stored/slate-storage.ts'
import { projectionRefusalText } from '#contract/projection-words.ts'
import { formatPoints, pluralize } from '#core/figures/format.ts'
import type { Person } from '#core/players/people.ts'
import { personKey } from '#core/players/player.ts'
import { figureIn } from '#core/projections/own-file/cells.ts'
import { changesByFiles, withFile } from '#core/projections/own-file/changes.ts'
import { CEILING_PERCENTILE } from '#core/projections/own-file/percentiles.ts'
import { fileOf, type ProjectionReport } from '#core/projections/own-file/read-projections.ts'
import type { ProjectionFile } from '#core/projections/slate-numbers.ts'
import { type LastSources, lastSources, lastWeight } from '#core/standing/last-sources.ts'
import { checksum } from '../state/checksum.ts'
import { useSlate } from '../state/slate-context.tsx'
import { ChangesTable } from './changes-table.tsx'
import type { ChosenFile } from './choose-file.tsx'
import { ColumnChoices } from './column-choices.tsx'
import { PeopleReport } from './people-report.tsx'
import { type CheckedFile, useCheckedFile } from './use-checked-file.ts'

/** What a chosen file holds and changes, before it is applied. Nothing changes until then. */
export default function CheckFile({
  chosen,
  onApply,
  onCancel,
}: {
  chosen: ChosenFile
  onApply: (file: ProjectionFile, report: ProjectionReport) => void
  onCancel: () => void
}) {
  const state = useSlate()
  const checked = useCheckedFile(chosen.text, state)
  const last = useLastSources(state.format.id)
  const file = checked.ok ? checked.value : null
  const report = file?.report?.ok ? file.report.value : null
  const refusal = checked.ok ? (file?.report?.ok === false ? file.report.error : null) : checked.error
  const isReady = report !== null && file?.questions.length === 0 && report.matched.length > 0

  const source = file ? { name: chosen.name, header: checksum(file.table.signature) } : null
  const weight = (source && lastWeight(last, source)) ?? 1

  function apply() {
    if (!file || !report || !source) return
    file.remember()
    onApply(fileOf(report, { ...source, importedAt: Date.now(), ...file.ownerships() }, weight), report)
  }

  return (
    <div className="grid gap-3">
      <p className="text-sm break-all text-muted">{chosen.name}</p>
      {refusal ? <Alert tone="bad">{projectionRefusalText(refusal)}</Alert> : null}
      {file && !file.report ? (
        <Alert tone="neutral">Choose the column of the names and at least one column of numbers.</Alert>
      ) : null}
      {file ? <ColumnChoices file={file} /> : null}
      {file && report ? <Findings {...{ file, report, chosen, weight }} /> : null}
      <DialogFooter>
        <Button onClick={onCancel}>Choose another file</Button>
        {file ? (
          <Button variant="primary" disabled={!isReady} onClick={apply}>
            {applyLabel(file, report)}
          </Button>
        ) : null}
      </DialogFooter>
    </div>
  )
}

function applyLabel({ questions }: CheckedFile, report: ProjectionReport | null): string {
  if (questions.length > 0) return `Confirm ${pluralize(questions.length, 'guess', 'guesses')} first`
  return report ? `Apply to ${pluralize(report.matched.length, 'player')}` : 'Apply'
}

function Findings({
  file,
  report,
  chosen,
  weight,
}: {
  file: CheckedFile
  report: ProjectionReport
  chosen: ChosenFile
  /** Of the file, as on the last slate. */
  weight: number
}) {
  const { playerPool, format, numbers } = useSlate()
  const replaced = numbers.files.find(({ name }) => name === chosen.name)
  const changes = useMemo(() => {
    const next = withFile(numbers.files, fileOf(report, { name: chosen.name, importedAt: 0 }, weight))
    return changesByFiles(playerPool, format, numbers, next)
  }, [playerPool, format, numbers, chosen, weight, report])
  const notes = [
    replaced ? 'Replaces the file of this name that you imported before.' : '',
    !replaced && weight !== 1 ? `Its weight is ${weight}, as on your last slate.` : '',
    report.ceilingIsThirdQuartile
      ? 'The ceiling column is not used: it is the 75th percentile (projection + 0.675 standard deviations).'
      : '',
    (report.ceilingPercentile ?? CEILING_PERCENTILE) === CEILING_PERCENTILE
      ? ''
      : `The ceiling column is the ${report.ceilingPercentile}th percentile. The ceiling shown is the 90th that it implies.`,
    leftOut(report.listedOut, 'out by the status column'),
    leftOut(report.withoutPoints, 'projected 0 or blank'),
  ].filter(Boolean)
  return (
    <>
      <PeopleReport report={report} onPair={file.pair} />
      {notes.map((note) => (
        <Alert key={note} tone="neutral">
          {note}
        </Alert>
      ))}
      <ChangesTable changes={changes} source={sourceOf(file, report)} />
    </>
  )
}

function leftOut(people: readonly Person[], how: string): string {
  if (people.length === 0) return ''
  return `${pluralize(people.length, 'player')} ${how} ${people.length === 1 ? 'is' : 'are'} left out of lineups until you put them back.`
}

/** The tool's own projection beside the user's, as the file lists it for a person. */
function sourceOf({ table, sourcePoints }: CheckedFile, { matched }: ProjectionReport) {
  if (sourcePoints === null) return null
  const rowOf = new Map(matched.map(({ person, rows }) => [personKey(person.row), rows[0]!]))
  return {
    header: table.headers[sourcePoints]!,
    cellOf: (person: string) => {
      const row = rowOf.get(person)
      const figure = row === undefined ? null : figureIn(table.rows[row - 1]?.[sourcePoints])
      return typeof figure === 'number' ? formatPoints(figure) : '-'
    },
  }
}

const NONE: LastSources = { choices: {}, files: [] }

/** The sources of the slate of the format where the user last chose some, before this one; none until they are read. */
function useLastSources(modeId: string): LastSources {
  const signedIn = useRootData()?.user?.id
  const user = signedIn === undefined ? sessionOwner() : String(signedIn)
  const { answer } = useLoaded([user, modeId], async () => {
    const csvData = loadStoredSlate(modeId)?.csvData
    if (user === null || csvData === undefined) return NONE
    const others = (await memoriesOfFormat(user, modeId)).filter(
      ({ key }) => key !== memoryKey({ user, modeId, csvData }),
    )
    return lastSources(
      others.map(({ kept }) => kept.fields),
      Date.now(),
    )
  })
  return answer ?? NONE
}
