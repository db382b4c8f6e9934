/**
 * Words that most lists of leaked passwords begin with, and names of this product and its field. One of them, alone, doubled or
 * with a few digits and signs around it, is guessed first.
 */
const COMMON = new Set(
  `password passwort passw0rd p@ssw0rd p@ssword pass login letmein welcome admin administrator root user guest test
  changeme default secret master access qwerty qwertz azerty qwertyui qwertyuiop asdfgh asdfghjkl zxcvbnm qazwsx qazwsxedc
  qweasd qweasdzxc q1w2e3r4 q1w2e3r4t5 1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qaz2wsx3edc zaq12wsx iloveyou loveyou lovely
  princess sunshine superman batman spiderman starwars pokemon dragon monkey shadow michael jennifer jordan jordan23 michelle
  charlie football baseball basketball soccer hockey liverpool chelsea arsenal barcelona computer internet samsung google
  facebook whatever trustno1 freedom blink182 mustang corvette ferrari mercedes chocolate cheese butterfly purple flower
  summer winter spring autumn january february monday hunter killer ginger pepper cookie bailey buster tigger maggie abc
  abcd abcdef abcabc aaa qqq zzz matrix ncc1701d nothing forever family friends babygirl angel jesus christ blessed
  lineup lineups optimizer fantasy draftkings fanduel showdown touchdown quarterback superbowl dfs nfl prodfs
  prodfsoptimizer`.split(/\s+/),
)

/** Rows of keys, letters and digits, in which a run forwards or backwards is guessed first. */
const ROWS = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'qwertzuiopasdfghjklyxcvbnm',
]

/** A longer text of one or two characters is not on the lists. */
const LONGEST_REPEATED = 20

/** Digits and signs that may be around a common word. */
const MOST_AROUND = 6

/** Why a new password must not be used, as a sentence; null when it may. It has at least eight characters. */
export function passwordProblem(
  password: string,
  { username, email }: { username: string; email: string | null },
): string | null {
  const plain = password.normalize('NFKC').trim().toLowerCase()
  const own = [username, email, email?.split('@')[0]].map((name) =>
    name?.normalize('NFKC').trim().toLowerCase(),
  )
  if (own.includes(plain)) return 'The password must not be your username or email'
  return isCommon(plain)
    ? 'That password is one of those that are guessed first, please choose another'
    : null
}

function isCommon(plain: string): boolean {
  // Eight spaces, or one or two characters again and again.
  if (plain.length <= LONGEST_REPEATED && new Set(plain).size <= 2) return true
  if (isRun(plain) || COMMON.has(plain)) return true
  const [half, other] = [plain.slice(0, plain.length / 2), plain.slice(plain.length / 2)]
  if (half === other && (COMMON.has(half) || isRun(half))) return true
  const word = plain.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
  return plain.length - word.length <= MOST_AROUND && (COMMON.has(word) || (word.length > 2 && isRun(word)))
}

function isRun(text: string): boolean {
  const backwards = [...text].reverse().join('')
  return ROWS.some((row) => row.includes(text) || row.includes(backwards))
}
