// Makes the first admin of a local store that has no user yet, and prints one line that says what it did. A random
// temporary password is shown this one time: only its hash is kept.
import openArgon2 from '@phi-ag/argon2/node'
import { getPlatformProxy } from 'wrangler'
import { RegisterRequest } from '#contract/auth.ts'
import { createDb, type Db } from '#db/client.ts'
import { insertFirstUser } from '#db/users.ts'
import { hashWith } from '#workers/security/password-hash.ts'
import { TEMPORARY_PASSWORD_LIFETIME_MS, temporaryPassword } from '#workers/security/temporary-password.ts'

const { STATE_DIR, ADMIN_PASSWORD } = process.env

const password = ADMIN_PASSWORD ? chosenPassword(ADMIN_PASSWORD) : temporaryPassword()
const store = await getPlatformProxy<{ DB: D1Database }>({
  configPath: 'wrangler.toml',
  ...(STATE_DIR ? { persist: { path: `${STATE_DIR}/v3` } } : {}),
})
const admin = await insertAdmin(createDb(store.env.DB), Date.now())
await store.dispose()

if (!admin) console.log('not needed, there are users')
else
  console.log(
    `sign in as "admin" with ${ADMIN_PASSWORD ? 'ADMIN_PASSWORD' : `the temporary password ${password}`}`,
  )

async function insertAdmin(db: Db, now: number) {
  return insertFirstUser(db, {
    username: 'admin',
    email: null,
    password: hashWith(await openArgon2(), password),
    role: 'admin',
    mustChangePassword: true,
    temporaryPasswordExpiresAt: now + TEMPORARY_PASSWORD_LIFETIME_MS,
    createdAt: now,
  })
}

/** The same rule as for any other password. */
function chosenPassword(chosen: string): string {
  const checked = RegisterRequest.shape.password.safeParse(chosen)
  if (checked.success) return checked.data
  console.error(`ADMIN_PASSWORD is refused: ${checked.error.issues[0]?.message}`)
  process.exit(1)
}
