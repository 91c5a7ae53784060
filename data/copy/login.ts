import { OTP_LENGTH } from '@/data/limits';
import { SCHOOL } from '@/data/school';

/** What a parent reads while logging in, signing up and logging out. Odd spellings are the specification's. */
export const LOGIN_COPY = {
  login: 'Login',
  signUp: 'Sign Up',
  mobile: 'Mobile number',
  mobileHint: 'We send a one-time password (OTP) to this number.',
  countryCode: '+91',
  sendOtp: 'Send OTP',
  otp: `Enter the ${OTP_LENGTH}-digit OTP`,
  change: 'Change',
  resendOtp: 'Resend OTP',
  resendIn: 'You can ask for a new one in',
  verifying: 'Checking the OTP…',
  notReceived: 'Not received it?',
  notReceivedAdvice:
    'Texts can take a minute where the signal is weak. When the time is up, ask for a new one. If the number above is wrong, press Change. Still nothing? Call us:',
  loggedIn: 'Login Sucessfully.',
  loggedInKnown: `Login Sucessfully! User already exist in ${SCHOOL.platform}.`,
  signUpIntro:
    'Your number is confirmed. Tell us about your child, and the admissions team of the branch will call you.',
  signUpStart: (branch: string, grade: string) =>
    `The form starts with ${branch} and ${grade}. Please change them to the branch and the class that you want.`,
  openingSignUp: 'Opening the form…',
} as const;

/** `OTP digit 1` and so on, one for each box. */
export const otpDigitLabel = (digit: number): string => `OTP digit ${digit}`;

/** The page /login. */
export const LOGIN_PAGE_COPY = {
  title: 'Parent login',
  description: `Log in to ${SCHOOL.name} with your mobile number and a one-time password.`,
  intro: 'Log in with your mobile number. There is no password to remember.',
  onward: 'You are logged in. Taking you on…',
  withoutScript:
    'Logging in needs JavaScript, which is off in this browser. You can still read the whole site and call us:',
} as const;
