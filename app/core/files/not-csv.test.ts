import { expect, test } from 'vitest'
import { notCsv } from './not-csv.ts'

test.each([
  ['[{"Name":"Ada"}]', 'JSON'],
  [' \n{ "players": [] }', 'JSON'],
  ['[[1,2],[3,4]]', 'JSON'],
  ['<!DOCTYPE html>\n<html>', 'a web page'],
  ['<html lang="en">', 'a web page'],
  ['%PDF-1.7\n', 'a PDF'],
  ['PK\u0003\u0004\u0014', 'a spreadsheet or a zip file'],
  ['Name,Salary\nAda,1', null],
  ['[Sunday] slate,x', null],
  ['<3 this list,x', null],
  ['PK,Kicker', null],
  ['{x},y', null],
  ['', null],
])('%j is %s', (text, expected) => {
  expect(notCsv(text)).toBe(expected)
})
