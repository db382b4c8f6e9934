import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { contestPoolOf } from '../contest-pool/contest-pool.ts'
import { describeProviderFiles } from '../fixtures/provider-files.ts'
import { STANDARD } from '../formats/dk-classic.ts'
import { parseSlateCsv } from '../slate/slate-csv.ts'
import { readFieldFile } from './read-field-file.ts'

describeProviderFiles('standings of Classic with their salaries', 'contest-standings', (files) => {
  test.each([
    ['nfl_classic_2018w9', '2018_Week9', 17_219],
    ['nfl_classic_2019w13', '2019_Week13', 17_240],
    ['nfl_classic_2020w9', '2020_Week9', 17_218],
  ])('%s: every lineup is read', (standings, salaries, entries) => {
    const folder = path.join(path.dirname(files[0]), '../salaries-classic-nfl')
    const slate = parseSlateCsv(readFileSync(path.join(folder, `${salaries}.csv`), 'utf8'), {
      format: STANDARD,
    })
    if (!slate.ok) throw new Error(slate.error.kind)
    const pool = contestPoolOf(
      slate.value.players.map((player) => ({ ...player, injuryStatus: 'Healthy' as const })),
      STANDARD,
      { leftOut: new Set() },
    )
    const file = files.find((each) => path.basename(each).startsWith(standings))!
    const read = readFieldFile(gunzipSync(readFileSync(file)).toString('utf8'), pool)
    expect(read).toMatchObject({ ok: true, value: { entries, bad: [] } })
  })
})
