import { expect, test } from 'vitest'
import { adminRouteOf } from './admin-paths.ts'

test.each([
  '/users',
  '/users/',
  '/Users',
  '/users.data',
  '/users.data/',
  '/users/_.data',
  '/users/.data',
  '/USERS.DATA',
  '//users',
  '/users//',
  '/%75sers',
  '/%2575sers',
  '/users%2edata',
  '/users/7',
])('%s leads to a page for admins', (path) => {
  expect(adminRouteOf(path)).toBe('page')
})

test.each([
  '/api/users',
  '/api/users/',
  '/api//users',
  '/api/%55sers',
  '/api%2fusers',
  '/api%5Cusers',
  '/api/admin/users',
  '/api/admin/users/7/reset-password',
  '/api/ADMIN/users',
  '/api/%61dmin/users/%ff/reset-password',
  '/api/admin%2Fusers',
  '/%61pi/users',
  '//api/users',
])('%s leads to a call for admins', (path) => {
  expect(adminRouteOf(path)).toBe('call')
})

test.each([
  '/',
  '/auth',
  '/lineups/users',
  '/usersx',
  '/my-users',
  '/api/user',
  '/api/user/',
  // No route is there.
  '/api/admin',
  '/api/administrator',
  '/api/saved-lineups/admin',
  '/data/users',
  '/%',
  '/%e2%82%ac',
])('%s leads to neither', (path) => {
  expect(adminRouteOf(path)).toBeNull()
})
