/** The browser's caches, as far as our code calls them: jsdom has none. */
class FakeCache {
  private readonly stored = new Map<string, Response>();

  private static addressOf(request: string | Request): string {
    return new URL(typeof request === 'string' ? request : request.url, window.location.href).href;
  }

  put = async (request: string, response: Response) => {
    this.stored.set(FakeCache.addressOf(request), response);
  };
  match = async (request: string | Request) =>
    this.stored.get(FakeCache.addressOf(request))?.clone();
  delete = async (request: string) => this.stored.delete(FakeCache.addressOf(request));
  keys = async () => [...this.stored.keys()].map((address) => new Request(address));
}

/** Gives this test's page empty caches. */
export const installCaches = (): void => {
  const all = new Map<string, FakeCache>();
  const open = async (name: string) => {
    const cache = all.get(name) ?? new FakeCache();
    all.set(name, cache);
    return cache;
  };
  const match = async (request: string) => {
    for (const cache of all.values()) {
      const found = await cache.match(request);
      if (found) return found;
    }
    return undefined;
  };
  const caches = {
    open,
    match,
    keys: async () => [...all.keys()],
    has: async (name: string) => all.has(name),
    delete: async (name: string) => all.delete(name),
  };
  Object.defineProperty(globalThis, 'caches', { value: caches, configurable: true });
};
