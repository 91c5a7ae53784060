import { request } from 'node:http';

export type RawAnswer = {
  status: number;
  /** Names in lower case; `set-cookie` as a list. */
  headers: Record<string, string | string[] | undefined>;
  body: string;
};

/** Asks 127.0.0.1 with any headers at all, `Host` included, and any path, undecoded. */
export const askRaw = (
  port: number,
  path: string,
  {
    method = 'GET',
    headers = {},
    body = '',
  }: {
    method?: string;
    headers?: Record<string, string>;
    body?: string;
  } = {},
): Promise<RawAnswer> =>
  new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, method, headers }, (answer) => {
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
