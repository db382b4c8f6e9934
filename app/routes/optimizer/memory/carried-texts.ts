import { formatSalary, pluralize } from '#core/figures/format.ts'
import type { CarryReport } from '#core/slate-memory/carry-over.ts'

const MOST_NAMED = 3

/** What came over (`2 locks, 3 edited players, a lineup of 6.`), and what is different in the newer file. */
export function carriedTexts(report: CarryReport): { kept: string; changed: string } {
  const counted: (string | false)[] = [
    report.slots > 0 && `a lineup of ${report.slots}`,
    report.locks > 0 && pluralize(report.locks, 'lock'),
    report.leftOut > 0 && pluralize(report.leftOut, 'exclusion'),
    report.edited > 0 && pluralize(report.edited, 'player edited by hand', 'players edited by hand'),
    report.injuries > 0 && pluralize(report.injuries, 'injury status', 'injury statuses'),
    report.enriched > 0 && `figures of ${pluralize(report.enriched, 'enriched player')}`,
    report.files > 0 && pluralize(report.files, 'projection file'),
    report.settings && 'settings',
  ]
  const parts = counted.filter((part) => part !== false)
  const kept = parts.length > 0 ? `${parts.join(', ')}.` : 'choices.'
  const different: (string | false)[] = [
    report.gone.length > 0 && `Not listed any more: ${some(report.gone)}.`,
    report.repriced.length > 0 &&
      `New prices: ${some(
        report.repriced.map(
          ({ name, before, now }) => `${name} ${formatSalary(before)} → ${formatSalary(now)}`,
        ),
      )}.`,
    report.newStatus.length > 0 && `Injury status from the new file: ${some(report.newStatus)}.`,
  ]
  return { kept, changed: different.filter((part) => part !== false).join(' ') }
}

function some(names: readonly string[]): string {
  const more = names.length - MOST_NAMED
  const named = names.slice(0, MOST_NAMED).join(', ')
  return more > 0 ? `${named} and ${more} more` : named
}
