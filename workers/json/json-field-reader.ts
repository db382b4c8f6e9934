import { AppError } from '#core/result.ts'
import { wellFormed } from '#core/text/well-formed.ts'

/** How to read a field: its value as one text, the items of its list one by one, or the characters of its string as they come. */
export type Wanted = Readonly<Record<string, 'value' | 'items' | 'characters'>>

/**
 * `list`: a wanted list begins. `characters`: the next ones of a string, without its quotes and escapes. All other parts are
 * the JSON text of a value or of one item.
 */
export type JsonPart = { field: string; kind: 'value' | 'list' | 'item' | 'characters'; text: string }

/** What may come next, outside of strings and literals. */
type Place = 'value' | 'value_or_end' | 'key' | 'key_or_end' | 'colon' | 'comma_or_end' | 'nothing'
type Capture = {
  kind: 'key' | Exclude<JsonPart['kind'], 'list'>
  depth: number
  texts: string[]
  length: number
}

const WORD = /^(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)$/
const MOST_WORD = 1_000

/**
 * Reads a JSON object chunk by chunk and returns the wanted fields. The whole text is validated, but unwanted values
 * are never held: ten million empty lists cost no memory. Held are one chunk, the longest wanted value or item, and one
 * bit per nesting level. A field that is wanted as characters must be a string. Throws `invalid_input`.
 */
export class JsonFieldReader {
  private readonly wanted: Wanted
  private readonly mostCharacters: number
  private readonly isObject = new BitStack()
  private place: Place = 'value'
  private inString = false
  private isKey = false
  /** The text of a number, true, false or null so far. */
  private word = ''
  /** Characters left of an escape in a string: 5 after the backslash, then hex digits. */
  private escape = 0
  private field = ''
  private inWantedList = false
  private capture: Capture | null = null
  /** Fields whose characters were returned. */
  private readonly begun = new Set<string>()
  private text = ''
  /** Where in `text` the capture goes on. */
  private from = 0

  constructor(wanted: Wanted, { mostCharacters }: { mostCharacters: number }) {
    this.wanted = wanted
    this.mostCharacters = mostCharacters
  }

  *push(text: string): Generator<JsonPart> {
    this.text = text
    this.from = 0
    for (let at = 0; at < text.length; ) {
      const wasIn = this.inString || this.word !== ''
      let part: JsonPart | null = null
      if (this.inString) at = this.readString(at)
      else if (this.word !== '') at = this.readWord(at)
      else part = this.readMark(text.charCodeAt(at), at++)
      if (wasIn && !this.inString && this.word === '') part = this.endValue(at)
      if (part) yield part
    }
    if (!this.capture) return
    if (this.capture.kind === 'characters') yield this.charactersTo(text.length)
    else this.keep(text.length)
  }

  /** Refuses text that ends before the object is complete. */
  finish(): void {
    // A top-level number ends with the text.
    if (this.word !== '' && this.isObject.depth === 0) this.endWord()
    else if (this.place !== 'nothing' || this.inString) throw notJson()
  }

  /** Continues a string; returns the index where it, or the chunk, ends. */
  private readString(start: number): number {
    const { text } = this
    for (let at = start; at < text.length; at++) {
      const code = text.charCodeAt(at)
      if (this.escape > 0) this.readEscape(code)
      else if (code === QUOTE) {
        this.inString = false
        return at + 1
      } else if (code === BACKSLASH) this.escape = 5
      else if (code < SPACE) throw notJson()
    }
    return text.length
  }

  private readEscape(code: number): void {
    const letter = String.fromCharCode(code)
    if (this.escape === 5) {
      if (!/["\\/bfnrtu]/.test(letter)) throw notJson()
      this.escape = letter === 'u' ? 4 : 0
      return
    }
    if (!/[0-9a-fA-F]/.test(letter)) throw notJson()
    this.escape -= 1
  }

  /** Continues a number, true, false or null; returns the index where it, or the chunk, ends. */
  private readWord(start: number): number {
    const { text } = this
    let at = start
    while (at < text.length && isWordLetter(text.charCodeAt(at))) at += 1
    this.word += text.slice(start, at)
    if (this.word.length > MOST_WORD) throw notJson()
    if (at < text.length) this.endWord()
    return at
  }

  private endWord(): void {
    if (!WORD.test(this.word)) throw notJson()
    this.word = ''
  }

  private readMark(code: number, at: number): JsonPart | null {
    if (code === SPACE || code === 0x0a || code === 0x0d || code === 0x09) return null
    switch (this.place) {
      case 'value':
      case 'value_or_end':
        if (code === CLOSE_LIST && this.place === 'value_or_end') return this.close(at)
        return this.beginValue(code, at)
      case 'key':
      case 'key_or_end':
        if (code === CLOSE_OBJECT && this.place === 'key_or_end') return this.close(at)
        if (code !== QUOTE) throw notJson()
        this.inString = true
        this.isKey = true
        if (this.isObject.depth === 1) this.startCapture('key', at)
        return null
      case 'colon':
        if (code !== COLON) throw notJson()
        this.place = 'value'
        return null
      case 'comma_or_end':
        if (code === (this.isObject.top() ? CLOSE_OBJECT : CLOSE_LIST)) return this.close(at)
        if (code !== COMMA) throw notJson()
        this.place = this.isObject.top() ? 'key' : 'value'
        return null
      case 'nothing':
        throw notJson()
    }
  }

  private beginValue(code: number, at: number): JsonPart | null {
    const part = this.captureFrom(code, at)
    if (code === QUOTE) this.inString = true
    else if (code === OPEN_OBJECT || code === OPEN_LIST) {
      this.isObject.push(code === OPEN_OBJECT)
      this.place = code === OPEN_OBJECT ? 'key_or_end' : 'value_or_end'
    } else if (isWordLetter(code)) {
      this.word = String.fromCharCode(code)
    } else throw notJson()
    return part
  }

  private captureFrom(code: number, at: number): JsonPart | null {
    const { depth } = this.isObject
    if (depth === 2 && this.inWantedList) this.startCapture('item', at)
    if (depth !== 1 || !this.isObject.top() || !Object.hasOwn(this.wanted, this.field)) return null
    const { field } = this
    if (this.wanted[field] === 'value') {
      this.startCapture('value', at)
      return null
    }
    if (this.wanted[field] === 'characters') {
      if (code !== QUOTE) throw new AppError('invalid_input', `${field} is required`)
      if (this.begun.has(field)) throw new AppError('invalid_input', `${field} is given twice`)
      this.begun.add(field)
      this.startCapture('characters', at + 1)
      return null
    }
    if (code !== OPEN_LIST) throw new AppError('invalid_input', `${field} must be a list`)
    this.inWantedList = true
    return { field, kind: 'list', text: '' }
  }

  private close(at: number): JsonPart | null {
    this.isObject.pop()
    if (this.isObject.depth === 1) this.inWantedList = false
    return this.endValue(at + 1)
  }

  /** Ends the key or value before `at`; returns the part if it was wanted. */
  private endValue(at: number): JsonPart | null {
    const { depth } = this.isObject
    if (this.capture?.kind === 'characters' && this.capture.depth === depth) {
      this.place = 'comma_or_end'
      const part = this.charactersTo(at - 1)
      this.capture = null
      return part
    }
    const captured = this.capture?.depth === depth ? this.endCapture(at) : null
    if (this.isKey) {
      this.isKey = false
      this.place = 'colon'
      if (captured) this.field = JSON.parse(captured.texts.join(''))
      return null
    }
    this.place = depth === 0 ? 'nothing' : 'comma_or_end'
    if (!captured || captured.kind === 'key') return null
    return { field: this.field, kind: captured.kind, text: captured.texts.join('') }
  }

  private startCapture(kind: Capture['kind'], at: number): void {
    this.capture = { kind, depth: this.isObject.depth, texts: [], length: 0 }
    this.from = at
  }

  private endCapture(at: number): Capture {
    this.keep(at)
    const capture = this.capture!
    this.capture = null
    return capture
  }

  /**
   * The string's further characters. At the end of a chunk an unfinished escape is left for the next one, and the first half
   * of a pair, which may be written as two escapes.
   */
  private charactersTo(until: number): JsonPart {
    const capture = this.capture!
    const json = capture.texts.join('') + this.text.slice(this.from, until)
    const open = this.escape === 0 ? 0 : this.escape === 5 ? 1 : 6 - this.escape
    const text = parsedString(json.slice(0, json.length - open))
    const half = this.inString ? (/[\uD800-\uDBFF]$/.exec(text)?.[0] ?? '') : ''
    capture.texts = [half + json.slice(json.length - open)]
    return {
      field: this.field,
      kind: 'characters',
      text: wellFormed(text.slice(0, text.length - half.length)),
    }
  }

  private keep(until: number): void {
    const capture = this.capture!
    const text = this.text.slice(this.from, until)
    capture.length += text.length
    if (capture.length > this.mostCharacters) {
      throw new AppError('invalid_input', `A record of ${this.field || 'the file'} is too large`)
    }
    capture.texts.push(text)
  }
}

const SPACE = 0x20
const QUOTE = 0x22
const COMMA = 0x2c
const COLON = 0x3a
const OPEN_LIST = 0x5b
const BACKSLASH = 0x5c
const CLOSE_LIST = 0x5d
const OPEN_OBJECT = 0x7b
const CLOSE_OBJECT = 0x7d

/** A letter, a digit, a sign or a point: what numbers, true, false and null are made of. */
function isWordLetter(code: number): boolean {
  const isDigit = code >= 0x30 && code <= 0x39
  const isLetter = (code >= 0x61 && code <= 0x7a) || (code >= 0x41 && code <= 0x5a)
  return isDigit || isLetter || code === 0x2b || code === 0x2d || code === 0x2e
}

/** The string that JSON writes so between its quotes. */
function parsedString(json: string): string {
  try {
    return JSON.parse(`"${json}"`)
  } catch {
    throw notJson()
  }
}

function notJson(): AppError {
  return new AppError('invalid_input', 'The body is not valid JSON')
}

/** A stack of booleans, one bit each, so that millions of nested brackets fit into little memory. */
class BitStack {
  depth = 0
  private bits = new Uint8Array(64)

  push(bit: boolean): void {
    const byte = this.depth >> 3
    if (byte === this.bits.length) {
      const more = new Uint8Array(2 * byte)
      more.set(this.bits)
      this.bits = more
    }
    const mask = 1 << (this.depth & 7)
    this.bits[byte] = bit ? this.bits[byte]! | mask : this.bits[byte]! & ~mask
    this.depth += 1
  }

  pop(): void {
    this.depth -= 1
  }

  /** The stack must not be empty. */
  top(): boolean {
    const last = this.depth - 1
    return (this.bits[last >> 3]! & (1 << (last & 7))) !== 0
  }
}
