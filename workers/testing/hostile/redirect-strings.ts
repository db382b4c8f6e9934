/** External addresses in every spelling that some browser, proxy or router accepts. */

const ELSEWHERE = ['evil.example', 'evil.example/auth', 'evil.example%2f@localhost', 'localhost@evil.example']

const LEADS = [
  '//',
  '///',
  '////',
  '/\\',
  '\\\\',
  '\\/',
  '/\t/',
  '/\n/',
  '/%09/',
  '/%0a/',
  '/%2f',
  '/%2f%2f',
  '/%5c',
  '/%5c%5c',
  '%2f%2f',
  '%5c%5c',
  '/./',
  '/.//',
  '/..//',
  '/;//',
  '/?//',
  '/#//',
  '/\u3002//',
  '/\uFF0F\uFF0F',
  'http://',
  'https://',
  'https:',
  'https:/',
  'HTTPS://',
  'ht\ttps://',
  ' https://',
  '\u0000https://',
  'https:\\\\',
  'https:///',
  'https%3a%2f%2f',
  'ftp://',
  'file://',
  'javascript://',
  'java\nscript://',
  'data:text/html,//',
  'blob://',
  '@',
  'http:@',
  '/@',
  '.',
  ':443//',
  '/login/..//',
  '/%0d%0aLocation:%20https://',
  '\r\nLocation: https://',
  '/\u00A0/',
]

/** 300 addresses, half of them prefixed with one of our paths. */
export function redirectStrings(): string[] {
  const plain = LEADS.flatMap((lead) => ELSEWHERE.map((host) => lead + host))
  const behindOurs = LEADS.flatMap((lead) => [`/lineups${lead}evil.example`, `/${lead}evil.example`])
  return [...plain, ...behindOurs]
}
