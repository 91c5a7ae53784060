import { createServer } from 'node:http';
import { startSchoolSystem } from '@/lib/server/testing/schoolSystemServer';

/** A school system over HTTP that can be told to fail, and then repeats what it was sent. */
export const startEchoingSchool = async (port: number, dataDir: string) => {
  const school = await startSchoolSystem({ dataDir });
  let echoes: number | null = null;

  const server = createServer(async (req, res) => {
    const chunks: Buffer[] = [];
    for await (const chunk of req) chunks.push(Buffer.from(chunk));
    const sent = Buffer.concat(chunks).toString('utf8');
    if (echoes !== null) {
      const said = `Cannot take ${req.url} ${sent}`;
      res.writeHead(echoes, { 'Content-Type': 'application/json', 'X-Said': encodeURI(said) });
      res.end(JSON.stringify({ error_msg: said, message: said, result: sent }));
      return;
    }
    const { authorization = '', 'idempotency-key': key = '' } = req.headers;
    const answer = await fetch(school.url + req.url, {
      method: req.method,
      headers: {
        'Content-Type': 'application/json',
        Authorization: authorization,
        'Idempotency-Key': String(key),
      },
      body: sent === '' ? undefined : sent,
    });
    res.writeHead(answer.status, { 'Content-Type': 'application/json' });
    res.end(await answer.text());
  });
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));

  return {
    url: `http://127.0.0.1:${port}`,
    /** The bearer tokens that the site has shown so far. */
    tokens: () =>
      school.calls.flatMap(
        ({ headers }) => headers.authorization?.match(/^Bearer (.+)/)?.[1] ?? [],
      ),
    /** From now on it fails with this status and an echo; null: it works. */
    echo: (status: number | null) => {
      echoes = status;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
      await school.close();
    },
  };
};
