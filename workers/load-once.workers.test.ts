import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => vi.restoreAllMocks())

test.each([
  [
    'the module that hashes passwords',
    async () => {
      const { hashPassword } = await import('./security/password.ts')
      return () => hashPassword('correct horse battery')
    },
  ],
  [
    "the optimizer's kernel",
    async () => {
      const { loadKernel } = await import('#optimizer/kernel.worker.ts')
      return loadKernel
    },
  ],
])('%s that failed to start is started again for the next request', async (_, load) => {
  // As in a new isolate.
  vi.resetModules()
  const use = await load()
  vi.spyOn(WebAssembly, 'instantiate').mockRejectedValueOnce(new Error('no memory'))
  await expect(use()).rejects.toThrow('no memory')
  expect(await use()).toBeTruthy()
})
