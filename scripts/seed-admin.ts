// Makes the first admin of a local store that has no user yet, and prints one line that says what it did. A random
// temporary password is shown this one time: only its hash is kept.
import { getPlatformProxy } from 'wrangler'
import { RegisterRequest } from '#contract/auth.ts'
import { createDirectory, type Directory, FIRST_DATABASE } from '#db/client.ts'
import { insertFirstUser } from '#db/users.ts'
import { issueTemporaryPassword } from './lib/temporary-password.ts'

const { STATE_DIR, ADMIN_PASSWORD } = process.env

const now = Date.now()
const password = await issueTemporaryPassword(
  now,
  ADMIN_PASSWORD ? chosenPassword(ADMIN_PASSWORD) : undefined,
)
const store = await getPlatformProxy<{ DB: D1Database }>({
  configPath: 'wrangler.toml',
  ...(STATE_DIR ? { persist: { path: `${STATE_DIR}/v3` } } : {}),
})
const admin = await insertAdmin(createDirectory(store.env.DB))
await store.dispose()

if (!admin) console.log('not needed, there are users')
else
  console.log(
    `sign in as "admin" with ${ADMIN_PASSWORD ? 'ADMIN_PASSWORD' : `the temporary password ${password.clear}`}`,
  )

async function insertAdmin(directory: Directory) {
  return insertFirstUser(directory, {
    username: 'admin',
    email: null,
    password: password.hash,
    role: 'admin',
    mustChangePassword: true,
    temporaryPasswordExpiresAt: password.expiresAt,
    database: FIRST_DATABASE,
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
