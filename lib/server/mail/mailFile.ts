import { createFileOutbox } from '@/lib/server/fileOutbox';
import type { SendMail } from './mail';

const outbox = createFileOutbox('mail-outbox');

/** Where the e-mails go that reach no mailbox: for development. */
export const mailFile = outbox.fileIn;

/** Appends each e-mail as one line to a file that only its owner can read. */
export const writeToMailFile =
  (dataDir: string): SendMail =>
  ({ to, subject, text, html }) =>
    outbox.append(dataDir, { to, subject, text, html });

/**
 * Removes from the file the e-mails of before `oldest` (ms since 1970), and whatever is none. Answers
 * how many are left.
 */
export const sweepMailFile = outbox.sweep;
