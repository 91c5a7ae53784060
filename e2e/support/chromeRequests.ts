import { askRaw, type RawAnswer, type RawRequest } from './askRaw';
import { test as base } from './test';

type Ask = (path: string, request?: RawRequest) => Promise<RawAnswer>;

/** With a way to ask the site for a path exactly as it is spelt, which `fetch` would tidy up. */
export const test = base.extend<{ ask: Ask }>({
  ask: async ({ baseURL }, use) => {
    await use((path, request) => askRaw(baseURL ?? '', path, request));
  },
});

/** What the server gave the page to start from. */
export const pagePropsOf = (html: string): unknown => {
  const json = html.match(/<script id="__NEXT_DATA__"[^>]*>([\s\S]*?)<\/script>/)?.[1];
  return json === undefined ? null : JSON.parse(json).props.pageProps;
};

/** The build's name, which is part of the address of a page's data. */
export const buildIdOf = (html: string): string =>
  html.match(/"buildId":"([^"]+)"/)?.[1] ?? 'no-build-id';
