import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { AutopsyProgress } from '#app/routes/contest-insights/autopsy/autopsy-progress.tsx'
import { SimulationProgress } from '#app/routes/optimizer/contest/simulation/simulation-progress.tsx'
import { ProgressBar } from './progress-bar.tsx'

test('a bar shows the part that is done and never more than all', () => {
  expect(renderToString(<ProgressBar label="Games" value={3} max={12} />)).toContain('width:25%')
  expect(renderToString(<ProgressBar label="Games" value={13} max={12} />)).toMatch(
    /aria-valuenow="12".*width:100%/,
  )
  expect(renderToString(<ProgressBar label="Games" value={0} max={0} />)).toContain('width:0%')
})

test('games that are played and simulated are shown in the colours of the theme', () => {
  const running = { slate: 'a', lineups: new Set<string>(), games: 5, wanted: 10, startedAt: 0 }
  const simulation = <SimulationProgress running={running} />
  for (const bar of [simulation, <AutopsyProgress key="autopsy" done={0.5} onCancel={() => {}} />]) {
    const html = renderToString(bar)
    expect(html).toMatch(/role="progressbar".*bg-accent.*width:50%/)
    expect(html).not.toContain('<progress')
  }
})
