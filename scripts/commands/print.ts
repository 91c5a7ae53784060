import { errorCode } from '@/lib/server/log/errorCode';

/** What a shell says of a program whose reader has gone (128 and SIGPIPE). */
const READER_IS_GONE = 141;

/** Prints what a command answers. Whoever reads no more of it (`| head -1`) is no error to tell about. */
export const print = (text: string): void => {
  process.stdout.once('error', (error) => {
    if (errorCode(error) !== 'EPIPE') throw error;
    process.exitCode = READER_IS_GONE;
  });
  process.stdout.write(text);
};
