import { editsOf } from './edits-of.mjs'

const SIM = ['optimizer-wasm/sim.test.ts']
const CLOSED_FORMS = ['optimizer-wasm/sim/closed-forms.test.ts']
const PAIRS = ['optimizer-wasm/sim/paired-differences.test.ts']

/** Contests played many times: ranks, prizes, sums and errors. */
export const SIM_EDITS = [
  ...editsOf('optimizer-wasm/sim/assembly/grid.ts', SIM, [
    ['a lineup alone does not share its score', '  const own = together ? 0 : 1\n', '  const own = 0\n'],
    [
      'scores that end a tier of prizes are paid alike',
      '<f64>(above + here + own) <= end',
      '<f64>(above + here) <= end',
    ],
    [
      'a tie is paid its best place',
      'if (last <= tierEnd(tier)) return tierPrize(tier)',
      'if (tied > 0) return tierPrize(tier)',
    ],
    [
      'counts of the last games stay',
      '    memory.fill(countsOf(lane) + 4 * <usize>MARGIN, 0, 4 * <usize>bins)\n',
      '',
    ],
    [
      'a limit is reached by one place too many',
      'above < load<i32>(limits + 4 * <usize>limit)) continue',
      'above <= load<i32>(limits + 4 * <usize>limit)) continue',
    ],
    ['games that do not count are paid', 'if (lane < games) payGame(lane)', 'if (lane < 4) payGame(lane)'],
  ]),
  ...editsOf('optimizer-wasm/sim/assembly/tally.ts', SIM, [
    ['squares of late games are left out', 'f64x2.mul(centsLate, centsLate),', 'f64x2.splat(0),'],
    [
      'copies of an opponent are paid once',
      'const entries = f64x2.splat(<f64>load<i32>(copies + 4 * <usize>i))',
      'const entries = f64x2.splat(1)',
    ],
  ]),
  ...editsOf('optimizer-wasm/sim/sum-blocks.ts', SIM, [
    ['blocks are added as they come', 'blocks.toSorted((a, b) => a.firstGame - b.firstGame)', '[...blocks]'],
  ]),
  ...editsOf('optimizer-wasm/sim/outcome.ts', SIM, [
    [
      'the last field says the Dupes',
      'dupes[i]! += field.copies[place]! / fields.length',
      'dupes[i] = field.copies[place]!',
    ],
  ]),
  ...editsOf('optimizer-wasm/sim/estimate.ts', CLOSED_FORMS, [
    [
      'an error is that of one game',
      'return { value, error: Math.sqrt(variance / games) }',
      'return { value, error: Math.sqrt(variance) }',
    ],
  ]),
  ...editsOf('optimizer-wasm/sim/paired-differences.ts', PAIRS, [
    ['half an error apart is different', 'const ERRORS_APART = 2', 'const ERRORS_APART = 0.5'],
  ]),
]
