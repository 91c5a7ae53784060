/** What is said about campus visits: in the form, on the card that confirms them, in calendar and text message. */
export const VISIT_COPY = {
  /** The accessible name of the field. */
  field: 'Visit',
  hint: 'Optional. A tour of an hour: choose a day, then a time.',
  open: 'Choose a time for a campus visit',
  skip: 'No visit for now',
  day: 'Day',
  time: 'Time',
  moreDays: 'Show more days',
  branchFirst: 'Choose a branch above: then the times of its campus tours stand here.',
  loading: 'Looking for free times…',
  failed:
    'The free times cannot be shown just now. Send the form without one: we call you and find a day together.',
  none: 'No time can be booked here at the moment. Send the form: the branch calls you and finds a day with you.',
  chosen: (slot: string) => `You have chosen ${slot}.`,
  placeholder: 'Choose a time',

  title: 'Your campus visit',
  booked: (slot: string) => `You are booked for ${slot}.`,
  bookedText:
    'Please come to the office ten minutes before. The tour takes an hour; children are welcome.',
  over: (slot: string) => `Your visit was on ${slot}.`,
  cancelled: (slot: string) => `Your visit on ${slot} is cancelled.`,
  cancelledText: 'Nobody waits for you. You can choose another time whenever you like.',
  noneYet: 'See the campus before you decide: book a tour.',
  refused: (slot: string) => `${slot} is no longer free.`,
  refusedSaved: 'Your enquiry is saved. These times come next:',
  refusedOffers: 'These times come next:',
  refusedNone: 'The next three weeks are full. The branch calls you and finds a day with you.',
  calendar: 'Add to calendar',
  change: 'Change',
  changeTitle: 'Choose another time',
  book: 'Book a visit',
  bookThis: 'Book this time',
  otherTimes: 'Other times',
  cancel: 'Cancel',
  cancelQuestion: 'Cancel this visit?',
  cancelYes: 'Yes, cancel the visit',
  cancelNo: 'No, keep it',
  saving: 'Saving…',

  file: 'campus-visit.ics',
  event: (school: string) => `Campus tour: ${school}`,
  eventText: (reference: string, url: string) =>
    `Please come to the office ten minutes before.\nReference ${reference}\nTo change or cancel the visit: ${url}`,

  reminder: (school: string, slot: string, url: string) =>
    `Your campus visit at ${school} is tomorrow, ${slot}. To change or cancel it: ${url}`,
} as const;
