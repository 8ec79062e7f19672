import type { ComponentType } from 'react'

export interface PageModule {
  Component: ComponentType
}

const pageLoadTimeout = 120 * 1000

/** The page did not come: it took too long, or its file could not be fetched. */
export class PageLoadError extends Error {
  override readonly name = 'PageLoadError'
}

/** A route's `lazy`: fetches the page when it is first wanted, and gives up after 120 seconds. */
export const loadPage = (load: () => Promise<PageModule>) => async (): Promise<PageModule> => {
  try {
    const { Component } = await withinTimeout(load())
    return { Component }
  } catch (failure) {
    throw new PageLoadError('The page could not be loaded', { cause: failure })
  }
}

function withinTimeout<Value>(value: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The page took too long')), pageLoadTimeout)
    value.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
