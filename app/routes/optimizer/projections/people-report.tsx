import { useId } from 'react'
import { Button } from '#app/components/ui/button.tsx'
import { Select } from '#app/components/ui/select.tsx'
import { badRowText } from '#contract/file-refusals.ts'
import { formatCount, pluralize } from '#core/figures/format.ts'
import type { Person } from '#core/players/people.ts'
import { personKey } from '#core/players/player.ts'
import type { UnmatchedPerson } from '#core/projections/own-file/match-people.ts'
import type { ProjectionReport } from '#core/projections/own-file/read-projections.ts'

/** Lists that would be longer are cut off. */
const MOST_SHOWN = 20

/** Who was found, who was not on either side with pairing by hand, and the rows that can't be read. */
export function PeopleReport({
  report,
  onPair,
}: {
  report: ProjectionReport
  onPair: (personInFile: string, person: string | null) => void
}) {
  const { matched, unmatched, missing, bad, ofOtherTeams } = report
  const byHand = matched.filter(({ by }) => by === 'hand')
  return (
    <section aria-label="Players" className="grid gap-2">
      <p className="text-sm">
        <span className="font-medium">{pluralize(matched.length, 'player')} found.</span>{' '}
        <span className="text-muted">
          {[
            unmatched.length > 0 ? `${formatCount(unmatched.length)} only in the file` : '',
            missing.length > 0 ? `${formatCount(missing.length)} only in the slate` : '',
            ofOtherTeams > 0 ? `${formatCount(ofOtherTeams)} of other games` : '',
          ]
            .filter(Boolean)
            .join(', ')}
        </span>
      </p>
      {byHand.length > 0 ? (
        <ul aria-label="Paired by hand" className="grid gap-1 text-sm">
          {byHand.map(({ nameInFile, person, fileKey }) => (
            <li key={fileKey} className="flex flex-wrap items-center gap-x-2">
              <span>
                {nameInFile} is {person.row.name}
              </span>
              <Button variant="link" size="inline" onClick={() => onPair(fileKey, null)}>
                Part {nameInFile}
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
      {unmatched.length > 0 ? (
        <Folded title={`Only in the file (${formatCount(unmatched.length)})`} open>
          <ul className="grid gap-2">
            {unmatched.slice(0, MOST_SHOWN).map((each) => (
              <PairChoice key={each.key} person={each} missing={missing} onPair={onPair} />
            ))}
          </ul>
          <More of={unmatched.length} />
        </Folded>
      ) : null}
      {missing.length > 0 ? (
        <Folded title={`Only in the slate (${formatCount(missing.length)})`}>
          <p className="text-sm text-muted">
            {missing
              .slice(0, MOST_SHOWN)
              .map(({ row }) => row.name)
              .join(', ')}
          </p>
          <More of={missing.length} />
        </Folded>
      ) : null}
      {bad.length > 0 ? (
        <Folded title={`${pluralize(bad.length, 'row')} left out`} open>
          <ul className="grid gap-1 text-sm">
            {bad.slice(0, MOST_SHOWN).map((row) => (
              <li key={row.row} className="wrap-anywhere">
                {badRowText(row)}
              </li>
            ))}
          </ul>
          <More of={bad.length} />
        </Folded>
      ) : null}
    </section>
  )
}

function PairChoice({
  person,
  missing,
  onPair,
}: {
  person: UnmatchedPerson
  missing: readonly Person[]
  onPair: (personInFile: string, person: string | null) => void
}) {
  const id = useId()
  const [row] = person.rows
  const suggested = missing.find((each) => personKey(each.row) === person.suggested)
  return (
    <li className="grid grid-cols-1 items-center gap-x-3 gap-y-1 sm:grid-cols-2">
      <label htmlFor={id} className="min-w-0 text-sm wrap-anywhere">
        {row!.name}{' '}
        <span className="text-muted">
          {[row!.position, row!.team, person.isAmbiguous && 'several players have this name']
            .filter(Boolean)
            .join(' · ')}
        </span>
      </label>
      <span className="flex min-w-0 items-center gap-2">
        <Select id={id} value="" onChange={({ target: { value } }) => onPair(person.key, value)}>
          <option value="">No player of the slate</option>
          {missing.map((each) => (
            <option key={personKey(each.row)} value={personKey(each.row)}>
              {[each.row.name, each.row.actualPosition, each.row.team].filter(Boolean).join(' · ')}
            </option>
          ))}
        </Select>
        {suggested ? (
          <Button
            size="small"
            title={suggested.row.name}
            onClick={() => onPair(person.key, person.suggested)}
          >
            Is {suggested.row.name.split(' ')[0]}?
          </Button>
        ) : null}
      </span>
    </li>
  )
}

function Folded({
  title,
  open = false,
  children,
}: {
  title: string
  open?: boolean
  children: React.ReactNode
}) {
  return (
    <details open={open} className="rounded-md border border-border">
      <summary className="cursor-pointer px-3 py-2 pointer-coarse:py-3 text-sm">{title}</summary>
      <div className="grid max-h-60 gap-2 overflow-y-auto border-t border-border px-3 py-2">{children}</div>
    </details>
  )
}

function More({ of }: { of: number }) {
  return of > MOST_SHOWN ? (
    <p className="text-sm text-muted">and {formatCount(of - MOST_SHOWN)} more</p>
  ) : null
}
