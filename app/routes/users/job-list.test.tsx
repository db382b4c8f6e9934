import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { JobItem } from '#contract/jobs.ts'
import { JobList } from './job-list.tsx'

test('a failed job shows user, time, attempts and reason, and has a retry button', () => {
  const html = listOf([job({ status: 'failed', attempts: 4, error: 'the file is gone' })])
  expect(html).toContain('Learn from contest: contest-standings-7')
  expect(html).toContain('ada, <time dateTime="2026-11-22T04:01:30.000Z">Nov 22, 2026, 4:01 AM UTC</time>')
  expect(html).toContain('Tried 4 times: the file is gone')
  expect(html).toContain('Try again: job 1')
})

test('a job of a deleted user is marked; a finished job has no retry button', () => {
  const html = listOf([job({ username: '', status: 'done' })])
  expect(html).toContain('Deleted user')
  expect(html).not.toContain('Try again')
})

test('a full page of jobs says that there may be more', () => {
  const jobs = Array.from({ length: 200 }, (_, i) => job({ id: i + 1 }))
  expect(listOf(jobs)).toContain('Only 200 jobs are listed. Search to find others.')
  expect(listOf(jobs.slice(1))).not.toContain('are listed')
})

test('an empty list names the search, if there was one', () => {
  expect(listOf([])).toContain('No jobs yet')
  expect(listOf([], 'ada')).toContain('No job matches &quot;ada&quot;')
})

function job(changes: Partial<JobItem>): JobItem {
  return {
    id: 1,
    database: 'DB',
    kind: 'learn_contest',
    status: 'waiting',
    username: 'ada',
    contestId: 7,
    contestName: 'contest-standings-7',
    attempts: 0,
    error: null,
    createdAt: '2026-11-22T04:00:00.000Z',
    updatedAt: '2026-11-22T04:01:30.000Z',
    ...changes,
  }
}

function listOf(jobs: JobItem[], search = ''): string {
  const list = <JobList jobs={jobs} search={search} retrying={null} onRetry={() => {}} />
  return renderToString(list).replaceAll('<!-- -->', '')
}
