import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { unstable_readConfig as readConfig } from 'wrangler'

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url))
const folder = mkdtempSync(path.join(tmpdir(), 'deploy-'))
afterAll(() => rmSync(folder, { recursive: true }))

const KEY = 'sk-secret-key'
const NAME = 'dfs-lineup-optimizer'
const COMPLETE = {
  d1: [NAME],
  kv: [`${NAME}-FLOWS`],
  r2: [`${NAME}-files`],
  queues: [`${NAME}-jobs`, `${NAME}-jobs-dlq`, `${NAME}-simulations`],
  secrets: ['OPENAI_API_KEY'],
  migrated: ['DB'],
}

test('an empty account gets all resources, in an order that allows a rollback; a second run creates nothing', () => {
  const account = newAccount()
  const first = publish(account)
  expect(first.status).toBe(0)
  expect(account.holds()).toEqual(COMPLETE)
  const calls = account.calls()
  const order = ['d1 create', 'secret bulk', 'd1 time-travel info', 'd1 migrations apply', 'deploy']
  const places = order.map((words) => calls.findIndex((call) => call.startsWith(words)))
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  expect(places).not.toContain(-1)

  expect(first.stdout).toContain('https://dfs.example.workers.dev is version v-7')
  expect(first.stdout).toContain(`npx wrangler rollback --name ${NAME}`)
  expect(first.stdout).toContain(`npx wrangler d1 time-travel restore ${NAME} --bookmark=bookmark-0`)
  expect(first.stdout).toContain('DISCORD_CLIENT_ID and DISCORD_CLIENT_SECRET not set')
  expect(first.stdout + first.stderr + calls.join()).not.toContain(KEY)
  expect(account.config()).toMatchObject({
    vars: { APP_ENV: 'production' },
    d1_databases: [{ binding: 'DB', database_id: `id-of-${NAME}` }],
    kv_namespaces: [{ binding: 'FLOWS', id: `id-of-${NAME}-FLOWS` }],
  })

  const second = publish(account)
  expect(second.status).toBe(0)
  expect(second.stdout).toContain('Resources ... all there')
  expect(
    account
      .calls()
      .slice(calls.length)
      .filter((call) => /create|secret bulk/.test(call)),
  ).toEqual([])
  const bookmarks = account.log().flatMap((entry) => (entry.bookmarks ? [entry.bookmarks] : []))
  expect(bookmarks).toEqual([{ [NAME]: 'bookmark-0' }, { [NAME]: 'bookmark-1' }])
})

test('existing resources are used, missing ones are created', () => {
  const account = newAccount({ d1: [NAME], queues: [`${NAME}-jobs-dlq`], r2: ['other-account-files'] })
  expect(publish(account).stdout).toContain(
    `made ${NAME}-FLOWS, ${NAME}-files, ${NAME}-jobs, ${NAME}-simulations (`,
  )
  expect(account.holds()).toEqual({ ...COMPLETE, r2: [`${NAME}-files`, 'other-account-files'] })
})

test('after a failure of any read, and after the effect of any change, a second run completes the deployment without duplicates', () => {
  // In the order of the run: when a call fails, the resources of the earlier calls exist. A change that fails before its effect leaves what the failed read before it left.
  const reads = [
    'd1 list',
    'kv namespace list',
    'r2 bucket list',
    'queues list',
    'secret list',
    'd1 time-travel',
  ]
  const calls = [
    ...[
      'd1 list',
      'd1 create',
      'kv namespace list',
      'kv namespace create',
      'r2 bucket list',
      'r2 bucket create',
    ],
    ...[
      'queues list',
      'queues create',
      'secret list',
      'secret bulk',
      'd1 time-travel',
      'd1 migrations',
      'deploy',
    ],
  ]
  const account = newAccount()
  for (const call of calls) {
    const when = reads.includes(call) ? 'before' : 'after'
    const broken = publish(account, { FAIL_ON: call, FAIL_WHEN: when })
    expect(broken.status, `${call} fails ${when}`).toBe(1)
    expect(broken.stderr).toContain('Network connection lost')
    expect(account.calls().at(-1)).toMatch(new RegExp(`^${call}`))
  }
  expect(publish(account).status).toBe(0)
  expect(account.holds()).toEqual(COMPLETE)
})

test('without a sign-in, with half of a secret pair or with an unknown binding nothing is created', () => {
  const stranger = newAccount()
  rmSync(path.join(stranger.folder, 'signed-in'))
  expect(publish(stranger).stderr).toContain('Run `npx wrangler login`, or set CLOUDFLARE_API_TOKEN.')
  expect(stranger.calls()).toEqual(['whoami --json'])

  const half = publish(newAccount(), { GOOGLE_CLIENT_ID: 'id' })
  expect(half.stderr).toContain('GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET belong together')

  const unknown = newAccount({}, { services: [{ binding: 'BILLING', service: 'billing' }] })
  expect(publish(unknown).stderr).toContain('Nothing makes what is bound as BILLING')
  const without = newAccount({}, { kv_namespaces: [] })
  expect(publish(without).stderr).toContain('FLOWS is not bound')
})

type Holdings = Partial<Record<keyof typeof COMPLETE, string[]>>

let accounts = 0
/** A checkout with a build, and an account with only the given resources. */
function newAccount(there: Holdings = {}, config: object = {}) {
  const checkout = path.join(folder, String(accounts++))
  const account = path.join(checkout, 'account')
  for (const kind of Object.keys(COMPLETE) as (keyof typeof COMPLETE)[]) {
    mkdirSync(path.join(account, kind), { recursive: true })
    for (const name of there[kind] ?? []) writeFileSync(path.join(account, kind, name), '')
  }
  writeFileSync(path.join(account, 'signed-in'), '')
  mkdirSync(path.join(checkout, 'build/server'), { recursive: true })
  writeFileSync(path.join(checkout, 'build/server/wrangler.json'), JSON.stringify({ ...BUILT, ...config }))
  const lines = (file: string) => readFileSync(path.join(checkout, file), 'utf8').trim().split('\n')
  return {
    checkout,
    folder: account,
    calls: () => lines('account/calls'),
    log: () => lines('.wrangler/deployments.jsonl').map((line) => JSON.parse(line)),
    config: () => JSON.parse(lines('.wrangler/production.json').join('\n')),
    holds: () =>
      Object.fromEntries(Object.keys(COMPLETE).map((kind) => [kind, readdirSync(path.join(account, kind))])),
  }
}

/** The configuration that a build of this repository writes. */
const BUILT = {
  ...readConfig({ config: here('../../wrangler.toml') }),
  main: 'index.js',
  assets: { directory: '../client' },
}

function publish(account: ReturnType<typeof newAccount>, env: Record<string, string> = {}) {
  const script = `import { publish } from ${JSON.stringify(here('publish.mjs'))}
    import { main } from ${JSON.stringify(here('../lib/step.mjs'))}
    main(() => publish({ askForSecrets: false }))`
  return spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: account.checkout,
    encoding: 'utf8',
    env: {
      PATH: `${here('testing')}${path.delimiter}${process.env.PATH}`,
      ACCOUNT: account.folder,
      OPENAI_API_KEY: KEY,
      ...env,
    } as unknown as NodeJS.ProcessEnv,
  })
}
