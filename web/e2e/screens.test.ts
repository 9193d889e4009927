import { expect, test } from 'vitest'
import { inBrowser } from './browser.ts'
import { screens } from './screens.ts'

interface Route {
  readonly fullPath?: string
  readonly path?: string
  readonly children?: readonly Route[]
}

inBrowser('every screen', {}, (app) => {
  test('every address that the router knows is in the list for the screenshots, and nothing else is', async () => {
    const page = await app.openPage('nobody')
    // Under this name the router shows itself to the tools of its makers.
    const routes = await page.evaluate(() => {
      const { routesById } = (globalThis as unknown as { __TSR_ROUTER__: { routesById: Record<string, Route> } })
        .__TSR_ROUTER__
      return Object.values(routesById).map(({ fullPath, path, children }) => ({
        fullPath,
        isLeaf: path !== undefined && !(children && Object.values(children).length > 0),
      }))
    })
    const leaves = routes.filter(({ isLeaf }) => isLeaf).map(({ fullPath }) => fullPath!)
    expect([...new Set(screens.map(({ route }) => route))].sort()).toEqual([...new Set(leaves)].sort())
  })

  test('the server answers at every one of them', async () => {
    for (const { route, path = route } of screens) {
      const { status } = await app.server.send('GET', path.replace(/\$id/, '01996f2e-8c51-7d3a-9b1e-5f0c2a7d4e68'))
      expect(status, path).toBe(200)
    }
  })
})
