import { createServer, type IncomingHttpHeaders } from 'node:http';

export type ShortLived = {
  /** What it says from now on. */
  say: (text: string) => void;
  /** How often it was asked. */
  asked: () => number;
  /** With which headers it was asked last. */
  headers: () => IncomingHttpHeaders;
  stop: () => Promise<void>;
};

/** A site whose pages may be cached for one second only: to see them grow old. */
export const startShortLived = async (port: number): Promise<ShortLived> => {
  let text = 'first';
  let asked = 0;
  let headers: IncomingHttpHeaders = {};
  const server = createServer((req, res) => {
    asked += 1;
    headers = req.headers;
    const etag = `"${text}"`;
    res.setHeader('Cache-Control', 's-maxage=1');
    res.setHeader('ETag', etag);
    const isKnown = req.headers['if-none-match'] === etag;
    res.statusCode = isKnown ? 304 : 200;
    res.end(isKnown ? undefined : text);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    say: (next) => {
      text = next;
    },
    asked: () => asked,
    headers: () => headers,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
