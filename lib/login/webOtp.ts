import { isRecord } from '@/lib/site/isRecord';
import { parseOtp } from './otp';

/** The code of the text message, where the browser can read it (WebOTP); null where it cannot. */
export const readOtpFromSms = async (signal: AbortSignal): Promise<string | null> => {
  if (!('OTPCredential' in window)) return null;
  const options = { otp: { transport: ['sms'] }, signal };
  try {
    const credential: unknown = await navigator.credentials.get(options);
    return isRecord(credential) && typeof credential.code === 'string'
      ? parseOtp(credential.code)
      : null;
  } catch {
    // Refused by the parent, or stopped by us: the boxes are still there to type into.
    return null;
  }
};
