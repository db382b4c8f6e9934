/**
 * @typedef {{ version?: string, resolved?: string, integrity?: string, license?: string, dev?: boolean, optional?: boolean,
 *   devOptional?: boolean, link?: boolean, dependencies?: Record<string, string>, optionalDependencies?: Record<string, string>,
 *   devDependencies?: Record<string, string>, peerDependencies?: Record<string, string> }} Package
 * @typedef {{ name: string, version: string, packages: Record<string, Package> }} Lock
 */

const FOLDER = 'node_modules/'

/**
 * The list of an app's packages as CycloneDX 1.6: each package of `package-lock.json` once for each version, and which needs which.
 * The same lock file gives the same text: no time and no random number is in it.
 * @param {Lock} lock
 */
export function sbomOf(lock) {
  const root = lock.packages[''] ?? {}
  const rootRef = `pkg:npm/${lock.name}@${lock.version}`
  /** @type {Map<string, { component: object, needs: Set<string> }>} */
  const byRef = new Map()
  for (const [folder, each] of Object.entries(lock.packages)) {
    if (folder === '' || each.link) continue
    const ref = refOf(folder, each)
    const found = byRef.get(ref) ?? { component: componentOf(folder, each), needs: new Set() }
    for (const need of needsOf(folder, each, lock)) found.needs.add(need)
    byRef.set(ref, found)
  }
  const sorted = [...byRef].sort(([a], [b]) => (a < b ? -1 : 1))
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      component: {
        type: 'application',
        name: lock.name,
        version: lock.version,
        'bom-ref': rootRef,
        purl: rootRef,
      },
    },
    components: sorted.map(([, { component }]) => component),
    dependencies: [
      { ref: rootRef, dependsOn: [...needsOf('', root, lock)].sort() },
      ...sorted.map(([ref, { needs }]) => ({ ref, dependsOn: [...needs].sort() })),
    ],
  }
}

/**
 * @param {string} folder
 * @param {Package} each
 */
function componentOf(folder, each) {
  const ref = refOf(folder, each)
  const hash = each.integrity?.match(/sha512-(\S+)/)?.[1]
  return {
    type: 'library',
    'bom-ref': ref,
    name: nameOf(folder),
    version: each.version ?? '',
    // Tools of the build and of tests are not in what is deployed.
    scope: each.dev || each.devOptional ? 'excluded' : each.optional ? 'optional' : 'required',
    ...(hash ? { hashes: [{ alg: 'SHA-512', content: Buffer.from(hash, 'base64').toString('hex') }] } : {}),
    ...(each.license ? { licenses: [licenseOf(each.license)] } : {}),
    purl: ref,
    ...(each.resolved ? { externalReferences: [{ type: 'distribution', url: each.resolved }] } : {}),
  }
}

/** @param {string} license */
function licenseOf(license) {
  return /^SEE |^UNLICENSED$/.test(license) ? { license: { name: license } } : { expression: license }
}

/**
 * The packages that it needs and that are installed, as Node finds them: in its own folder, else in those around it.
 * @param {string} folder
 * @param {Package} each
 * @param {Lock} lock
 */
function needsOf(folder, each, lock) {
  const names = Object.keys({
    ...each.dependencies,
    ...each.optionalDependencies,
    ...each.peerDependencies,
    ...(folder === '' ? each.devDependencies : {}),
  })
  return new Set(
    names.flatMap((name) => {
      const found = foldersFrom(folder).find((around) => lock.packages[`${around}${FOLDER}${name}`])
      if (found === undefined) return []
      const place = `${found}${FOLDER}${name}`
      return [refOf(place, /** @type {Package} */ (lock.packages[place]))]
    }),
  )
}

/**
 * @param {string} folder
 * @returns {string[]} each with a slash at its end, the nearest first
 */
function foldersFrom(folder) {
  if (folder === '') return ['']
  const around = folder.slice(0, folder.lastIndexOf(FOLDER))
  return [`${folder}/`, ...foldersFrom(around.replace(/\/$/, ''))]
}

/**
 * @param {string} folder
 * @param {Package} each
 */
function refOf(folder, each) {
  return `pkg:npm/${nameOf(folder).replace('@', '%40')}@${each.version}`
}

/** @param {string} folder */
function nameOf(folder) {
  return folder.slice(folder.lastIndexOf(FOLDER) + FOLDER.length)
}
