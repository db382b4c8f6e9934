import { expect, test } from 'vitest'
import { checkEnvironment } from './env.ts'

const complete = {
  DB: { prepare() {} },
  FILES: { head() {} },
  FLOWS: { getWithMetadata() {} },
  JOBS: { send() {} },
  SIMULATIONS: { send() {} },
  SIGN_IN_LIMIT: { limit() {} },
  SIGN_IN_NETWORK_LIMIT: { limit() {} },
  APP_ENV: 'development',
}

test('all errors of a configuration are named at once', () => {
  expect(() => checkEnvironment(complete as unknown as Env)).not.toThrow()
  const broken = { ...complete, DB: undefined, FILES: {}, APP_ENV: 'staging' }
  expect(() => checkEnvironment(broken as unknown as Env)).toThrow(
    'Broken configuration: DB is not bound, FILES is not bound, APP_ENV must be development or production',
  )
})
