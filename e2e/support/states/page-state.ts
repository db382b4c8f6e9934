import type { Locator, Page } from '@playwright/test'

/** Something that a page can look like, and how a person gets there. */
export type PageState = {
  /** What a report calls it. */
  name: string
  /** Its address, where `:lineup` and the like stand for records of the visitor. Without one: on from the state before. */
  path?: string
  /** From there on, by the names that people read. */
  steps?: (page: Page) => Promise<void>
  /** The width where alone it exists. */
  only?: 'phone' | 'desktop'
  /** The page is looked at before its script has come. */
  withoutScript?: true
}

/** Somebody with certain rights and records, and every state that takes him. */
export type Visitor = {
  /** Makes him and what he has; answers with the ids that paths name. */
  arrive: (page: Page) => Promise<Record<string, number>>
  states: readonly PageState[]
  /** Lines of the browser that some of the states provoke, such as the one about a 404. */
  noise?: RegExp
}

/* The first that is in sight: what a table shows on a desktop stands in cards on a phone as well. */

export function button(page: Page, name: string | RegExp): Locator {
  return page.getByRole('button', { name, exact: true }).filter({ visible: true }).first()
}

export function link(page: Page, name: string | RegExp): Locator {
  return page.getByRole('link', { name, exact: true }).filter({ visible: true }).first()
}

export async function press(page: Page, ...names: (string | RegExp)[]): Promise<void> {
  for (const name of names) await button(page, name).click()
}

export async function see(page: Page, text: string | RegExp): Promise<void> {
  await page.getByText(text).filter({ visible: true }).first().waitFor()
}

/** A request that never gets its answer, until the next document. */
export async function hold(page: Page, address: string | RegExp): Promise<void> {
  await page.route(address, () => {})
}
