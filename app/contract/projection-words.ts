import { formatSalary } from '#core/figures/format.ts'
import { csvRefusalText } from '#core/files/file-refusal.ts'
import type { OwnershipKind, OwnershipReading } from '#core/projections/own-file/ownership.ts'
import type { OtherSlate, ProjectionRefusal } from '#core/projections/own-file/refusal.ts'
import { badRowText } from './file-refusals.ts'

/** Why a projection file is refused, and what to do instead. */
export function projectionRefusalText(refusal: ProjectionRefusal): string {
  switch (refusal.kind) {
    case 'empty':
      return 'The file is empty, or it has a single row.'
    case 'too_large':
      return `The file has more than ${refusal.mostMegabytes} MB, too much for a list of players.`
    case 'too_many_rows':
      return `The file has more than ${refusal.most.toLocaleString('en-US')} rows, too many for a list of players.`
    case 'not_csv':
      return `This is ${refusal.is}, not a table. Download the file again as CSV, or copy the table and paste it.`
    case 'open_quote':
    case 'line_too_long':
    case 'too_many':
      return csvRefusalText(refusal)
    case 'other_file':
      return OTHER_FILES[refusal.file]
    case 'lineups':
      return 'The file lists lineups. Export the list of players with their projections.'
    case 'no_header':
      return 'No row names the columns. Add a first row such as Name, Team, Proj, Own.'
    case 'no_rows':
      return [
        `No row below the header in row ${refusal.header.row} can be read.`,
        refusal.first ? `${badRowText(refusal.first)}.` : '',
      ]
        .filter(Boolean)
        .join(' ')
    case 'other_slate':
      return otherSlateText(refusal)
  }
}

const OTHER_FILES = {
  salaries: 'This is a salary file without projections. Load it under Upload New CSV.',
  standings: 'This looks like a contest standings file. Upload it under Contest Insights.',
  history: 'This looks like your contest history. Import it under Historical Data.',
}

function otherSlateText(refusal: OtherSlate): string {
  switch (refusal.because) {
    case 'teams':
      return `The file is of another slate: it has ${listed(refusal.inFile)}, the loaded slate has ${listed(refusal.inSlate)}.`
    case 'opponents':
      return `The file is of another slate: in it ${refusal.team} plays ${refusal.inFile}, in the loaded slate ${refusal.inSlate}.`
    case 'prices':
      return `The file is of another slate: ${refusal.different} of ${refusal.compared} salaries differ. ${refusal.name} costs ${formatSalary(Math.round(refusal.inFile))} in the file and ${formatSalary(Math.round(refusal.inSlate))} in the loaded slate.`
    case 'players':
      return `The file is of another slate, or its columns are misread: ${refusal.matched} of ${refusal.listed} players match.`
  }
}

const MOST_TEAMS = 6

function listed(teams: readonly string[]): string {
  const shown = teams.slice(0, MOST_TEAMS).join(', ')
  return teams.length > MOST_TEAMS ? `${shown} and ${teams.length - MOST_TEAMS} more` : shown
}

export const OWNERSHIP_KIND_LABELS: Record<OwnershipKind, string> = {
  flex: 'FLEX slots',
  all: 'All slots',
  captain: 'Captain slot',
}

/** `The shares add up to 498%.` */
export function ownershipSumText({ sum, areFractions }: OwnershipReading): string {
  const total = `The shares add up to ${Math.round(sum).toLocaleString('en-US')}%`
  return areFractions ? `${total}, written as fractions.` : `${total}.`
}
