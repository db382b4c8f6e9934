const EVERY_ANSWER: Record<string, RegExp> = {
  'Content-Security-Policy':
    /script-src 'nonce-[A-Za-z0-9+/]{24}'.*object-src 'none'.*frame-ancestors 'none'/,
  'X-Content-Type-Options': /^nosniff$/,
  'Referrer-Policy': /^same-origin$/,
  'Permissions-Policy': /camera=\(\)/,
  'Cross-Origin-Opener-Policy': /^same-origin$/,
  'Cross-Origin-Resource-Policy': /^same-origin$/,
  'Cache-Control': /^no-store$/,
  'X-Request-Id': /^[0-9a-f-]{36}$/,
}

/** Internal details: database errors, stack traces, source paths. */
const INSIDES = /D1_ERROR|SQLITE_|drizzle|near "|no such (table|column)|\.ts:\d|\bat \S+ \(|node_modules|<- /i

/** A refusal is one or two sentences, with short quotations. */
const LONGEST_REFUSAL = 700

/**
 * Problems of any answer: a 5xx status, a missing header, a body that does not match its type, a refusal that is not a
 * sentence or exposes internals.
 */
export function answerProblems(answer: Response, text: string): string[] {
  const problems: string[] = []
  if (answer.status >= 500) problems.push(`status ${answer.status}`)
  for (const [name, sound] of Object.entries(EVERY_ANSWER)) {
    if (!sound.test(answer.headers.get(name) ?? '')) problems.push(`${name}: ${answer.headers.get(name)}`)
  }
  if (answer.headers.has('Server') || answer.headers.has('X-Powered-By'))
    problems.push('says what it runs on')
  const type = answer.headers.get('Content-Type') ?? ''
  if (text !== '' && !/^(application\/json|text\/\w+; charset=utf-8)/i.test(type))
    problems.push(`type ${type}`)
  if (type.startsWith('application/json') && !isJson(text)) problems.push('no JSON')
  if (answer.status >= 400) problems.push(...refusalProblems(text))
  return problems
}

function refusalProblems(text: string): string[] {
  const problems: string[] = []
  if (INSIDES.test(text)) problems.push('tells its insides')
  if (text.length > LONGEST_REFUSAL) problems.push(`${text.length} characters`)
  if (!/\p{L}{2}/u.test(text)) problems.push('says nothing')
  return problems
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
