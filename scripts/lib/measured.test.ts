import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test.each(['bench', 'proof'])(
  'docs/proof.md says of each command of npm run %s which table it makes',
  (kind) => {
    const files = readdirSync(`scripts/${kind}`).filter(
      (file) =>
        file.endsWith('.mjs') &&
        readFileSync(`scripts/${kind}/${file}`, 'utf8').includes('export const title'),
    )
    const rows =
      readFileSync('docs/proof.md', 'utf8').match(new RegExp(`^\\| \`npm run ${kind} -- .*`, 'gm')) ?? []
    const told = rows.flatMap((row) => {
      const [, command = ''] = row.split(' | ', 1)[0]!.split(' -- ')
      return [...command.matchAll(/[\w-]+/g)].map(([name]) => `${name}.mjs`)
    })
    expect(told.toSorted()).toEqual(files.sort())
  },
)
