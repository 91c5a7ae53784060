import { createServer, request } from 'node:http';
import { startSchoolSystem } from '@/lib/server/testing/schoolSystemServer';

/**
 * A school system that is far away: each call to it waits before it arrives. A process of its own:
 * `tsx slowSchool.ts PORT MILLISECONDS`, with its data in DATA_DIR.
 */
const start = async (port: number, delayMs: number, dataDir: string): Promise<void> => {
  const school = await startSchoolSystem({ dataDir });
  createServer((req, res) => {
    const onward = request(
      `${school.url}${req.url}`,
      { method: req.method, headers: req.headers },
      (answer) => {
        res.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(res);
      },
    );
    onward.on('error', () => res.destroy());
    setTimeout(() => req.pipe(onward), delayMs);
  }).listen(port, '127.0.0.1');
};

const [port = '0', delayMs = '0'] = process.argv.slice(2);
void start(Number(port), Number(delayMs), process.env.DATA_DIR ?? '');
