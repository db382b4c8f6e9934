const UPS = ['..', '%2e%2e', '..%00', '%252e%252e', '..;', '\u2025', '....', '%c0%ae%c0%ae', '\uFF0E\uFF0E']
const SEPARATORS = ['/', '\\', '%2f', '%5c', '%252f', '%c0%af', '\u2215', '//']
const TARGETS = ['etc/passwd', 'windows/win.ini', '.dev.vars', 'wrangler.toml', 'contests/1/', 'users']

/** Path traversals, about 860. */
export function traversalStrings(): string[] {
  return UPS.flatMap((up) =>
    SEPARATORS.flatMap((separator) =>
      TARGETS.flatMap((target) =>
        [1, 4].map((times) => (up + separator).repeat(times) + target.replaceAll('/', separator)),
      ),
    ),
  )
}

/** Text that looks like an id but is not valid. */
export const NO_RECORD_IDS = [
  '0',
  '-1',
  '-0',
  '+1',
  '1e3',
  '1.0',
  '1.5',
  '01',
  ' 1',
  '1 ',
  '1\n',
  '1\0',
  '0x1',
  '0b1',
  '1_000',
  '1,2',
  '1;2',
  "1'",
  '1--',
  '1 OR 1=1',
  '1)',
  '%31',
  'null',
  'undefined',
  'NaN',
  'Infinity',
  'true',
  '[1]',
  '{"id":1}',
  '__proto__',
  'constructor',
  'toString',
  '9007199254740993',
  '99999999999999999999',
  '1'.repeat(400),
  '\u0661',
  '\uFF11',
  '\u00B9',
  '1\u200B',
  '\u202E1',
  'x'.repeat(10_000),
]
