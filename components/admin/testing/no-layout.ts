/** jsdom lays nothing out: what measures itself finds no size that changes. */
class NoSizes {
  observe() {}
  unobserve() {}
  disconnect() {}
}

Object.assign(globalThis, { ResizeObserver: NoSizes });
