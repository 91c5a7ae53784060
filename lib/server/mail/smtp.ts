import { createTransport } from 'nodemailer';
import { SCHOOL } from '@/data/school';
import type { SmtpServer } from '@/lib/server/env/smtpUrl';
import { countCall } from '@/lib/server/upstream/countCall';
import { UpstreamError } from '@/lib/server/upstream/upstreamError';
import { isRecord } from '@/lib/site/isRecord';
import type { Mail, SendMail } from './mail';

/** Of one e-mail, from the look-up of the server's name to its last word. */
export const LONGEST_SMTP_MS = 20_000;
/** Of each step of it. */
const STEP_MS = 8_000;

const THIS_MACHINE = /^(localhost|127\.\d+\.\d+\.\d+|::1)$/;

type Options = {
  server: SmtpServer;
  /** The address of the sender. */
  from: string;
  /** For tests: less than the limits above. */
  longestMs?: number;
};

/**
 * Hands each e-mail to a mail server. Throws an UpstreamError: `refused` where the server will never
 * take it for this mailbox, anything else where it may take it later.
 */
export const sendBySmtp = ({ server, from, longestMs = LONGEST_SMTP_MS }: Options): SendMail => {
  const { host, port, isSecure, user, password } = server;
  const isHere = THIS_MACHINE.test(host);
  const stepMs = Math.min(STEP_MS, longestMs);
  const transport = createTransport({
    host,
    port,
    secure: isSecure,
    auth: user === '' ? undefined : { user, pass: password },
    // A password goes to no other machine in the clear, and the certificate that a machine made for
    // itself is no reason not to hand it an e-mail.
    requireTLS: !isSecure && !isHere && user !== '',
    ignoreTLS: isHere,
    dnsTimeout: stepMs,
    connectionTimeout: stepMs,
    greetingTimeout: stepMs,
    socketTimeout: stepMs,
    socketCloseTimeout: Math.min(STEP_MS / 8, longestMs),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const sender = { name: `${SCHOOL.name} desk`, address: from };

  return (mail) =>
    countCall('smtp', async () => {
      try {
        await transport.sendMail({
          ...toMessage(mail, from),
          from: sender,
          signal: AbortSignal.timeout(longestMs),
        });
      } catch (cause) {
        throw toUpstreamError(cause);
      }
    });
};

const toMessage = ({ id, to, subject, text, html }: Mail, from: string) => ({
  messageId: `<${id}@${from.slice(from.lastIndexOf('@') + 1)}>`,
  to: { name: '', address: to },
  subject,
  text,
  html,
  // RFC 3834: whoever is away does not answer it.
  headers: { 'Auto-Submitted': 'auto-generated' },
});

/** What is said of this mailbox or this e-mail; before it, the server speaks of us. */
const OF_THE_MAIL = ['RCPT TO', 'DATA'];

// Not nodemailer's own error: it carries addresses and what the server wrote.
const toUpstreamError = (cause: unknown): UpstreamError => {
  const { code, command, responseCode, permanent } = isRecord(cause) ? cause : {};
  const reason = typeof code === 'string' ? code : undefined;
  const status = typeof responseCode === 'number' ? responseCode : undefined;
  if (reason === 'EABORT' || reason === 'ETIMEDOUT') return new UpstreamError('smtp', 'time-out');
  if (status === undefined) return new UpstreamError('smtp', 'unreachable', { reason });
  const isRefused = permanent === true && OF_THE_MAIL.some((step) => step === command);
  return new UpstreamError('smtp', isRefused ? 'refused' : 'bad-answer', { status, reason });
};
