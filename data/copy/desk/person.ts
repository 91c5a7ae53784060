import { counted } from '@/data/copy/counted';

/** What a table of the site holds, for those that people at the desk have heard of. */
export const COUNTED_NAMES: Readonly<Record<string, string>> = {
  enquiries: 'Enquiries',
  deliveries: 'Deliveries to the school system',
  whatsapp_leads: 'Presses on WhatsApp',
  otp_requests: 'Codes that were asked for',
  otp_senders: 'Counts of codes',
  otp_devices: 'Browsers that were confirmed',
  otp_guesses: 'Counts of wrong codes',
  rate_limits: 'Counts of tries',
  erp_accounts: 'Accounts',
  erp_signups: 'Signups',
  erp_tokens: 'Keys to the school system',
  erp_codes: 'Codes that were sent',
  votes: 'Votes, which stay without a name',
};

/** The page for a parent who asks about the own data. */
export const DESK_PERSON_COPY = {
  title: 'When the parent asks for the data',
  back: (reference: string) => `Back to ${reference}`,
  first: 'Make sure that it is the parent',
  firstHow:
    'Call the number of the enquiry, or answer to its e-mail, before you hand out, stop or erase anything. All of it is about everything under that number, not about this enquiry alone.',
  noNumber:
    'This enquiry has no mobile number, and nothing is found without one. Please ask whoever looks after the site.',
  otherBranches:
    'Nobody has confirmed this number, or this parent has enquired at branches that you do not answer for, too. Please ask somebody with the role “admin” at the desk, and give the reference.',
  eraseByAdmin:
    'Only somebody with the role “admin” erases, since it reaches everything under the number. Please ask one, and give the reference.',
  copy: 'A copy of everything',
  copyWhat:
    'All that the site holds under this number, as a file that people can read (parent.json). Send it to the parent, then delete it from this device.',
  copyButton: 'Save the file',
  withdraw: 'No more calls and messages',
  withdrawWhat:
    'Withdraws the consent: nothing is sent any more, nobody calls, and booked campus visits are cancelled. The record stays as a proof. This cannot be undone; a new enquiry of the parent is a new consent.',
  withdrawButton: 'Withdraw the consent …',
  withdrawSure: 'Withdraw the consent of everything under this number?',
  withdrawConfirm: 'Withdraw it now',
  withdrawing: 'Stopping what is under way. This can take half a minute …',
  erase: 'Erase everything',
  eraseWhat:
    'Deletes everything under this number for good, at all branches: enquiries, notes, visits and logins. First you are shown how much that is.',
  eraseButton: 'Count what would be erased …',
  counting: 'Counting …',
  willErase: (count: number) => `${counted(count, 'entry', 'entries')} would be erased or blanked:`,
  nothing: 'Nothing is stored under this number.',
  typeReference: 'Type the reference of this enquiry to erase',
  typeHint: (reference: string) => `${reference}. This cannot be undone.`,
  wrongReference: 'This is not the reference of this enquiry. Please type it as it stands above.',
  eraseConfirm: 'Erase for good',
  erasing: 'Erasing. This can take half a minute: please leave this page open …',
  cancel: 'Cancel',
  receipt: 'Receipt',
  receiptWhat: 'For the parent: send this text. It says nothing of who it is about.',
  print: 'Print the receipt',
  rest: 'What is left for you to do',
  onward: 'All enquiries',
} as const;
