import { expect, test } from 'vitest'
import { crowdsSentence } from './crowds-sentence.ts'

test('learned crowds say from how many contests they are and what they gain on the others', () => {
  const prior = { weight: 0.4, slope: 1.06 }
  expect(crowdsSentence({ prior, contests: 3, gain: 0.0137 })).toContain('from your 3 contests')
  expect(crowdsSentence({ prior, contests: 3, gain: 0.0137 })).toContain('+1.4% an entry')
  expect(crowdsSentence({ prior: null, contests: 2, gain: -0.004 })).toMatch(
    /^The usual crowds.*-0\.4% an entry/,
  )
  expect(crowdsSentence({ prior: null, contests: 1, gain: null })).toBeNull()
})
