import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { parseEnv } from 'node:util'

const SNAPSHOT = 'build/server/.dev.vars'

/** The Worker's variables: those of .dev.vars, overruled by what this process has in its environment. */
export function workerVars() {
  const ownFile = existsSync('.dev.vars') ? parseEnv(readFileSync('.dev.vars', 'utf8')) : {}
  const known = Object.keys(parseEnv(readFileSync('.dev.vars.example', 'utf8')))
  const names = [...new Set([...known, ...Object.keys(ownFile)])]
  return Object.fromEntries(
    names
      .map((name) => [name, process.env[name] ?? ownFile[name]])
      .filter(([, value]) => value !== undefined),
  )
}

/**
 * Hands variables to the built Worker. The preview server reads them from a file that the build leaves beside the
 * Worker, a copy of .dev.vars as it was then; so that file is written anew at every start.
 */
export function handToBuiltWorker(vars) {
  const lines = Object.entries(vars).map(([name, value]) => `${name}=${quoted(name, value)}\n`)
  writeFileSync(SNAPSHOT, lines.join(''), { mode: 0o600 })
}

/** The file's format has three quotes and no way to escape them; inside "..." a backslash would be read as an escape. */
function quoted(name, value) {
  const quote = ["'", '`', '"'].find((mark) => !value.includes(mark))
  if (quote === undefined || (quote === '"' && /[\\\n\r]/.test(value))) {
    throw new Error(
      `The value of ${name} cannot be handed on: it holds all of ' \` " or a line break beside them.`,
    )
  }
  return `${quote}${value}${quote}`
}
