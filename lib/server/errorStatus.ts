import type { ErrorCode } from '@/lib/errors/siteError';

/** The HTTP status of each error. A new code does not compile until it stands here. */
export const ERROR_STATUS: Record<ErrorCode, number> = {
  'request/method': 405,
  'request/origin': 403,
  'request/type': 415,
  'request/too-large': 413,
  'request/invalid': 400,
  'request/too-many': 429,
  'network/unreachable': 503,
  'service/unavailable': 503,
  'otp/wrong': 401,
  'otp/expired': 400,
  'otp/blocked': 403,
  'otp/refused': 422,
  'otp/too-many-sends': 429,
  'login/failed': 401,
  'session/invalid': 401,
  'session/required': 401,
  'session/logout-failed': 503,
  'enquiry/refused': 422,
  'enquiry/not-saved': 503,
  'vote/unknown': 404,
  'vote/closed': 403,
  'vote/already': 409,
  'mobile/incomplete': 400,
  'mobile/invalid': 400,
};
