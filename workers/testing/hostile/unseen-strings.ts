/** Invisible, bidirectional and line-ending characters, and lone surrogates. */
const UNSEEN = [
  '\0',
  '\u0001',
  '\u0007',
  '\b',
  '\t',
  '\n',
  '\r',
  '\r\n',
  '\u001B[2J',
  '\u007F',
  '\u0085',
  '\u00A0',
  '\u00AD',
  '\u034F',
  '\u061C',
  '\u115F',
  '\u180E',
  '\u200B',
  '\u200D',
  '\u200E',
  '\u200F',
  '\u2028',
  '\u2029',
  '\u202A',
  '\u202E',
  '\u2060',
  '\u2066',
  '\u2069',
  '\u3164',
  '\uD800',
  '\uDFFF',
  '\uDE00\uD83D',
  '\uFDD0',
  '\uFE0F',
  '\uFEFF',
  '\uFFF9',
  '\uFFFD',
  '\uFFFE',
  '\uFFFF',
  '\u{1F3F4}\u{E0067}\u{E007F}',
  '\u{F0000}',
  '\u{10FFFF}',
]

const FORMULAS = ['=', '+', '-', '@', '\t', '\r', '\0', '\uFF1D', '\uFF0B', '\uFF0D', '\uFF20', "'="]

const HEADER_LINES = ['\r\nSet-Cookie: session=x', '\nLocation: https://evil.example', '\r\n\r\n<html>']

const PROPERTIES = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', '__defineGetter__']

/** About 160: invisible characters at start, inside and end; formulas; header lines; property names of every object. */
export function unseenStrings(): string[] {
  return [
    ...UNSEEN.flatMap((unseen) => [`${unseen}Ann Able`, `Ann${unseen}Able`, `Ann Able${unseen}`]),
    ...FORMULAS.map((start) => `${start}HYPERLINK("https://evil.example","x")`),
    ...HEADER_LINES.map((lines) => `name.csv${lines}`),
    ...PROPERTIES,
    'e\u0301'.repeat(100),
    `Z${'\u0336'.repeat(200)}`,
    '\u{1F469}\u200D\u{1F469}\u200D\u{1F467}'.repeat(20),
    '\uFDFD'.repeat(255),
    '\u{1F600}'.repeat(127),
  ]
}
