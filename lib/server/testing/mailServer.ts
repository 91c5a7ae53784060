import { type AddressInfo, createServer, type Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';
import type { SmtpServer } from '@/lib/server/env/smtpUrl';

/** An e-mail as a mail server has taken it. `raw`: with its headers. */
export type TakenMail = { from: string; to: string[]; raw: string };

/** How a mail server answers to a recipient: with this code, or `250`. */
export type Answer = 250 | 450 | 550;

export type MailServer = {
  server: SmtpServer;
  taken: TakenMail[];
  close: () => Promise<void>;
};

const HOST = '127.0.0.1';

const at = (port: number, login: Partial<SmtpServer> = {}): SmtpServer => ({
  host: HOST,
  port,
  isSecure: false,
  user: '',
  password: '',
  ...login,
});

/** A mail server of this machine, on a port of its own. `password`: the only one that it lets in. */
export const startMailServer = async ({
  answerTo = (): Answer => 250,
  password = '',
}: {
  answerTo?: (recipient: string) => Answer;
  password?: string;
} = {}): Promise<MailServer> => {
  const taken: TakenMail[] = [];
  const server = new SMTPServer({
    logger: false,
    closeTimeout: 200,
    authOptional: password === '',
    allowInsecureAuth: true,
    disableReverseLookup: true,
    hideSTARTTLS: true,
    onAuth: ({ username, password: given }, _session, done) =>
      given === password
        ? done(null, { user: username })
        : done(Object.assign(new Error('no'), { responseCode: 535 })),
    onRcptTo: ({ address }, _session, done) => {
      const responseCode = answerTo(address);
      done(responseCode === 250 ? null : Object.assign(new Error('no'), { responseCode }));
    },
    onData: (stream, { envelope }, done) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : '';
        const to = envelope.rcptTo.map(({ address }) => address);
        taken.push({ from, to, raw: Buffer.concat(parts).toString('utf8') });
        done();
      });
    },
  });
  const { port } = await new Promise<AddressInfo>((resolve) => {
    const listening = server.listen(0, HOST, () => resolve(toAddress(listening.address())));
  });
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return { server: at(port), taken, close };
};

const toAddress = (address: AddressInfo | string | null): AddressInfo => {
  if (address === null || typeof address === 'string') throw new Error('No port.');
  return address;
};

/** A server that takes connections and says what `greet` writes; by default nothing, ever. */
export const startSilentServer = async (
  greet: (socket: Socket) => void = () => undefined,
): Promise<MailServer> => {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    greet(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, HOST, resolve));
  return {
    server: at(toAddress(server.address()).port),
    taken: [],
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
