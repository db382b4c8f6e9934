import { until } from './waiting.mjs'

/**
 * What a user does on a page, by the names on the screen, in any engine: `engine` opens addresses, goes back and
 * evaluates expressions. Each step waits for what it needs.
 */
export function pageOf(engine, base) {
  const ask = (expression) => engine.evaluate(`(${IN_PAGE})().${expression}`)
  const quoted = (...words) => words.map((word) => JSON.stringify(word)).join(', ')
  return {
    open: (path) => engine.open(base + path),
    back: () => engine.back(),
    see: (text) => until(() => ask(`sees(${quoted(text)})`), `"${text}"`),
    text: () => ask('text()'),
    at: (path) =>
      until(async () => (await engine.evaluate('location.pathname')) === path, `the page ${path}`),
    click: (name, { app = true } = {}) =>
      until(() => ask(`click(${quoted(name)}, ${app})`), `the button "${name}"`),
    fill: (label, value) => until(() => ask(`fill(${quoted(label, value)})`), `the field "${label}"`),
    gone: (name) => until(async () => !(await ask(`has(${quoted(name)})`)), `the end of "${name}"`),
    colors: () => ask('colors()'),
  }
}

/** Runs in the page, in browsers of 2021 too. */
const IN_PAGE = String(() => {
  const isVisible = (element) =>
    element.getClientRects().length > 0 && getComputedStyle(element).visibility !== 'hidden'
  const nameOf = (element) =>
    (element.getAttribute('aria-label') || element.textContent || '').trim().replace(/\s+/g, ' ')
  /** React marks what it drives; before that a click is lost. */
  const isDriven = (element) => Object.keys(element).some((key) => key.startsWith('__reactProps$'))
  const named = (selector, name) =>
    [...document.querySelectorAll(selector)].find((element) => isVisible(element) && nameOf(element) === name)
  const control = (name) => named('a, button', name)
  return {
    sees: (text) => document.body.innerText.includes(text),
    text: () => document.body.innerText,
    has: (name) => Boolean(control(name)),
    click(name, app) {
      const found = control(name)
      if (!found || found.disabled || (app && !isDriven(found))) return false
      found.click()
      return true
    },
    fill(label, value) {
      const field = named('label', label)?.control
      if (!field) return false
      const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')
      set.call(field, value)
      field.dispatchEvent(new Event('input', { bubbles: true }))
      return true
    },
    colors() {
      const heading = getComputedStyle(document.querySelector('h1'))
      return { text: heading.color, ground: getComputedStyle(document.documentElement).backgroundColor }
    },
  }
})
