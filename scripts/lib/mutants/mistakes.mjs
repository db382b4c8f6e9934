import { parseSync } from 'vite'

/**
 * A mistake that a program can make in a source: the text from `start` to `end` becomes `text`.
 * @typedef {{ start: number, end: number, text: string, what: string }} Mistake
 * @typedef {{ type: string, start: number, end: number, [field: string]: any }} Node
 */

/** The next wider or the opposite operator. Comparisons are taken once too often or too seldom, not turned around. */
const OPERATORS = /** @type {Record<string, string>} */ ({
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
  '&&': '||',
  '||': '&&',
  '+=': '-=',
  '-=': '+=',
})

const METHODS = /** @type {Record<string, string>} */ ({
  some: 'every',
  every: 'some',
  min: 'max',
  max: 'min',
  floor: 'ceil',
  ceil: 'floor',
})

/** Methods whose result can stand in for by what they are called on. */
const LEFT_OUT = new Set(['filter', 'sort', 'toSorted', 'reverse', 'toReversed', 'slice', 'trim'])

/** The checks by which a service learns its caller, and the caller that it would have without them. */
const CALLER_CHECKS = new Set(['requireUser', 'requireSignedIn', 'requireAdmin'])
const UNCHECKED_CALLER = '(ctx.user ?? ({ id: 0 } as never))'

/** Each audience of a route and the next wider one. */
const WIDER = /** @type {Record<string, string>} */ ({
  admin: 'settled',
  settled: 'signed_in',
  signed_in: 'anyone',
})

/**
 * All mistakes of a TypeScript source, in its order. Types, imports, thrown errors and what is written to the log stay.
 * @param {string} file its name tells the language
 * @param {string} source
 * @returns {Mistake[]}
 */
export function mistakesIn(file, source) {
  const { program, errors } = parseSync(file, source)
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`)
  /** @type {Mistake[]} */
  const found = []
  visit(/** @type {Node} */ (/** @type {unknown} */ (program)), null)
  return found.sort((a, b) => a.start - b.start || a.end - b.end)

  /** @param {Node} node */
  function textOf(node) {
    return source.slice(node.start, node.end)
  }

  /**
   * @param {{ start: number, end: number }} place
   * @param {string} text
   */
  function add({ start, end }, text) {
    const line = (/** @type {string} */ code) => code.replace(/\s+/g, ' ').slice(0, 60)
    const before = line(source.slice(start, end))
    found.push({ start, end, text, what: text === '' ? `without ${before}` : `${before} -> ${line(text)}` })
  }

  /**
   * @param {Node} node
   * @param {Node | null} parent
   */
  function visit(node, parent) {
    if (isLeft(node)) return
    mistakesAt(node, parent)
    for (const value of Object.values(node))
      for (const child of Array.isArray(value) ? value : [value])
        if (child && typeof child.type === 'string') visit(child, node)
  }

  /**
   * @param {Node} node
   * @param {Node | null} parent
   */
  function mistakesAt(node, parent) {
    switch (node.type) {
      case 'BinaryExpression':
      case 'LogicalExpression':
      case 'AssignmentExpression':
        return operatorOf(node)
      case 'UnaryExpression':
        if (node.operator === '!') add(node, textOf(node.argument))
        return
      case 'ConditionalExpression':
        return add(node, `${textOf(node.test)} ? ${textOf(node.alternate)} : ${textOf(node.consequent)}`)
      case 'Literal':
        if (typeof node.value === 'boolean') add(node, String(!node.value))
        else if (isCounted(node, parent)) add(node, String(node.value + 1))
        return
      case 'TemplateLiteral':
        if (parent?.type !== 'TaggedTemplateExpression') add(node, "''")
        return
      case 'ArrayExpression':
        return arrayOf(node)
      case 'IfStatement':
        // A condition that ends a function or a turn of a loop is forgotten.
        if (!node.alternate && endsEarly(node.consequent)) add(node, '')
        return
      case 'ExpressionStatement':
        return statementOf(node.expression, node)
      case 'CallExpression':
        return callOf(node)
    }
  }

  /** @param {Node} node */
  function operatorOf({ operator, left, right }) {
    const other = OPERATORS[operator]
    const isText = operator === '+' && [left, right].some(isTextual)
    if (!other || isText) return
    const start = left.end + source.slice(left.end, right.start).indexOf(operator)
    add({ start, end: start + operator.length }, other)
  }

  /** @param {Node} node */
  function arrayOf(node) {
    const [first] = node.elements
    if (file.endsWith('access-table.ts') && first?.type === 'Literal' && WIDER[first.value])
      add(first, `'${WIDER[first.value]}'`)
    else if (
      node.elements.length > 1 &&
      node.elements.every((/** @type {Node} */ each) => each?.type !== 'Literal')
    )
      add(node, '[]')
  }

  /**
   * @param {Node} expression
   * @param {Node} statement
   */
  function statementOf(expression, statement) {
    const call = expression.type === 'AwaitExpression' ? expression.argument : expression
    if (call.type === 'CallExpression' && call.callee.type !== 'Super' && !isLeft(call)) add(statement, '')
  }

  /** @param {Node} node */
  function callOf(node) {
    const { callee, arguments: given } = node
    if (callee.type === 'Identifier') {
      if (CALLER_CHECKS.has(callee.name)) add(node, UNCHECKED_CALLER)
      if (callee.name === 'eq' && given[0] && /\.userId$/.test(textOf(given[0])))
        add(node, `eq(${textOf(given[0])}, ${textOf(given[0])})`)
      if (callee.name === 'and' && given.length > 1)
        for (const left of given)
          add(
            node,
            `and(${given
              .filter((/** @type {Node} */ each) => each !== left)
              .map(textOf)
              .join(', ')})`,
          )
    }
    if (callee.type !== 'MemberExpression' || callee.computed) return
    const { name } = callee.property
    const other = Object.hasOwn(METHODS, name) ? METHODS[name] : undefined
    if (other) add(callee.property, other)
    if (LEFT_OUT.has(name)) add(node, textOf(callee.object))
  }
}

/** @param {Node} node */
function isLeft(node) {
  const { type } = node
  if (type === 'ImportDeclaration' || type === 'ThrowStatement' || type === 'Decorator') return true
  if (type === 'CallExpression') {
    const owner = node.callee.type === 'MemberExpression' ? node.callee.object.name : null
    return owner === 'console' || node.callee.name === 'log'
  }
  return /^TS/.test(type) && !/^TS(As|NonNull|Satisfies)/.test(type)
}

/**
 * @param {Node} node
 * @returns {boolean}
 */
function isTextual({ type, value, left, right }) {
  if (type === 'BinaryExpression') return isTextual(left) || isTextual(right)
  return type === 'TemplateLiteral' || typeof value === 'string'
}

/**
 * A number that something is compared or computed with, or that says where a list is cut.
 * @param {Node} node
 * @param {Node | null} parent
 */
function isCounted({ value }, parent) {
  if (!Number.isInteger(value) || !parent) return false
  if (parent.type === 'BinaryExpression')
    return !/^[=!]==$|[*/%|&<>]{1,3}$/.test(parent.operator) || /^[<>]=?$/.test(parent.operator)
  return parent.type === 'CallExpression' && /^(?:slice|at)$/.test(parent.callee.property?.name)
}

/** @param {Node} statement */
function endsEarly(statement) {
  const last = statement.type === 'BlockStatement' ? statement.body.at(-1) : statement
  return /^(?:Return|Continue|Break|Throw)Statement$/.test(last?.type ?? '')
}
