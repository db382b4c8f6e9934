import { messageOf } from '../lib/errors.mjs'
import { wrangler, wranglerJson } from './wrangler.mjs'

/**
 * The fields used of wrangler's configuration, as written by the build.
 * @typedef {{
 *   name: string,
 *   main: string,
 *   assets: { directory: string },
 *   vars: Record<string, string>,
 *   d1_databases: { binding: string, database_name: string, database_id?: string, migrations_dir: string }[],
 *   kv_namespaces: { binding: string, id?: string }[],
 *   r2_buckets: { binding: string, bucket_name: string }[],
 *   queues: {
 *     producers: { binding: string, queue: string }[],
 *     consumers: { queue: string, dead_letter_queue?: string }[],
 *   },
 *   ratelimits: { name: string }[],
 * }} WorkerConfig
 *
 * @typedef {{ binding: string | null, name: string, setId?: (id: string) => void }} Resource
 * @typedef {{
 *   of: (config: WorkerConfig) => Resource[],
 *   list: () => Promise<[name: string, id: string][]>,
 *   make: string[],
 * }} Kind
 */

/**
 * The kinds of resources that a Worker is bound to: how to list those of the account, and how to create one. Where the
 * configuration needs an id, `list` gives name -> id and `setId` writes it; the other kinds are bound by name.
 * @type {Kind[]}
 */
const KINDS = [
  {
    of: ({ d1_databases }) =>
      d1_databases.map((one) => ({
        binding: one.binding,
        name: one.database_name,
        setId: (id) => Object.assign(one, { database_id: id }),
      })),
    list: async () => pairsOf(await wranglerJson(['d1', 'list', '--json']), 'name', 'uuid'),
    make: ['d1', 'create'],
  },
  {
    of: ({ name, kv_namespaces }) =>
      kv_namespaces.map((one) => ({
        binding: one.binding,
        name: `${name}-${one.binding}`,
        setId: (id) => Object.assign(one, { id }),
      })),
    list: async () => pairsOf(await wranglerJson(['kv', 'namespace', 'list']), 'title', 'id'),
    make: ['kv', 'namespace', 'create'],
  },
  {
    of: ({ r2_buckets }) => r2_buckets.map(({ binding, bucket_name }) => ({ binding, name: bucket_name })),
    list: async () => namesIn(await wrangler(['r2', 'bucket', 'list'])),
    make: ['r2', 'bucket', 'create'],
  },
  {
    of: ({ queues: { producers, consumers } }) => [
      ...producers.map(({ binding, queue }) => ({ binding, name: queue })),
      ...consumers.flatMap(({ queue, dead_letter_queue = queue }) => [
        { binding: null, name: queue },
        { binding: null, name: dead_letter_queue },
      ]),
    ],
    list: async () => namesIn(await wrangler(['queues', 'list'])),
    make: ['queues', 'create'],
  },
]

/**
 * All resources named in the configuration, whether they exist or not.
 * @param {WorkerConfig} config
 * @returns {Resource[]}
 */
export function resourcesOf(config) {
  return KINDS.flatMap((kind) => kind.of(config))
}

/**
 * Creates missing resources and writes the ids into the configuration. Returns a sentence about the created ones.
 * @param {WorkerConfig} config
 */
export async function provide(config) {
  /** @type {string[]} */
  const made = []
  for (const kind of KINDS) made.push(...(await provideKind(kind, kind.of(config))))
  return made
}

/**
 * @param {Pick<Kind, 'list' | 'make'>} kind
 * @param {readonly Resource[]} wanted
 */
async function provideKind({ list, make }, wanted) {
  if (wanted.length === 0) return []
  const there = new Map(await list())
  const missing = [...new Set(wanted.map(({ name }) => name))].filter((name) => !there.has(name))
  for (const name of missing) await unlessThere(() => wrangler([...make, name]))
  const ids = missing.length > 0 ? new Map(await list()) : there
  for (const { name, setId } of wanted) setId?.(idOf(ids, name))
  return missing
}

/**
 * Creates a resource. "Already exists" is not an error: the list may be paged, or another run may have created it.
 * @param {() => Promise<unknown>} create
 */
async function unlessThere(create) {
  try {
    await create()
  } catch (error) {
    if (!/already (exists|taken|own)/i.test(messageOf(error))) throw error
  }
}

/**
 * @param {ReadonlyMap<string, string>} ids
 * @param {string} name
 */
function idOf(ids, name) {
  const id = ids.get(name)
  if (id === undefined)
    throw new Error(`${name} was made, but the account does not list it yet. Run it again.`)
  return id
}

/**
 * @param {Record<string, string>[]} listed
 * @param {string} name
 * @param {string} id
 * @returns {[string, string][]}
 */
function pairsOf(listed, name, id) {
  return listed.map((one) => [one[name] ?? '', one[id] ?? ''])
}

/**
 * Reads a table meant for people; every word in it counts as a possible name.
 * @param {string} table
 * @returns {[string, string][]}
 */
function namesIn(table) {
  return table.split(/[^\w.-]+/).map((word) => [word, word])
}
