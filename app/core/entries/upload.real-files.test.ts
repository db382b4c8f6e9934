import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { describeProviderFiles } from '../fixtures/provider-files.ts'
import { SHOWDOWN } from '../formats/dk-showdown.ts'
import { isCaptainRow, type Player, personKey } from '../players/player.ts'
import { poolOf } from './testing/made-uploads.ts'
import { uploadFile } from './upload-file.ts'
import { validateUpload } from './validate-upload.ts'

describeProviderFiles('upload files of real slates', 'salaries-showdown-nfl', (files) => {
  test.each(files)('%s: twenty lineups are written and pass the validator', (file) => {
    const pool = poolOf(readFileSync(file, 'utf8'), SHOWDOWN)
    const lineups = twentyLineups(pool)
    const written = uploadFile(lineups, SHOWDOWN)
    expect(written.ok && problemsOf(written.value, pool)).toEqual([])
  })

  test('a template filled in place passes, and without its lineups it holds none', () => {
    const templates = files.filter((file) => readFileSync(file, 'utf8').startsWith('CPT,'))
    expect(templates.length).toBeGreaterThan(0)
    for (const file of templates) {
      const text = readFileSync(file, 'utf8')
      const pool = poolOf(text, SHOWDOWN)
      expect(problemsOf(text, pool)).toEqual(['no_lineups'])
      const rows = twentyLineups(pool).map((players) => players.map(({ providerId }) => providerId).join())
      const filled = text.split('\n').map((line, i) => {
        const ids = rows[i - 1]
        return ids && line.startsWith(',,,,,,,') ? `${ids}${line.slice(5)}` : line
      })
      expect(problemsOf(filled.join('\n'), pool)).toEqual([])
    }
  })
})

function problemsOf(text: string, pool: readonly Player[]): string[] {
  return validateUpload(text, { pool, format: SHOWDOWN, outPeople: new Set() }).map(({ issue }) => issue)
}

/** The cheapest captain with each five of the cheapest people of the slate that hold both teams, up to twenty lineups. */
function twentyLineups(pool: readonly Player[]): Player[][] {
  const cheap = pool
    .filter(({ injuryStatus }) => injuryStatus !== 'Out')
    .toSorted((a, b) => a.salary - b.salary)
  const captain = cheap.find(isCaptainRow)!
  const others = cheap.filter((row) => !isCaptainRow(row) && personKey(row) !== personKey(captain))
  const rival = others.find(({ team }) => team !== captain.team)!
  const rest = others.filter((row) => row !== rival).slice(0, 23)
  return Array.from({ length: 20 }, (_, i) => [captain, rival, ...rest.slice(i, i + 4)])
}
