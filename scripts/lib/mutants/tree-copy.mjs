import { execFileSync } from 'node:child_process'
import { cpSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/**
 * A copy of all tracked and addable files, and of the ignored ones that tests need; removed when the process ends.
 * @param {(from: string, to: string) => void} [bringModules] makes the copy's node_modules
 */
export function copyOfTree(bringModules = linkModules) {
  const tree = mkdtempSync(path.join(tmpdir(), 'tree-'))
  process.on('exit', () => rmSync(tree, { recursive: true, force: true }))
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'])
  for (const file of files.toString().split('\0').filter(isFile)) cpSync(file, path.join(tree, file))
  bringModules(path.resolve('node_modules'), path.join(tree, 'node_modules'))
  mkdirSync(path.join(tree, 'optimizer-wasm/build'), { recursive: true })
  return tree
}

/**
 * Links each package separately, so that vite's cache among them is not shared.
 * @param {string} from
 * @param {string} to
 */
function linkModules(from, to) {
  mkdirSync(to)
  for (const name of readdirSync(from).filter((entry) => !entry.startsWith('.vite')))
    symlinkSync(path.join(from, name), path.join(to, name))
}

/** @param {string} name */
function isFile(name) {
  return lstatSync(name, { throwIfNoEntry: false })?.isFile() ?? false
}
