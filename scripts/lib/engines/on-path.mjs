import { existsSync } from 'node:fs'
import path from 'node:path'

/**
 * Whether a command of that name is installed.
 * @param {string} command
 */
export function onPath(command) {
  return (process.env.PATH ?? '')
    .split(path.delimiter)
    .some((folder) => existsSync(path.join(folder, command)))
}
