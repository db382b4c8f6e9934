import { Suspense } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { lazyPart } from './lazy-part.tsx'

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>

test('a part that was preloaded is rendered at once, another one shows the fallback first', async () => {
  const Part = lazyPart(async () => ({ default: Greeting }))
  const rendered = () =>
    renderToStaticMarkup(
      <Suspense fallback="Loading">
        <Part name="Ada" />
      </Suspense>,
    )
  expect(rendered()).toContain('Loading')
  await Part.preload()
  expect(rendered()).toContain('Hello Ada')
  expect(rendered()).not.toContain('Loading')
})

test('preloading rejects when the code cannot be loaded', async () => {
  const Part = lazyPart(() => Promise.reject<{ default: typeof Greeting }>(new Error('offline')))
  await expect(Part.preload()).rejects.toThrow('offline')
})
