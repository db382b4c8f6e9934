import type { Locator, Page } from '@playwright/test'

/** A state of a page and the steps to reach it. */
export type PageState = {
  /** The name in reports. */
  name: string
  /** Its address; `:lineup` and others are replaced by record ids. Without one, the steps continue from the state before. */
  path?: string
  /** The steps after opening the address. */
  steps?: (page: Page) => Promise<void>
  /** The only layout in which the state exists. */
  only?: 'phone' | 'desktop'
  /** The page is checked without its scripts. */
  withoutScript?: true
}

/** A user with certain rights and records, and the states that such a user can reach. */
export type Visitor = {
  /** Creates the user and records; returns the record ids used in paths. */
  arrive: (page: Page) => Promise<Record<string, number>>
  states: readonly PageState[]
  /** Console messages that some states cause, such as the one about a 404. */
  noise?: RegExp
}

/* The first visible match, since a desktop table and phone cards hold the same texts. */

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

/** Makes a request hang until the next document. */
export async function hold(page: Page, address: string | RegExp): Promise<void> {
  await page.route(address, () => {})
}
