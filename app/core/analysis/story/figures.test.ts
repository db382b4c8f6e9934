import { expect, test } from 'vitest'
import { ordinal, percent, points, pointsOf } from './figures.ts'

test('points have at most two decimals and no trailing zeros', () => {
  expect([23.567, 8.1, 12, 0.004, -3.2].map(points)).toEqual(['23.57', '8.1', '12', '0', '-3.2'])
})

test('one point is singular, every other number is plural', () => {
  expect([1, 1.004, 0, 1.5, 2].map(pointsOf)).toEqual([
    '1 point',
    '1 point',
    '0 points',
    '1.5 points',
    '2 points',
  ])
})

test('percents are whole', () => {
  expect([61.5, 61.4, -0.2].map(percent)).toEqual(['62%', '61%', '0%'])
})

test('ranks end in st, nd, rd or th; 11, 12 and 13 of every hundred end in th', () => {
  expect([1, 2, 3, 4, 10, 11, 12, 13, 21, 22, 23, 101, 111, 112, 113, 1002].map(ordinal)).toEqual([
    ...['1st', '2nd', '3rd', '4th', '10th', '11th', '12th', '13th'],
    ...['21st', '22nd', '23rd', '101st', '111th', '112th', '113th', '1,002nd'],
  ])
})
