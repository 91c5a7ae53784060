import { OTP_MINUTES, RESEND_SECONDS } from '@/data/limits';

/** `119` → `01:59`. */
export const formatCountdown = (seconds: number): string =>
  [Math.floor(seconds / 60), seconds % 60].map((part) => String(part).padStart(2, '0')).join(':');

/**
 * When a code ends, of which another may be asked for in `resendAfter` seconds: it may have been sent
 * before the page was opened again.
 */
export const otpEndsAt = (resendAfter: number, now: number): number =>
  now + (OTP_MINUTES * 60 - RESEND_SECONDS + resendAfter) * 1000;
