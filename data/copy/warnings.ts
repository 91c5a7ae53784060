/**
 * What a person is warned of while a form is open. The snackbar goes after two seconds
 * (specification 4.4), so the short words stay in the form, on one line of a narrow phone.
 */
export const WARNINGS = {
  offline: 'You are offline. What you typed stays here: send it once you are connected again.',
  offlineLine: 'You are offline. What you typed stays here.',
  unsent: 'Your enquiry is not sent yet. We keep what you typed until you close this tab.',
  unsentLine: 'Not sent yet. We kept what you typed.',
  otpEnding: 'Your OTP is good for one more minute. Type it in, or press Resend OTP for a new one.',
  otpEndingLine: 'Good for one more minute. Type it in, or press Resend OTP.',
  otpEndedLine: 'This OTP is too old. Press Resend OTP for a new one.',
} as const;
