import { OTP_LENGTH } from '@/data/limits';

/** A code as long as it has to be, for a test that types one. */
export const OTP = '1234567890'.slice(0, OTP_LENGTH);

/** Another one. */
export const wrongOtp = (otp: string): string => {
  const ones = '1'.repeat(OTP_LENGTH);
  return otp === ones ? '2'.repeat(OTP_LENGTH) : ones;
};
