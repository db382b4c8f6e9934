import { expect, test } from 'vitest'
import { chunkOf, type ModuleGraph } from './page-chunks.ts'

const PAGE = '?__react-router-build-client-route'
const page = (name: string) => `/repo/app/routes/${name}/route.tsx${PAGE}`
const START = '/repo/app/entry.client.tsx'
const ROOT = `/repo/app/root.tsx${PAGE}`
const FRAME = page('app-shell')

/** A graph in which the imports lead from the left to the right: `[importer, imported]`. */
function graphOf(imports: [string, string][], onDemand: [string, string][] = []): ModuleGraph {
  const importers = (of: [string, string][], id: string) =>
    of.filter(([, to]) => to === id).map(([from]) => from)
  return {
    getModuleInfo: (id) => ({
      isEntry: id === START || id.endsWith(PAGE),
      importers: importers(imports, id),
      dynamicImporters: importers(onDemand, id),
    }),
  }
}

test('what the start of the app imports, also by another module, goes to the script of every page', () => {
  const graph = graphOf([
    [START, 'report'],
    [ROOT, 'session'],
    ['session', 'store'],
    [page('optimizer'), 'store'],
  ])
  expect(['report', 'session', 'store'].map((id) => chunkOf(id, graph))).toEqual(['app', 'app', 'app'])
})

test('what the frame or four of its pages import goes to the script of the frame', () => {
  const graph = graphOf([
    [FRAME, 'sidebar'],
    ...['home', 'optimizer', 'users', 'account'].map((name): [string, string] => [page(name), 'alert']),
    ...['home', 'optimizer', 'users'].map((name): [string, string] => [page(name), 'badge']),
  ])
  expect(chunkOf('sidebar', graph)).toBe('frame')
  expect(chunkOf('alert', graph)).toBe('frame')
  expect(chunkOf('badge', graph)).toBeNull()
})

test('a page without the frame does not load the script of the frame', () => {
  const graph = graphOf([
    [FRAME, 'toast'],
    [page('auth'), 'toast'],
  ])
  expect(chunkOf('toast', graph)).toBe('app')
})

test('what one page alone needs, at once or on demand, goes to its own script', () => {
  const graph = graphOf(
    [
      [page('optimizer'), 'grid'],
      ['grid', 'row'],
      ['dialog', 'row'],
    ],
    [[page('optimizer'), 'dialog']],
  )
  expect(chunkOf('grid', graph)).toBe('optimizer')
  expect(chunkOf('row', graph)).toBe('optimizer')
})

test('not if a part of another page, loaded on demand, needs it as well', () => {
  const graph = graphOf(
    [
      [page('optimizer'), 'rules'],
      ['dialog', 'rules'],
    ],
    [[page('lineups'), 'dialog']],
  )
  expect(chunkOf('rules', graph)).toBeNull()
})

test('what all pages of saved records need and no other page, goes to a script of theirs', () => {
  const saved = ['saved-lineups', 'lineup-detail', 'entry-sets', 'entry-set-detail'].map(page)
  const graph = graphOf(
    [
      ...saved.flatMap((of): [string, string][] => [
        [of, 'menu'],
        [of, 'changes'],
      ]),
      ['outbox', 'changes'],
    ],
    [[FRAME, 'outbox']],
  )
  expect(chunkOf('menu', graph)).toBe('saved')
  expect(chunkOf('changes', graph)).toBe('frame')
})

test('a page itself, and what is loaded on demand only, stay with the bundler', () => {
  const graph = graphOf([['dialog', 'slider']], [[page('optimizer'), 'dialog']])
  expect([page('optimizer'), 'dialog', 'slider'].map((id) => chunkOf(id, graph))).toEqual([null, null, null])
})

test('imports in a circle end', () => {
  const graph = graphOf([
    [page('optimizer'), 'one'],
    ['one', 'other'],
    ['other', 'one'],
  ])
  expect(chunkOf('other', graph)).toBe('optimizer')
})
