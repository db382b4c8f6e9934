import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'

const { askHidden } = await import(new URL('./secrets.mjs', import.meta.url).href)

test('the typed text is returned trimmed and not echoed', async () => {
  const [input, output] = [new PassThrough(), new PassThrough()]
  let shown = ''
  output.on('data', (text) => {
    shown += text
  })
  const answer = askHidden('OPENAI_API_KEY', 'the built-in analyst writes', { input, output })
  input.write(' sk-typed \r')
  expect(await answer).toBe('sk-typed')
  expect(shown).toBe('  OPENAI_API_KEY (Enter: the built-in analyst writes): \n')
})
