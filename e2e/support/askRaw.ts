import { type Agent, type IncomingHttpHeaders, request } from 'node:http';

export type RawAnswer = {
  status: number;
  /** Names in lower case; `set-cookie` as a list. */
  headers: IncomingHttpHeaders;
  body: string;
};

export type RawRequest = {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  /** Whose connection it goes over; a new one without it. */
  agent?: Agent;
  /** The address of this machine that it comes from, such as 127.0.0.2. */
  from?: string;
};

/** Asks a site with any headers at all, `Host` included, and any path, undecoded. */
export const askRaw = (
  origin: string,
  path: string,
  { method = 'GET', headers = {}, body = '', agent, from }: RawRequest = {},
): Promise<RawAnswer> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    const options = { hostname, port, path, method, headers, agent, localAddress: from };
    const sent = request(options, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('error', reject);
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          body: Buffer.concat(chunks).toString(),
        }),
      );
    });
    sent.setTimeout(15_000, () => sent.destroy(new Error(`${path} did not answer`)));
    sent.on('error', reject);
    sent.end(body);
  });
