import { lastCodeOf, numberOfOwnBlock } from '@/tests/reliability/otp/phones';
import { askForCode, tryCode } from '@/tests/reliability/otp/requests';

/** Apart from the addresses of the parents who enquire. */
const FIRST_ADDRESS = 1_000_000;

/** A parent who asks for a code and types in what the phone shows. True when that worked. */
const logIn = async (origin: string, dataDir: string, parent: number): Promise<boolean> => {
  const [mobile, address] = [numberOfOwnBlock(parent), FIRST_ADDRESS + parent];
  const { status, challenge } = await askForCode(origin, mobile, address);
  if (status !== 200 || challenge === null) return false;
  const otp = lastCodeOf(dataDir, mobile);
  return (await tryCode(origin, { challenge, otp }, address)).status === 200;
};

/** One parent after the other logs in. Gives the function to stop, which counts those who could not. */
export const streamLogins = (
  origin: string,
  dataDir: string,
  everyMs: number,
): (() => Promise<number>) => {
  const logins: Promise<boolean>[] = [];
  const timer = setInterval(() => {
    logins.push(logIn(origin, dataDir, logins.length).catch(() => false));
  }, everyMs);
  return async () => {
    clearInterval(timer);
    return (await Promise.all(logins)).filter((hasWorked) => !hasWorked).length;
  };
};
