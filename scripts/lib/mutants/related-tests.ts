import path from 'node:path'
import { importsOf } from '../module-imports.ts'

/** A test of workerd takes longer to begin: it is asked after this many imports more. */
const LATER = 2

/**
 * For each file the tests that import it, directly or not, the nearest first. A kernel's source is imported by what loads
 * its compiled module.
 */
export function relatedTests(files: readonly string[]): (file: string) => string[] {
  const importers = new Map<string, string[]>()
  for (const file of files)
    for (const { to } of importsOf(file)) importers.set(to, [...(importers.get(to) ?? []), file])
  return (file) => {
    const from = /\/assembly\//.test(file) ? file.replace(/assembly\/.*/, 'kernel.node.ts') : file
    const distances = new Map([[from, 0]])
    // A map is read in the order in which it was filled, also what is added meanwhile.
    for (const [module, distance] of distances)
      for (const importer of importers.get(module) ?? [])
        if (!distances.has(importer)) distances.set(importer, distance + 1)
    const folder = path.dirname(from)
    // Tests that are equally near: those of the folder come first, then those that are named after it.
    const kinship = (test: string) =>
      path.dirname(test) === folder ? 0.5 : test.includes(path.basename(folder)) ? 0.25 : 0
    const rank = ([test, distance]: [string, number]) =>
      distance + (isOfWorkerd(test) ? LATER : 0) - kinship(test)
    return [...distances]
      .filter(([each]) => /\.test\.tsx?$/.test(each))
      .sort((a, b) => rank(a) - rank(b) || (a[0] < b[0] ? -1 : 1))
      .map(([test]) => test)
  }
}

export function isOfWorkerd(test: string): boolean {
  return test.includes('.workers.')
}
