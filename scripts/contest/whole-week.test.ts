import { readFileSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { entriesOfUser } from '#core/contest/entries-of-user.ts'
import { placingsOf } from '#core/contest/placings.ts'
import { tryStandings } from '#core/contest/testing/every-figure.ts'
import { answerOf, commandFiles, jsonOf } from './testing/command-files.ts'

const files = commandFiles()
afterAll(files.remove)

type Row = Record<string, string>
type Autopsy = { lineups: { entryId: string; points: number; win: number }[] }
type Sim = { lineups: { roi: { value: number } }[] }

/**
 * The samples that ship with the app. `locked`: half an hour after the first kickoff; then the slots of these positions in the
 * header can still change, in the entries whose players have not begun.
 */
const WEEKS = [
  {
    format: 'showdown',
    header: 'CPT,FLEX,FLEX,FLEX,FLEX,FLEX',
    before: '12/13/2026 07:00PM ET',
    locked: '12/13/2026 08:50PM ET',
  },
  {
    format: 'standard',
    header: 'QB,RB,RB,WR,WR,WR,TE,FLEX,DST',
    before: '12/13/2026 11:30AM ET',
    locked: '12/13/2026 01:30PM ET',
  },
] as const
const COUNT = 5
const CONTEST = ['--fee', '1', '--type', 'double_up']

test.each(WEEKS)(
  '$format: from the salary file to the result',
  async ({ format, header, before, locked }) => {
    const salaries = readFileSync(new URL(`../../public/samples/${format}.csv`, import.meta.url), 'utf8')
    const slate = ['--slate', files.fileOf(`${format}.csv`, salaries)]
    const listed = rowsOf(salaries)
    const byId = new Map(listed.map((row) => [row.ID!, row]))

    // The upload file of five lineups, the best one first.
    const upload = (await answerOf('build', ...slate, '--count', `${COUNT}`, '--csv')).stdout
    const [own, ...lineups] = upload.trimEnd().split(/\r?\n/)
    expect(own).toBe(header)
    expect(lineups).toHaveLength(COUNT)
    const ids = lineups.map((line) => line.split(','))
    for (const lineup of ids) {
      expect(new Set(lineup.map((id) => byId.get(id)!.Name)).size).toBe(lineup.length)
      expect(lineup.reduce((sum, id) => sum + Number(byId.get(id)!.Salary), 0)).toBeLessThanOrEqual(50_000)
    }

    // Without one of the best lineup's players it is another list.
    const outName = byId.get(ids[0]![0]!)!.Name!
    const without = (await answerOf('build', ...slate, '--out', outName, '--csv')).stdout
    const idsOut = listed.flatMap(({ Name, ID }) => (Name === outName ? ID! : []))
    expect(upload).toContain(idsOut.find((id) => ids[0]![0] === id))
    for (const id of idsOut) expect(without).not.toContain(id)

    // Reserved entries are filled; the rest of the file, its players beside the entries too, comes back byte for byte.
    const head = `Entry ID,Contest Name,Contest ID,Entry Fee,${header},,Instructions`
    const reserved = (cells: (entry: number) => string) =>
      `${[head, ...ids.map((_, entry) => `90${entry},"NFL, $1 ""Double""",81,$1,${cells(entry)},,"1. Edit, then upload"`)].join('\r\n')}\r\n`
    const empty = reserved(() => header.replace(/[^,]/g, ''))
    const filled = reserved((entry) => lineups[entry]!)
    const uploadPath = files.fileOf('upload.csv', upload)
    const emptyPath = files.fileOf('empty.csv', empty)
    const answer = await answerOf('entries', ...slate, '--entries', emptyPath, '--lineups', uploadPath)
    expect(answer.stdout, answer.stderr).toBe(filled)

    // Their chances in the contest.
    const sim = ['sim', ...slate, '--lineups', uploadPath, '--entries', '200', '--games', '500', ...CONTEST]
    expect((await jsonOf<Sim>(...sim)).lineups).toHaveLength(COUNT)

    // Before the first kickoff a player who is out is replaced. After it only open slots change; a contest of one game has none.
    const entries = ['--entries', files.fileOf('DKEntries.csv', filled)]
    const swap = (now: string, ...more: string[]) =>
      answerOf('repair', ...slate, ...entries, '--now', now, ...more, '--csv')
    const [first] = ids as [string[]]
    const out = byId.get(first.at(-1)!)!.Name!
    const early = (await swap(before, '--out', out)).stdout
    expect(early).not.toContain(`,${first.at(-1)},,`)
    // News after the first kickoff: one of the best lineup who kicks off last is out.
    const last = first.toSorted((a, b) =>
      kickoffText(byId.get(b)!).localeCompare(kickoffText(byId.get(a)!)),
    )[0]!
    const worth = ['--way', 'worth', '--size', '200', ...CONTEST, '--out', byId.get(last)!.Name!]
    const late = (await swap(locked, ...worth)).stdout
    const [was, is] = [cellsOf(filled), cellsOf(late)]
    expect(late.replace(/^90.*$/gm, '')).toBe(filled.replace(/^90.*$/gm, ''))
    let changed = 0
    for (const [entry, cells] of is.entries()) {
      for (const [slot, id] of cells.entries()) {
        const old = was[entry]![slot]!
        if (id === old) continue
        changed++
        for (const each of [id, old]) expect(kickoffText(byId.get(each)!), each).toMatch(/^0[4-9]:\d\dPM/)
      }
    }
    expect(changed > 0).toBe(format === 'standard')
    if (format === 'standard') expect(is[0]).not.toContain(last)

    // The final standings: every entry scores what its players did, and is found again with its place and points.
    const pointsOf = new Map(listed.map(({ Name }, place) => [Name!, (place * 7) % 31]))
    const scored = is.map((cells, entry) => ({
      id: `90${entry}`,
      points: cells.reduce(
        (sum, id, slot) =>
          sum + pointsOf.get(byId.get(id)!.Name!)! * (format === 'showdown' && slot === 0 ? 1.5 : 1),
        0,
      ),
      lineup: cells.map((id, slot) => `${header.split(',')[slot]} ${byId.get(id)!.Name}`).join(' '),
    }))
    const ranked = scored.toSorted((a, b) => b.points - a.points)
    const standings = [
      'Rank,EntryId,EntryName,TimeRemaining,Points,Lineup',
      ...ranked.map(
        ({ id, points, lineup }) =>
          `${ranked.findIndex((other) => other.points === points) + 1},${id},me (${id}/5),0,${points},${lineup}`,
      ),
    ]
    const text = `${standings.join('\r\n')}\r\n`
    const read = tryStandings(text, { keepBest: COUNT })
    if (!read.ok) throw new Error(read.error.kind)
    const { field } = read.value
    const keys = new Set(scored.map(({ id }) => id))
    const mine = entriesOfUser(field, { screenName: 'ME', keys })
    expect(mine.map((entry) => [String(field.entryIds[entry]), field.pointsMilli[entry]! / 1000])).toEqual(
      ranked.map(({ id, points }) => [id, points]),
    )
    expect(placingsOf(field, keys)).toHaveLength(COUNT)

    // The autopsy finds them by name, with their points.
    const result = ['--standings', files.fileOf('standings.csv', text), '--name', 'ME', '--games', '200']
    const { lineups: judged } = await jsonOf<Autopsy>('autopsy', ...slate, ...result)
    expect(judged.map(({ entryId, points }) => [entryId, points])).toEqual(
      ranked.map(({ id, points }) => [id, points]),
    )
    for (const { win } of judged) expect(win).toBeGreaterThanOrEqual(0)
  },
)

/** `04:25PM ET` */
function kickoffText(row: Row): string {
  return row['Game Info']!.split(' ').slice(2).join(' ')
}

function rowsOf(csv: string): Row[] {
  const [head, ...lines] = csv.trimEnd().split(/\r?\n/)
  const names = head!.split(',')
  return lines.map((line) => Object.fromEntries(line.split(',').map((cell, i) => [names[i], cell])))
}

/** The ids of the entries' slots. */
function cellsOf(file: string): string[][] {
  return file
    .split('\r\n')
    .filter((line) => line.startsWith('90'))
    .map((line) =>
      line
        .replace(/^.*?",81,\$1,/, '')
        .replace(/,,".*$/, '')
        .split(','),
    )
}
