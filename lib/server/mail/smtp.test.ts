import { SCHOOL } from '@/data/school';
import {
  type MailServer,
  startMailServer,
  startSilentServer,
} from '@/lib/server/testing/mailServer';
import { withTimeout } from '@/lib/server/withTimeout';
import type { Mail } from './mail';
import { sendBySmtp } from './smtp';

const MAIL: Mail = {
  id: 'digest.8.2026-11-27',
  to: 'admissions.nevta@opaline.example',
  subject: 'OIS Nevta: 2 enquiries wait for a first answer',
  text: 'OIS-7K3M-92QF waits.',
  html: '<p>OIS-7K3M-92QF waits.</p>',
};
const FROM = 'desk@opaline.example';

let running: MailServer[] = [];
const run = async (starting: Promise<MailServer>): Promise<MailServer> => {
  const server = await starting;
  running.push(server);
  return server;
};
afterEach(async () => {
  await Promise.all(running.map(({ close }) => close()));
  running = [];
});

const send = ({ server }: MailServer, change: Partial<Mail> = {}, login = {}, longestMs = 10_000) =>
  sendBySmtp({ server: { ...server, ...login }, from: FROM, longestMs })({ ...MAIL, ...change });

/** The headers, each in one line, and the body behind them. */
const partsOf = (raw = ''): { headers: string[]; body: string } => {
  const [head = '', ...rest] = raw.split('\r\n\r\n');
  return { headers: head.replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n'), body: rest.join('\n') };
};

describe('an e-mail', () => {
  it('reaches its mailbox as text and as HTML, from the desk, and wants no answer of a machine', async () => {
    const server = await run(startMailServer());
    await send(server);
    expect(server.taken).toMatchObject([{ from: FROM, to: [MAIL.to] }]);
    const { headers, body } = partsOf(server.taken[0]?.raw);
    expect(headers).toEqual(
      expect.arrayContaining([
        `From: ${SCHOOL.name} desk <${FROM}>`,
        `To: ${MAIL.to}`,
        `Subject: ${MAIL.subject}`,
        'Message-ID: <digest.8.2026-11-27@opaline.example>',
        'Auto-Submitted: auto-generated',
      ]),
    );
    expect(body).toContain('Content-Type: text/plain');
    expect(body).toContain('Content-Type: text/html');
    expect(body).toContain(MAIL.html);
  });

  it('says Hindi and long names in its subject so that every program can read it', async () => {
    const server = await run(startMailServer());
    const subject = `नेवटा: ${'बहुत लंबा नाम '.repeat(8)}waits`;
    await send(server, { subject });
    const { headers } = partsOf(server.taken[0]?.raw);
    const said = headers.find((line) => line.startsWith('Subject: ')) ?? '';
    expect(said).toMatch(/^[\x20-\x7e]+$/);
    expect(decode(said.slice('Subject: '.length))).toBe(subject);
  });

  it.each([
    ['its subject', { subject: 'x\r\nBcc: thief@evil.example\r\n\r\nHello' }],
    ['its id', { id: 'x>\r\nBcc: <thief@evil.example' }],
  ])('takes no header and no recipient from %s', async (_what, change) => {
    const server = await run(startMailServer());
    await send(server, change);
    const { headers } = partsOf(server.taken[0]?.raw);
    expect(headers.filter((line) => /^bcc:/i.test(line))).toEqual([]);
    expect(server.taken).toMatchObject([{ to: [MAIL.to] }]);
  });

  it('is handed over with the password of the server', async () => {
    const server = await run(startMailServer({ password: 'p@ss/word' }));
    await send(server, {}, { user: 'desk', password: 'p@ss/word' });
    expect(server.taken).toHaveLength(1);
  });
});

describe('a mail server', () => {
  const failure = (cause: Promise<unknown>) =>
    cause.then(
      () => null,
      (error: unknown) => error,
    );

  it('that does not take a wrong password may take the right one later', async () => {
    const server = await run(startMailServer({ password: 'right' }));
    const error = await failure(send(server, {}, { user: 'desk', password: 'hunter2' }));
    expect(error).toMatchObject({ outcome: 'bad-answer', status: 535, reason: 'EAUTH' });
    expect(String(error)).not.toContain('hunter2');
  });

  it.each([
    [550, 'refused'],
    [450, 'bad-answer'],
  ] as const)(
    'that answers %s to a mailbox is told from one that is down',
    async (code, outcome) => {
      const server = await run(startMailServer({ answerTo: () => code }));
      const error = await failure(send(server));
      expect(error).toMatchObject({ outcome, status: code, reason: 'EENVELOPE' });
      expect(JSON.stringify(error) + String(error)).not.toContain('nevta');
    },
  );

  it('that is not there is not reached', async () => {
    const server = await startMailServer();
    await server.close();
    expect(await failure(send(server))).toMatchObject({ outcome: 'unreachable' });
  });

  it.each<[string, Parameters<typeof startSilentServer>[0]]>([
    ['says nothing', () => undefined],
    [
      'says one letter at a time',
      (socket) => {
        const timer = setInterval(() => socket.write('2'), 20);
        socket.on('close', () => clearInterval(timer));
      },
    ],
    ['stops after its greeting', (socket) => void socket.write('220 slow.example ESMTP\r\n')],
  ])('that %s is given up in time', async (_how, greet) => {
    const server = await run(startSilentServer(greet));
    const error = await withTimeout(failure(send(server, {}, {}, 300)), 5_000, 'still waits');
    expect(error).toMatchObject({ outcome: 'time-out' });
  });

  it('that hangs up is not reached', async () => {
    const server = await run(startSilentServer((socket) => void socket.destroy()));
    expect(await failure(send(server))).toMatchObject({ outcome: 'unreachable' });
  });
});

/** RFC 2047. */
const decode = (text: string): string =>
  text
    .replaceAll(/\?= =\?/g, '?==?')
    .replaceAll(/=\?UTF-8\?(B|Q)\?([^?]*)\?=/gi, (_all, kind: string, coded: string) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(coded, 'base64').toString('utf8')
        : decodeURIComponent(coded.replaceAll('_', ' ').replaceAll('=', '%')),
    );
