import { expect, test } from 'vitest'
import { entrySet, showdownLineup } from '#workers/testing/lineups.ts'
import { signedIn } from '#workers/testing/make-user.ts'

const lineup = showdownLineup()

/* What saved lineups and entry sets do alike. */

test.each([
  ['saved-lineups', lineup, { ...lineup, lineup: { ...lineup.lineup, week: 9 } }, 'lineup'],
  ['entry-sets', entrySet(), { ...entrySet(), rules: [] }, 'entry set'],
])(
  'a repeated key saves one of the %s; with other content it is refused',
  async (name, body, other, noun) => {
    const [ada] = await signedIn(`ada-key-${name}`)
    const save = (sent: object, key: string) => ada.post(`/api/${name}`, sent, { 'Idempotency-Key': key })
    const answers = await Promise.all(Array.from({ length: 5 }, () => save(body, 'a3f1')))
    const bodies = await Promise.all(answers.map((answer) => answer.text()))
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201])
    expect(new Set(bodies).size).toBe(1)
    const reused = await save(other, 'a3f1')
    const sentence = `This Idempotency-Key was used for another ${noun}`
    expect([reused.status, await reused.text()]).toEqual([422, sentence])
    expect((await save(body, 'x'.repeat(256))).status).toBe(400)
    expect((await ada.post(`/api/${name}`, body)).status).toBe(201)
    // The first one, and the one without a key.
    const { total } = await (await ada.get(`/api/${name}?rows=10`)).json<{ total: number }>()
    expect(total).toBe(2)
  },
)
