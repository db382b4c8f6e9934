// `npm run admin -- create NAME [--email E] [--remote]` makes an admin; `npm run admin -- reset NAME [--remote]` gives
// any user, also an admin, a new temporary password. For the operator; it needs no session. Without --remote it works on
// the local store. The temporary password is printed once, since only its hash is stored.
import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { RegisterRequest } from '#contract/auth.ts'
import { parseInput } from '#contract/parse-input.ts'
import { setTemporaryPassword } from '#db/accounts/user-administration.ts'
import { findCredentials, insertUser } from '#db/accounts/users.ts'
import type { Directory } from '#db/client.ts'
import { takenNameRefusal } from '#workers/services/auth/taken-name.ts'
import { PRODUCTION } from './deploy/production.ts'
import { newAdmin } from './lib/new-admin.ts'
import { issueTemporaryPassword } from './lib/temporary-password.ts'
import { wranglerDirectory } from './lib/wrangler-directory.ts'

const USAGE = `npm run admin -- create NAME [--email E] [--remote]
npm run admin -- reset NAME [--remote]`

try {
  console.log(await main(process.argv.slice(2)))
} catch (error) {
  // The database layer keeps the reason in the cause; its own message holds the statement and the hash.
  const { message, cause } = error as Error
  console.error(cause instanceof Error ? cause.message : message)
  process.exit(1)
}

async function main(args: string[]): Promise<string> {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { email: { type: 'string' }, remote: { type: 'boolean', default: false } },
  })
  const [verb, name, ...rest] = positionals
  if (name === undefined || rest.length > 0) throw new Error(USAGE)
  const directory = wranglerDirectory(values.remote ? deployed() : local())
  if (verb === 'create') return create(directory, name, values.email)
  if (verb === 'reset' && values.email === undefined) return reset(directory, name)
  throw new Error(USAGE)
}

async function create(directory: Directory, name: string, emailAddress: string | undefined): Promise<string> {
  const now = Date.now()
  const password = await issueTemporaryPassword(now)
  // The name and email must pass the rules of a registration.
  const asked = { username: name, email: emailAddress, password: password.clear }
  const { username, email } = parseInput(RegisterRequest, asked)
  const admin = newAdmin({ username, email, password, now })
  const made = await insertUser(directory, admin)
  if (!made.ok) throw new Error(takenNameRefusal(made.error).message)
  return told(made.value.username, password.clear)
}

async function reset(directory: Directory, name: string): Promise<string> {
  // An account from before the rules for names can be reset too.
  const known = await findCredentials(directory, name)
  if (!known) throw new Error('User not found')
  const password = await issueTemporaryPassword(Date.now())
  await setTemporaryPassword(directory, {
    userId: known.id,
    password: password.hash,
    expiresAt: password.expiresAt,
  })
  return told(known.username, password.clear)
}

function told(username: string, password: string): string {
  return `Sign in as "${username}" within 7 days with the temporary password ${password}`
}

/** As `npm start` does. */
function local(): string[] {
  const where = process.env.STATE_DIR ? ['--persist-to', process.env.STATE_DIR] : []
  return ['--local', '--config', 'wrangler.toml', ...where]
}

/** The account's ids stand in what the deployment wrote down. */
function deployed(): string[] {
  if (existsSync(PRODUCTION)) return ['--remote', '--config', PRODUCTION]
  throw new Error('Run `npm run deploy` here first: it finds out which database is meant.')
}
