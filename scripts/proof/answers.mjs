import { judgedSet } from '../../app/core/questions/testing/judged-set.ts'
import { questionSet } from '../../app/core/questions/testing/question-set.ts'
import { printTable } from '../lib/measure.mjs'

/**
 * @import { Judged } from '../../app/core/questions/testing/judged-set.ts'
 */

export const title = 'Questions as players type them: is the answer on topic, and is each figure right'

const LEAST_ON_TOPIC_PCT = 90

/**
 * Fails when a figure is wrong, or when fewer than 90% of the held-out set are answered on topic. That set was kept apart
 * only while the first rules were built.
 */
export async function run() {
  const sets = {
    seen: await judgedSet(questionSet('seen')),
    'held out': await judgedSet(questionSet('held-out')),
    added: await judgedSet(questionSet('added')),
    'one figure': await judgedSet(questionSet('figures')),
  }
  printTable(Object.entries(sets).map(([set, judged]) => ({ set, ...countsOf(judged) })))
  for (const [set, judged] of Object.entries(sets)) printMisses(set, judged)
  const all = Object.values(sets).flat()
  const isWrong = all.some(({ wrong }) => wrong.length > 0)
  if (isWrong || onTopicPct(sets['held out']) < LEAST_ON_TOPIC_PCT) process.exitCode = 1
}

/** @param {Judged[]} judged */
function countsOf(judged) {
  return {
    questions: judged.length,
    'on topic': `${judged.filter(({ offTopic }) => offTopic === null).length} (${onTopicPct(judged)}%)`,
    'not understood': judged.filter(({ offTopic }) => offTopic === 'answered as other').length,
    'figures worked out again': judged.reduce((sum, { figures }) => sum + figures, 0),
    'answers with a wrong figure': judged.filter(({ wrong }) => wrong.length > 0).length,
  }
}

/**
 * @param {string} set
 * @param {Judged[]} judged
 */
function printMisses(set, judged) {
  for (const { question, offTopic, wrong } of judged) {
    if (offTopic) console.log(`${set}, "${question.text}": ${offTopic}`)
    for (const problem of wrong) console.log(`${set}, "${question.text}": ${problem}`)
  }
}

/** @param {Judged[]} judged */
function onTopicPct(judged) {
  const right = judged.filter(({ offTopic }) => offTopic === null).length
  return Math.floor((100 * right) / judged.length)
}
