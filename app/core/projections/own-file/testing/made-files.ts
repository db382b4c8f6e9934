import { makeSlate } from '../../../fixtures/made-slate.ts'
import { type MadeProjection, madeProjections } from '../../../fixtures/projection-files.ts'
import { showdownSalaries } from '../../../fixtures/salary-files.ts'
import { SHOWDOWN } from '../../../formats/dk-showdown.ts'
import { parseSlateCsv } from '../../../slate/slate-csv.ts'
import type { PersonNumbers } from '../../slate-numbers.ts'
import { type ProjectionReport, type ReadOptions, readProjections } from '../read-projections.ts'
import { readProjectionTable } from '../table.ts'

/* A made slate, files of its projections, and what the reader makes of them. */

export const slate = makeSlate(7)
export const made = madeProjections(slate)
export const pool = poolOf(showdownSalaries(slate))

function poolOf(csv: string) {
  const parsed = parseSlateCsv(csv, { format: SHOWDOWN })
  if (!parsed.ok) throw new Error(parsed.error.kind)
  return parsed.value.players
}

/** Reads the text for the slate's pool, with the columns as recognised. */
export function read(text: string, options: Partial<ReadOptions> = {}, rows = pool) {
  const table = readProjectionTable(text)
  if (!table.ok) return table
  const places = new Map([...table.value.found].map(([column, { index }]) => [column, index]))
  return readProjections(table.value, rows, SHOWDOWN, { places, pairs: {}, ownershipKind: null, ...options })
}

/** The same for a text that is not refused. */
export function report(text: string, options: Partial<ReadOptions> = {}): ProjectionReport {
  const result = read(text, options)
  if (!result.ok) throw new Error(JSON.stringify(result.error))
  return result.value
}

/** The numbers of each person by name, to the hundredth. */
export function numbersByName({ people, matched }: ProjectionReport): Record<string, Partial<PersonNumbers>> {
  return Object.fromEntries(
    matched.map(({ person: { row } }) => {
      const numbers = people[`${row.basePlayerId}@${row.team}`]!
      return [
        row.name,
        Object.fromEntries(
          Object.entries(numbers).map(([key, value]) => [
            key,
            value === null ? null : Math.round(value * 100) / 100,
          ]),
        ),
      ]
    }),
  )
}

/** The numbers of all players; points and flex shares unless they differ. */
export const expected = (numbersOf: (person: MadeProjection) => Partial<PersonNumbers>) =>
  Object.fromEntries(
    made.map((person) => [
      person.name,
      {
        ...{ points: person.points, flexOwnershipPct: person.flexPct, captainOwnershipPct: null },
        ...{ ceiling: null, spread: null },
        ...numbersOf(person),
      },
    ]),
  )

export const HEADER = 'Name,Team,Salary,Proj,Own,CPT Own'
export const row = (
  person: MadeProjection,
  cells: Partial<Record<'name' | 'team' | 'salary' | 'proj' | 'own' | 'cpt', unknown>> = {},
) => {
  const all = {
    ...{ name: person.name, team: person.team, salary: person.salary },
    ...{ proj: person.points, own: person.flexPct, cpt: person.captainPct },
    ...cells,
  }
  return [all.name, all.team, all.salary, all.proj, all.own, all.cpt].join(',')
}
export const table = (rowOf: (person: MadeProjection, index: number) => string) =>
  [HEADER, ...made.map(rowOf)].join('\n')
