import { until } from './waiting.mjs'

/**
 * @typedef {{
 *   version: string,
 *   open: (url: string) => Promise<unknown>,
 *   back: () => Promise<unknown>,
 *   evaluate: (expression: string) => Promise<any>,
 *   close: () => Promise<void>,
 * }} Engine
 * @typedef {ReturnType<typeof pageOf>} Page
 * @typedef {HTMLButtonElement & HTMLLabelElement} Found a link, a button or a label
 */

/**
 * The actions of a user on a page, by the names on the screen, in any engine: `engine` opens addresses, goes back and
 * evaluates expressions. Each action waits for the elements it needs.
 * @param {Pick<Engine, 'open' | 'back' | 'evaluate'>} engine
 * @param {string} base
 */
export function pageOf(engine, base) {
  /** @param {string} expression */
  const ask = (expression) => engine.evaluate(`(${IN_PAGE})().${expression}`)
  /** @param {...string} words */
  const quoted = (...words) => words.map((word) => JSON.stringify(word)).join(', ')
  return {
    open: (/** @type {string} */ path) => engine.open(base + path),
    back: () => engine.back(),
    see: (/** @type {string} */ text) => until(() => ask(`sees(${quoted(text)})`), `"${text}"`),
    matches: (/** @type {RegExp} */ pattern, /** @type {number | undefined} */ patienceMs = undefined) =>
      until(async () => pattern.test(await ask('text()')), `a text like ${pattern}`, patienceMs),
    text: () => ask('text()'),
    at: (/** @type {string} */ path) =>
      until(async () => (await engine.evaluate('location.pathname')) === path, `the page ${path}`),
    click: (/** @type {string} */ name, { app = true } = {}) =>
      until(() => ask(`click(${quoted(name)}, ${app})`), `the button "${name}"`),
    fill: (/** @type {string} */ label, /** @type {string} */ value) =>
      until(() => ask(`fill(${quoted(label, value)})`), `the field "${label}"`),
    choose: (/** @type {string} */ label, /** @type {{ name: string, text: string }} */ file) =>
      until(() => ask(`choose(${quoted(label, file.name, file.text)})`), `the field "${label}" for files`),
    isOfflineReady: () =>
      until(() => engine.evaluate('Boolean(navigator.serviceWorker?.controller)'), 'the service worker'),
    gone: (/** @type {string} */ name) =>
      until(async () => !(await ask(`has(${quoted(name)})`)), `the end of "${name}"`),
    colors: () => ask('colors()'),
  }
}

/** Runs in the page, also in browsers of 2021. */
const IN_PAGE = String(() => {
  /** @param {Element} element */
  const isVisible = (element) =>
    element.getClientRects().length > 0 && getComputedStyle(element).visibility !== 'hidden'
  /** @param {Element} element */
  const nameOf = (element) =>
    (element.getAttribute('aria-label') || element.textContent || '').trim().replace(/\s+/g, ' ')
  /**
   * React marks hydrated elements; before that a click is lost.
   * @param {Element} element
   */
  const isDriven = (element) => Object.keys(element).some((key) => key.startsWith('__reactProps$'))
  /**
   * @param {string} selector
   * @param {string} name
   */
  const named = (selector, name) =>
    [.../** @type {NodeListOf<Found>} */ (document.querySelectorAll(selector))].find(
      (element) => isVisible(element) && nameOf(element) === name,
    )
  /** @param {string} name */
  const control = (name) => named('a, button', name)
  return {
    sees: (/** @type {string} */ text) => document.body.innerText.includes(text),
    text: () => document.body.innerText,
    has: (/** @type {string} */ name) => Boolean(control(name)),
    /**
     * @param {string} name
     * @param {boolean} app
     */
    click(name, app) {
      const found = control(name)
      if (!found || found.disabled || (app && !isDriven(found))) return false
      found.click()
      return true
    },
    /**
     * @param {string} label
     * @param {string} value
     */
    fill(label, value) {
      const field = named('label', label)?.control
      if (!field) return false
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value)
      field.dispatchEvent(new Event('input', { bubbles: true }))
      return true
    },
    /**
     * As if the user had chosen a file with the browser's own dialog.
     * @param {string} label
     * @param {string} name
     * @param {string} text
     */
    choose(label, name, text) {
      const fields = /** @type {HTMLInputElement[]} */ ([...document.querySelectorAll('input[type="file"]')])
      const field = fields.find((each) => each.getAttribute('aria-label') === label || nameOf(each) === label)
      if (!field || !isDriven(field)) return false
      const files = new DataTransfer()
      files.items.add(new File([text], name, { type: 'text/csv' }))
      field.files = files.files
      field.dispatchEvent(new Event('change', { bubbles: true }))
      return true
    },
    colors() {
      const heading = getComputedStyle(document.querySelector('h1') ?? document.body)
      return { text: heading.color, ground: getComputedStyle(document.documentElement).backgroundColor }
    },
  }
})
