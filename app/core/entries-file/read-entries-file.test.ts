import { describe, expect, test } from 'vitest'
import { MADE_SLATE } from '../entries/testing/made-uploads.ts'
import { uploadProblemText } from '../entries/upload-problem.ts'
import { uploadTemplate } from '../fixtures/salary-files.ts'
import { isEmptyEntry, isFilledEntry } from './entries-file.ts'
import { readEntriesFile } from './read-entries-file.ts'
import { madeContestName, madeEntries, readMade } from './testing/made-entries.ts'

const NAMES = ['Ann One (11)', '12', 'Cy "Red" Three, Jr. (13) (LOCKED)', 'Dee Four', '', ' 16 ']
const HEADER = 'Entry ID,Contest Name,Contest ID,Entry Fee,CPT,FLEX,FLEX,FLEX,FLEX,FLEX'

test('entries have their contest, their fee and their cells, whatever stands beside and between them', () => {
  const cells = NAMES.map((name) => (/[",]/.test(name) ? `"${name.replaceAll('"', '""')}"` : name))
  const text = madeEntries([
    { key: '5000000001', contest: '81', fee: '"$1,000"', cells },
    { key: '', contest: '' },
    { key: '5000000002', contest: '82', fee: '$0.25' },
    { key: '5000000003', contest: '82', fee: 'Ticket' },
  ])
  const { entries, format, firstSlot, slots, players } = readMade(text)
  expect(format.id).toBe('showdown')
  expect([firstSlot, slots.join()]).toEqual([4, 'CPT,FLEX,FLEX,FLEX,FLEX,FLEX'])
  expect(
    entries.map(({ row, entryKey, contestKey, feeCents }) => [row, entryKey, contestKey, feeCents]),
  ).toEqual([
    [2, '5000000001', '81', 100_000],
    [4, '5000000002', '82', 25],
    [5, '5000000003', '82', null],
  ])
  expect(entries[0]!.contestName).toBe(madeContestName('81'))
  expect(entries[0]!.cells.map(({ providerId, isLocked }) => [providerId, isLocked])).toEqual([
    ['11', false],
    ['12', false],
    ['13', true],
    [null, false],
    [null, false],
    ['16', false],
  ])
  expect(entries.map((entry) => [isEmptyEntry(entry), isFilledEntry(entry)])).toEqual([
    [false, false],
    [true, false],
    [true, false],
  ])
  const person = MADE_SLATE.people[0]!
  expect([...players.values()].filter((name) => name.startsWith(person.name))).toHaveLength(2)
})

describe('refused', () => {
  const refusalOf = (content: string | Uint8Array) => {
    const read = readEntriesFile(content)
    return read.ok ? null : uploadProblemText(read.error)
  }
  const ofSlots = (slots: string) => `Entry ID,Contest Name,Contest ID,Entry Fee,${slots}\n50,Any,81,$1\n`

  test.each([
    ['PG,SG,SF,PF,C,G,F,UTIL', 'basketball'],
    ['P,P,C,1B,2B,3B,SS,OF,OF,OF', 'baseball'],
    ['C,C,W,W,W,D,D,G,UTIL', 'hockey'],
    ['G,G,G,G,G,G', 'golf'],
    ['F,F,F,F,F,F', 'MMA'],
    ['D,D,D,D,D,D', 'NASCAR'],
    ['P,P,P,P,P,P', 'tennis'],
    ['F,F,M,M,D,D,GK,UTIL', 'soccer'],
    ['CPT,TOP,JNG,MID,ADC,SUP,TEAM', 'League of Legends'],
    ['CPT,D,D,D,D,CNSTR', 'Formula 1'],
    ['QB,RB,RB,WR,WR,WR,FLEX,S-FLEX', 'college football'],
    ['QB,RB,WR,WR,FLEX,FLEX,DST', 'XFL, UFL or CFL football'],
    ['CPT,UTIL,UTIL,UTIL,UTIL,UTIL', 'another sport'],
  ])('slots %s are entries of %s', (slots, sport) => {
    expect(refusalOf(ofSlots(slots))).toBe(
      `Row 1: These are entries of ${sport}; lineups are built for NFL football here. ` +
        'Choose the DKEntries.csv of an NFL slate.',
    )
  })

  test.each([
    ['PG/SG', 'basketball'],
    ['SP', 'baseball'],
    ['RIFLER', 'another sport'],
  ])('the slots of Showdown with players at %s are entries of %s', (position, sport) => {
    const list = `,,,,,,,,,,,Position,Name + ID,Name,ID\n,,,,,,,,,,,${position},A B (7),A B,7\n`
    expect(refusalOf(`${HEADER},,Instructions\n50,Any,81,$1\n${list}`)).toContain(`entries of ${sport};`)
    expect(readEntriesFile(`${HEADER},,Instructions\n50,Any,81,$1\n${list.replace(position, 'WR')}`).ok).toBe(
      true,
    )
  })

  test('NFL Classic is read', () => {
    const read = readEntriesFile(ofSlots('QB,RB,RB,WR,WR,WR,TE,FLEX,DST'))
    expect(read.ok && read.value.format.recognition.name).toBe('Classic')
  })

  test('files that are none, each with what to do', () => {
    expect(refusalOf('')).toBe('The file is empty. Download DKEntries.csv again under My Contests.')
    expect(refusalOf('<!doctype html><p>Sign in')).toMatch(/^This is a web page, not a CSV file\. Download/)
    expect(refusalOf(uploadTemplate(MADE_SLATE))).toMatch(/^Row 1: This is the template for new lineups/)
    expect(refusalOf('Name,Salary\nAnn,5000\n')).toMatch(
      /^Row 1: The first row is not the header .* Make it Entry ID/,
    )
    expect(refusalOf(HEADER.replaceAll(',', ';'))).toMatch(/Save the file with commas between the cells\.$/)
    expect(refusalOf(HEADER.replace(',Contest ID', ''))).toMatch(/^Row 1: The first row is not the header/)
    expect(refusalOf(ofSlots('QB,QB'))).toMatch(/^Row 1: The slots of the header are unknown here: QB,QB\./)
    expect(refusalOf(`${HEADER}\n,,,\n`)).toMatch(/^The file has no reserved entry\. Reserve entries/)
    expect(refusalOf(`${HEADER}\n50,"Any,81,$1\n`)).toBe(
      'Row 2: A quotation mark is opened and never closed. Close it, or remove it.',
    )
  })
})
