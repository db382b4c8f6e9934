import { expect, test } from 'vitest'
import { showdownSalaries } from '../../fixtures/salary-files.ts'
import { HEADER, read, slate } from './testing/made-files.ts'

test.each<[string, string, object]>([
  ['nothing', '', { kind: 'empty' }],
  ['a header alone', 'Name,Proj', { kind: 'empty' }],
  ['JSON', '[{"name":\n"x"}]', { kind: 'not_csv' }],
  ['JSON in one line', '[{"name":"x"}]', { kind: 'not_csv' }],
  ['the salary file itself', showdownSalaries(slate), { kind: 'other_file', file: 'salaries' }],
  [
    'standings',
    'Rank,EntryId,EntryName,TimeRemaining,Points,Lineup,,Player,Roster Position,%Drafted,FPTS\n1,2',
    { kind: 'other_file', file: 'standings' },
  ],
  ['a quote never closed', `${HEADER}\n"Ada,KC,1`, { kind: 'open_quote', row: 2 }],
  [
    'rows without a name',
    `${HEADER}\n-,KC,1,2,2,3`,
    { kind: 'no_rows', first: { row: 2, reason: 'no player name' } },
  ],
  [
    'a list of lineups',
    'CPT,FLEX,FLEX,FLEX,FLEX,FLEX,Salary,Projection\nAda (1),B (2),C (3),D (4),E (5),F (6),1,2',
    { kind: 'lineups' },
  ],
  ['more rows than players', `${HEADER}\n${'Ada,KC,1,2,3,4\n'.repeat(5_001)}`, { kind: 'too_many_rows' }],
  ['more text than a list of players', `${HEADER}\n${'x'.repeat(9 * 2 ** 20)}`, { kind: 'too_large' }],
  ['numbers alone', '1,2\n3,4', { kind: 'no_header' }],
])('%s is refused', (_what, text, refusal) => {
  const result = read(text)
  expect(!result.ok && result.error).toMatchObject(refusal)
})
