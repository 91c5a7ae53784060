/** What is said about campus visits: in the form, on the card that confirms them, in calendar and text message. */
export const VISIT_COPY = {
  hint: 'Optional. A tour of an hour: choose a day, then a time.',
  skip: 'No visit for now',
  day: 'Day',
  time: 'Time',
  moreDays: 'Show more days',
  branchFirst: 'Please choose a branch: then the times of its campus tours stand here.',
  loading: 'Looking for free times…',
  failed:
    'The free times cannot be shown just now. Send the form without one: we call you and find a day together.',
  none: 'No time can be booked here at the moment. Send the form: the branch calls you and finds a day with you.',
  chosen: (slot: string) => `You have chosen ${slot}.`,

  title: 'Your campus visit',
  booked: (slot: string, branch: string | null) =>
    branch === null ? `You are booked for ${slot}.` : `You are booked for ${slot}, at ${branch}.`,
  bookedText:
    'Please come to the office ten minutes before. The tour takes an hour; children are welcome.',
  over: (slot: string) => `Your visit was on ${slot}.`,
  cancelled: (slot: string) => `Your visit on ${slot} is cancelled.`,
  cancelledText: 'Nobody waits for you. You can choose another time whenever you like.',
  noneYet: 'See the campus before you decide: book a tour.',
  refused: (slot: string) => `${slot} is no longer free.`,
  refusedSaved: 'Your enquiry is saved. These times come next:',
  refusedOffers: 'These times come next:',
  calendar: 'Add to calendar',
  change: 'Change',
  changeTitle: 'Choose another time',
  book: 'Book a visit',
  bookThis: 'Book this time',
  otherTimes: 'Other times',
  cancel: 'Cancel',
  cancelQuestion: 'Cancel this visit?',
  /** After `Change` and `Cancel`, for whoever cannot see what they stand beside. */
  theVisit: 'the visit',
  back: 'Go back',
  cancelYes: 'Yes, cancel the visit',
  cancelNo: 'No, keep it',

  file: 'campus-visit.ics',
  event: (school: string) => `Campus tour: ${school}`,
  eventText: (reference: string, url: string) =>
    `Please come to the office ten minutes before.\nReference ${reference}\nTo change or cancel the visit: ${url}`,

  reminder: (school: string, slot: string, url: string) =>
    `Your campus visit at ${school} is tomorrow, ${slot}. To change or cancel it: ${url}`,
} as const;
