import { describe, expect, test } from 'vitest'
import { refusalText } from '#contract/file-refusals.ts'
import { projectionRefusalText } from '#contract/projection-words.ts'
import { SHOWDOWN } from '../formats/dk-showdown.ts'
import { wholeHistory } from '../history/testing/whole-history.ts'
import { makePlayer } from '../players/fixtures/make-player.ts'
import { readProjections } from '../projections/own-file/read-projections.ts'
import { readProjectionTable } from '../projections/own-file/table.ts'
import { parseSlateCsv } from '../slate/slate-csv.ts'

/* Files chosen by mistake or made to do harm. The browser decodes every file as UTF-8. */

type Reader = {
  header: string
  /** A good row; its name is `Jörg Ödegård`, the last cell is not closed. */
  row: string
  /** The refusal of a file without a good row. */
  refusal: RegExp
  /** The names of the rows that were read, or the refusal. */
  read: (text: string) => string[] | string
}

/** The player of the projections below, as written and as decoded from another encoding. */
const PROJECTED_POOL = ['Jörg Ödegård', 'J\uFFFDrg \uFFFDdeg\uFFFDrd'].map((name, i) =>
  makePlayer({ id: `${i}`, name, team: 'MIN', position: 'QB', salary: 9000 }),
)

const READERS: Record<string, Reader> = {
  'a salary file': {
    header: 'Position,Name,Roster Position,Salary,Game Info,TeamAbbrev,AvgPointsPerGame',
    row: 'QB,Jörg Ödegård,FLEX,9000,MIN@LAC 10/23/2025 08:15PM ET,MIN,18.5',
    refusal: /empty or invalid|Missing required columns|Missing position column|Failed to parse/,
    read: (text) => {
      const slate = parseSlateCsv(text, { format: SHOWDOWN })
      return slate.ok
        ? [...new Set(slate.value.players.map(({ name }) => name))]
        : refusalText('salaries', slate.error)
    },
  },
  projections: {
    header: 'Name,Team,Position,Salary,Proj,Own',
    row: 'Jörg Ödegård,MIN,QB,9000,18.5,22',
    refusal:
      /The file is empty|not a table|No row names|No row below|never closed|too much for|too long|of another slate/,
    read: (text) => {
      const table = readProjectionTable(text)
      if (!table.ok) return projectionRefusalText(table.error)
      const places = new Map([...table.value.found].map(([column, { index }]) => [column, index]))
      const options = { places, pairs: {}, ownershipKind: null }
      const report = readProjections(table.value, PROJECTED_POOL, SHOWDOWN, options)
      return report.ok
        ? [
            ...report.value.matched.map((each) => each.person.row.name),
            ...report.value.unmatched.map((each) => each.rows[0]!.name),
          ]
        : projectionRefusalText(report.error)
    },
  },
  'a history': {
    header: 'Sport,Game_Type,Entry_Key,Entry,Contest_Date_EST,Winnings_Non_Ticket,Entry_Fee',
    row: 'NFL,Classic,77,Jörg Ödegård,2025-10-23 20:15:00,$5.00,$1.00',
    refusal:
      /file is empty|not a CSV file|not a contest history|no entries|No row of the file|never closed|too long/,
    read: (text) => {
      const history = wholeHistory(text)
      return history.ok
        ? history.value.entries.map(({ contestName }) => contestName)
        : refusalText('history', history.error)
    },
  },
}

const utf8 = (text: string) => new TextEncoder().encode(text)
const bytes = (...values: number[]) => Uint8Array.from(values)
const utf16 = (text: string, littleEndian: boolean) => {
  const units = [...`\uFEFF${text}`].map((letter) => letter.charCodeAt(0))
  return Uint8Array.from(
    units.flatMap((unit) => (littleEndian ? [unit & 255, unit >> 8] : [unit >> 8, unit & 255])),
  )
}
const latin1 = (text: string) => Uint8Array.from([...text].map((letter) => letter.charCodeAt(0)))

describe.each(Object.entries(READERS))('%s', (_, { header, row, refusal, read }) => {
  const opened = (file: Uint8Array) => read(new TextDecoder().decode(file))

  test.each<[string, Uint8Array]>([
    ['of nothing', bytes()],
    ['of a byte order mark', bytes(0xef, 0xbb, 0xbf)],
    ['of NULs', new Uint8Array(10_000)],
    ['of a header alone', utf8(header)],
    ['of a row alone', utf8(row)],
    ['that is a zip', bytes(0x50, 0x4b, 3, 4, 20, 0, 8, 8, 8, 0, 0x2c, 0x0a, 0x2c)],
    ['that is a gzip', bytes(0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3, 0x0a, 0x2c, 0xff)],
    ['that is a PDF', utf8('%PDF-1.7\n%\u00e2\u00e3, a\n1 0 obj <</Type /Catalog>>')],
    ['that is a picture', bytes(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13)],
    ['that is a page', utf8('<!doctype html>\n<html><body><script>__xss=1</script>,</body></html>')],
    ['that is JSON', utf8('{"__proto__":{"polluted":1},"players":[]}')],
    ['of a quote never closed', utf8(`${header}\n"${'x,y\n'.repeat(200_000)}`)],
    ['of a million empty lines', utf8('\n'.repeat(1_000_000))],
    ['of 60 MB in a cell', utf8('x'.repeat(60 * 2 ** 20))],
    ['of 100,000 columns', utf8(`${'a,'.repeat(100_000)}\n${'1,'.repeat(100_000)}`)],
    ['of 200,000 equal headers', utf8(`${'Name,'.repeat(200_000)}\n1,2`)],
    ['of a separator that nothing writes', utf8(`${header}\n${row}`.replaceAll(',', '~'))],
  ])('%s is refused with a message', (_what, file) => {
    expect(opened(file)).toMatch(refusal)
  })

  test.each<[string, Uint8Array]>([
    ['with a byte order mark', utf8(`\uFEFF${header}\n${row}`)],
    ['with lone CRs', utf8(`${header}\r${row}\r`)],
    ['with tabs', utf8(`${header}\n${row}`.replaceAll(',', '\t'))],
    ['with semicolons', utf8(`${header}\n${row}`.replaceAll(',', ';'))],
    ['with bars', utf8(`${header}\n${row}`.replaceAll(',', '|'))],
    ['with CRLFs', utf8(`${header}\r\n${row}\r\n`)],
    ['with NULs between the letters', utf8([...`${header}\n${row}`].join('\0'))],
    ['with a million empty lines', utf8(`${header}\n${'\n'.repeat(1_000_000)}${row}`)],
    ['with ragged rows', utf8(`${header}\n,\n${','.repeat(500)}\n${row},,,more,cells\nshort,row`)],
    ['with a title above', utf8(`\n"A title, of my own"\n${header}\n${row}`)],
    ['with all headers twice', utf8(`${header},${header}\n${row},${row}`)],
    ['with headers that every object has', utf8(`${header},__proto__,constructor,toString\n${row},1,2,3`)],
    [
      'with names from right to left and with nothing',
      utf8(`${header}\n${row.replace('Ö', '\u202E\u200BÖ\u2066')}`),
    ],
  ])('%s is read', (_what, file) => {
    expect(opened(file)).toContain('Jörg Ödegård')
    expect(({} as Record<string, unknown>).polluted).toBeUndefined()
  })

  test.each<[string, Uint8Array]>([
    ['UTF-16', utf16(`${header}\n${row}`, true)],
    ['UTF-16 the other way round', utf16(`${header}\n${row}`, false)],
    ['Latin-1', latin1(`${header}\n${row}`)],
    ['broken UTF-8', Uint8Array.from([...utf8(`${header}\n${row},`), 0xc3, 0x28, 0xed, 0xa0, 0x80, 0xff])],
  ])('encoded as %s: ASCII letters are read, the others become replacement characters', (_what, file) => {
    const names = opened(file)
    expect(Array.isArray(names) ? names.join() : names).toMatch(/^J.+rg .+deg.+rd/)
  })
})
