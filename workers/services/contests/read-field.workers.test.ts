import { env } from 'cloudflare:test'
import { expect, test } from 'vitest'
import { entryNames } from '#core/contest/field.ts'
import { encodeField } from '#core/contest/field-file.ts'
import { fieldOf } from '#core/contest/testing/field-of.ts'
import { STREAMING } from '#workers/security/heap-pools.ts'
import { fieldKey } from './contest-files.ts'
import { withField } from './read-field.ts'

const CONTEST = { fileKey: 'read-field-test', userId: 1 }
const MB = 2 ** 20

test('a field is read once the isolate has memory for it, which is free again after its use', async () => {
  const field = fieldOf([
    [0, 1, 2],
    [1, 2, 3],
  ])
  await env.FILES.put(
    fieldKey(CONTEST.fileKey),
    await new Blob(encodeField(field) as BlobPart[]).arrayBuffer(),
  )
  const large = await STREAMING.claim('another user', 39 * MB)
  const names = withField(env.FILES, CONTEST, entryNames)
  large.release()
  expect(await names).toEqual(['user-0', 'user-1'])
  const failed = withField(env.FILES, CONTEST, () => {
    throw new Error('a figure failed')
  })
  await expect(failed).rejects.toThrow('a figure failed')
  // Whatever a request that ended held would refuse these two.
  const first = await STREAMING.claim('a', 40 * MB)
  first.release()
  const second = await STREAMING.claim('1', 40 * MB)
  second.release()
})

test('a contest whose file is gone is not found', async () => {
  await expect(
    withField(env.FILES, { fileKey: 'no-such-file', userId: 1 }, entryNames),
  ).rejects.toMatchObject({
    code: 'not_found',
  })
})
