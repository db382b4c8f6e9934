import { formatPoints, formatSalary } from '#core/figures/format.ts'
import { type SharedLineup, sharedPointsText, sharedTotals } from '#core/lineups/shared-lineup.ts'

/* Pixels of the picture, which a phone shows at a third. */
const WIDTH = 1080
const PAD = 56
const HEAD = 176
const ROW = 104
const FOOT = 168
const CHIP = 92

/** The lineup as a PNG in the colours of the page's theme. Rejects if the browser can't draw it. */
export function lineupPicture(lineup: SharedLineup): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH
  canvas.height = HEAD + ROW * lineup.players.length + FOOT
  const pen = canvas.getContext('2d')
  if (pen === null) return Promise.reject(new Error('No canvas'))
  draw(pen, lineup, canvas.height)
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture'))), 'image/png'),
  )
}

function draw(pen: CanvasRenderingContext2D, lineup: SharedLineup, height: number): void {
  const styles = getComputedStyle(document.documentElement)
  const color = (name: string) => styles.getPropertyValue(`--${name}`).trim()
  const family = getComputedStyle(document.body).fontFamily

  /** Text between two edges; cut off with an ellipsis where it is longer. */
  function write(
    text: string,
    at: { x: number; y: number; most: number; size: number; bold?: boolean; ink: string; right?: boolean },
  ): void {
    pen.font = `${at.bold ? '600 ' : ''}${at.size}px ${family}`
    pen.fillStyle = color(at.ink)
    pen.textAlign = at.right ? 'right' : 'left'
    pen.textBaseline = 'middle'
    pen.fillText(fitted(pen, text, at.most), at.x, at.y)
  }

  pen.fillStyle = color('background')
  pen.fillRect(0, 0, WIDTH, height)
  write(lineup.title, { x: PAD, y: HEAD / 2, most: WIDTH - 2 * PAD, size: 52, bold: true, ink: 'foreground' })

  lineup.players.forEach(({ name, position, team, salary, points, isCaptain }, place) => {
    const top = HEAD + ROW * place
    pen.fillStyle = color(isCaptain ? 'gold-ground' : 'card')
    pen.fillRect(PAD / 2, top, WIDTH - PAD, ROW - 10)
    const y = top + (ROW - 10) / 2
    const chip = isCaptain && lineup.captainCode ? lineup.captainCode : position
    write(chip, { x: PAD, y, most: CHIP, size: 30, bold: true, ink: isCaptain ? 'gold' : inkOf(position) })
    write(name, { x: PAD + CHIP + 16, y: y - 17, most: 560, size: 38, bold: true, ink: 'foreground' })
    const facts = [isCaptain ? position : null, team].filter(Boolean).join(', ')
    write(facts, { x: PAD + CHIP + 16, y: y + 24, most: 560, size: 26, ink: 'muted' })
    const right = { x: WIDTH - PAD, most: 240, right: true }
    write(formatPoints(points), { ...right, y: y - 17, size: 36, bold: true, ink: 'foreground' })
    write(formatSalary(salary), { ...right, y: y + 24, size: 26, ink: 'muted' })
  })

  const y = height - FOOT / 2 - 10
  const half = WIDTH / 2 - PAD
  write(sharedPointsText(lineup), {
    x: PAD,
    y,
    most: WIDTH - 2 * PAD - 220,
    size: 40,
    bold: true,
    ink: 'foreground',
  })
  write(formatSalary(sharedTotals(lineup).salary), {
    x: WIDTH - PAD,
    y,
    most: 220,
    size: 40,
    ink: 'muted',
    right: true,
  })
  write('Pro DFS Optimizer', { x: PAD, y: y + 54, most: half, size: 26, ink: 'faint' })
}

/** The colour of a position (components/position-chip.tsx), as a variable of app.css. */
function inkOf(position: string): string {
  return ['QB', 'RB', 'WR', 'TE', 'K', 'DST'].includes(position)
    ? `pos-${position.toLowerCase()}`
    : 'pos-other'
}

function fitted(pen: CanvasRenderingContext2D, text: string, most: number): string {
  if (pen.measureText(text).width <= most) return text
  const letters = [...text]
  while (letters.length > 1 && pen.measureText(`${letters.join('')}…`).width > most) letters.pop()
  return `${letters.join('').trimEnd()}…`
}
