import { LIMIT_MINUTES_IN_WORDS, MOBILE_DIGITS } from '@/data/limits';

/** Every error code with its one sentence for people: what happened, and what to do next. */
export const ERROR_MESSAGES = {
  'request/method': 'This address does not take that kind of request.',
  'request/origin': 'This form can only be sent from our own site. Please open the page again.',
  'request/type': 'We could not read this request.',
  'request/too-large': 'This is more than we can take at once. Please shorten it.',
  'request/invalid': 'Some of the details are missing or not right. Please check them.',
  'request/unknown': 'There is nothing at this address.',
  'request/changed':
    'Somebody else has changed this meanwhile. Please look at it again, then repeat your change.',
  'request/too-many': 'Too many tries. Please wait a little and try again.',
  'network/unreachable':
    'We could not reach the school. Please check your connection and try again.',
  'service/unavailable': 'This is not working just now. Please try again in a few minutes.',
  'otp/wrong': 'Wrong OTP.',
  'otp/expired': 'OTP Expired',
  'otp/blocked': 'Something went wrong please try again',
  'otp/refused': 'Something went wrong please try again',
  'otp/too-many-sends': `Too many codes were asked for. Please wait ${LIMIT_MINUTES_IN_WORDS} minutes and try again.`,
  'otp/paused': `We can send only a few codes just now. Please try again in ${LIMIT_MINUTES_IN_WORDS} minutes. You can send an enquiry without a code: we save it and call you.`,
  'login/failed': 'Failed to Login',
  'session/invalid': 'Your login has expired. Please log in again.',
  'session/required': 'Please log in to see this page.',
  'session/logout-failed': 'Logout failed',
  'enquiry/refused': 'Something went wrong!',
  'enquiry/no-contact-details':
    'Please give a mobile number or an e-mail address: without either we can neither call nor write back.',
  'enquiry/too-many-lookups': `Too many references that we do not know were tried from your internet connection. Please wait ${LIMIT_MINUTES_IN_WORDS} minutes, or log in to see your enquiries.`,
  'enquiry/not-saved': 'We could not save your enquiry. Please try again, or call us.',
  'enquiry/withdrawn':
    'You have withdrawn your consent for this enquiry or had it deleted, so we have not taken it again. To enquire anew, please send the form once more.',
  'vote/unknown': 'We do not know this contest or this entry. Please open the page again.',
  'vote/closed':
    'Voting has closed in this contest, or has not begun yet, so this vote was not counted.',
  'vote/already': 'You had already voted in this contest. Your first vote counts.',
  'certificate/unknown':
    'We found no certificate with this number and this date of birth. Please check both, or ask the branch: a certificate of the last few days may not be entered yet.',
  'mobile/incomplete': `Please enter a valid ${MOBILE_DIGITS}-digit mobile number.`,
  'mobile/invalid': 'Please enter a valid mobile number.',
} as const;

export type ErrorCode = keyof typeof ERROR_MESSAGES;
