import { existsSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'

/**
 * The Worker's variables: those of .dev.vars, overridden by this process's environment.
 * @returns {Record<string, string>}
 */
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
