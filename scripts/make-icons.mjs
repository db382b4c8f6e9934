// Draws public/icons from public/favicon.svg; run by hand after the favicon has changed:
//   CHROMIUM=/usr/bin/chromium node scripts/make-icons.mjs
import { readFileSync } from 'node:fs'
import { chromium } from '@playwright/test'

const GROUND = '#14161a'
const mark = readFileSync('public/favicon.svg', 'utf8')
/**
 * The system cuts these icons to its own shape, so they have no rounded corners and the mark is within the middle 80 %.
 * @param {number} markShare
 */
const fullBleed = (markShare) => {
  const inset = (32 * (1 - markShare)) / 2
  return mark
    .replace(/<rect width="32" height="32"[^>]*>/, `<rect width="32" height="32" fill="${GROUND}"/>`)
    .replace('<g ', `<g transform="translate(${inset} ${inset}) scale(${markShare})"><g `)
    .replace('</svg>', '</g></svg>')
}

const ICONS = [
  { file: 'icon-192', size: 192, svg: mark },
  { file: 'icon-512', size: 512, svg: mark },
  { file: 'maskable-512', size: 512, svg: fullBleed(0.85) },
  { file: 'apple-touch-icon', size: 180, svg: fullBleed(1) },
]

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM,
  args: ['--no-sandbox', '--disable-gpu'],
})
const page = await browser.newPage()
for (const { file, size, svg } of ICONS) {
  await page.setViewportSize({ width: size, height: size })
  await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw}</style>${svg}`)
  await page.screenshot({ path: `public/icons/${file}.png`, omitBackground: true })
}
await browser.close()
