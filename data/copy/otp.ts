import { OTP_LENGTH } from '@/data/limits';
import { SCHOOL } from '@/data/school';

/** What our login endpoints say when all went well. Specification section 8, its spelling included. */
export const OTP_MESSAGES = {
  // The same for a number that we know and one that we do not.
  sent: `We have sent a ${OTP_LENGTH}-digit OTP to your mobile number.`,
  onboarded: 'Login Sucessfully.',
  known: `Login Sucessfully! User already exist in ${SCHOOL.platform}.`,
  new: 'Your mobile number is confirmed.',
} as const;
