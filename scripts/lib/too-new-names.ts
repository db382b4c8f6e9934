import { parseAst } from 'vite'

/*
 * Names that no browser as old as docs/browsers.md's oldest has, after MDN's tables: each is missing in Safari 16.4, in
 * Chrome 111 or in Firefox 115. Names that older objects have too, such as `union` or `take`, are left to the type check.
 */

/** Globals, and members of globals. */
const GLOBALS = new Set(
  `Array.fromAsync AbortSignal.any CSS.registerProperty CSS.highlights Error.isError Intl.DurationFormat Intl.Segmenter
  Iterator.from Map.groupBy Math.f16round Math.sumPrecise Object.groupBy Promise.try Promise.withResolvers RegExp.escape
  Response.json URL.canParse URL.parse CookieStore CloseWatcher DocumentPictureInPicture EditContext Float16Array Highlight
  NavigateEvent Navigation Sanitizer SharedStorage Temporal URLPattern ViewTransition cookieStore documentPictureInPicture
  navigation requestIdleCallback scheduler showDirectoryPicker showOpenFilePicker showSaveFilePicker`.split(
    /\s+/,
  ),
)

/** Members of any object. */
const MEMBERS = new Set(
  `checkVisibility difference getHTML getOrInsert getOrInsertComputed hidePopover isDisjointFrom isSubsetOf isSupersetOf
  isWellFormed moveBefore requestClose scrollIntoViewIfNeeded setFromBase64 setFromHex setHTMLUnsafe showPopover
  startViewTransition symmetricDifference toBase64 toHex togglePopover toWellFormed transferToFixedLength
  transferToImmutable userActivation waitAsync`.split(/\s+/),
)

/** The too new names that a script uses, each once: `Map.groupBy`, `.toWellFormed`. */
export function tooNewNames(source: string): string[] {
  const found = new Set<string>()
  walk(parseAst(source), ({ type, name, object, property, computed }) => {
    if (type === 'Identifier' && name && GLOBALS.has(name)) found.add(name)
    if (type !== 'MemberExpression') return
    const member = computed ? property?.value : property?.name
    if (typeof member !== 'string') return
    if (MEMBERS.has(member)) found.add(`.${member}`)
    if (object?.type !== 'Identifier') return
    const whole = `${object.name}.${member}`
    if (GLOBALS.has(whole)) found.add(whole)
    if (/^(window|self|globalThis|document)$/.test(object.name ?? '') && GLOBALS.has(member))
      found.add(member)
  })
  return [...found].sort()
}

/**
 * Colours in a style sheet that are newer than sRGB and have no fall-back for old browsers: outside of `@supports`, and
 * without a declaration of the same property before.
 */
export function colorsWithoutFallback(css: string): string[] {
  const blocks = withoutSupports(css).match(/\{[^{}]*\}/g) ?? []
  return blocks.flatMap((block) => {
    const declarations = block.slice(1, -1).split(';')
    return declarations.filter(
      (each, i) => NEW_COLOR.test(each) && propertyOf(each) !== propertyOf(declarations[i - 1] ?? ''),
    )
  })
}

const NEW_COLOR = /\b(?:oklch|oklab|lch|lab|color|color-mix|light-dark)\(/

function propertyOf(declaration: string): string {
  return declaration.split(':')[0]!.trim()
}

/** The style sheet without its `@supports` blocks. */
function withoutSupports(css: string): string {
  let kept = ''
  let from = 0
  for (let at = css.indexOf('@supports'); at >= 0; at = css.indexOf('@supports', from)) {
    kept += css.slice(from, at)
    from = endOfBlock(css, at)
  }
  return kept + css.slice(from)
}

function endOfBlock(css: string, start: number): number {
  let depth = 0
  for (let at = css.indexOf('{', start); at < css.length; at++) {
    if (css[at] === '{') depth++
    if (css[at] === '}' && --depth === 0) return at + 1
  }
  return css.length
}

/** The fields of a syntax node used here. */
type Node = {
  type: string
  name?: string
  value?: unknown
  object?: Node
  property?: Node
  computed?: boolean
}

/** Visits every node; property names in literals, classes and declarations are not uses and are skipped. */
function walk(node: unknown, visit: (node: Node) => void): void {
  if (Array.isArray(node)) {
    for (const each of node) walk(each, visit)
    return
  }
  if (!isNode(node)) return
  visit(node)
  for (const [key, value] of Object.entries(node)) {
    const isName = (key === 'key' || key === 'property') && !node.computed
    if (!isName) walk(value, visit)
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}
