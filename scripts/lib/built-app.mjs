import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { sum } from './measure.mjs'

/**
 * The fields of a route in React Router's manifest, or of the entry (without `parentId`).
 * @typedef {{ module: string, imports: string[], parentId?: string }} BuiltRoute
 * @typedef {{ entry: BuiltRoute, routes: Record<string, BuiltRoute> }} Manifest
 */

const CLIENT = 'build/client'

/** Route id -> gzipped bytes of all scripts that its page loads before the first click. */
export function initialScriptBytes() {
  const manifest = readManifest()
  return Object.fromEntries(
    Object.keys(manifest.routes).map((id) => [id, sum(initialScripts(manifest, id).map(gzippedBytes))]),
  )
}

const THREAD = /\/[a-z]+-worker-/

/** The scripts that are loaded on demand, the largest first; without workers and wasm. */
export function lazyScripts() {
  const manifest = readManifest()
  const initial = new Set(Object.keys(manifest.routes).flatMap((id) => initialScripts(manifest, id)))
  return assets('.js')
    .filter((file) => !initial.has(file) && !/\/manifest-/.test(file) && !THREAD.test(file))
    .map((file) => ({ file, bytes: gzippedBytes(file) }))
    .sort((one, other) => other.bytes - one.bytes)
}

/** The largest script of a thread of its own, which no page waits for. */
export function threadBytes() {
  return Math.max(
    ...assets('.js')
      .filter((file) => THREAD.test(file))
      .map(gzippedBytes),
  )
}

export function styleBytes() {
  return sum(assets('.css').map(gzippedBytes))
}

/**
 * React Router's manifest of the files of each route: a script that sets one global variable.
 * @returns {Manifest}
 */
function readManifest() {
  const [file] = assets('.js').filter((name) => name.startsWith('/assets/manifest-'))
  if (!file) throw new Error('There is no built app: `npm run build` makes one.')
  const source = readFileSync(path.join(CLIENT, file), 'utf8')
  return JSON.parse(source.slice(source.indexOf('{'), source.lastIndexOf('}') + 1))
}

/**
 * The files of the entry, the route and its parent routes, with everything that they import.
 * @param {Manifest} manifest
 * @param {string} id
 */
function initialScripts({ entry, routes }, id) {
  const files = new Set([entry.module, ...entry.imports])
  for (let route = routes[id]; route; route = routes[route.parentId ?? ''])
    for (const file of [route.module, ...route.imports]) files.add(file)
  return [...files]
}

/** @param {string} extension */
function assets(extension) {
  return readdirSync(path.join(CLIENT, 'assets'))
    .filter((name) => name.endsWith(extension))
    .map((name) => `/assets/${name}`)
}

/** @param {string} file */
function gzippedBytes(file) {
  return gzipSync(readFileSync(path.join(CLIENT, file))).length
}
