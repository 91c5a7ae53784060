import { SCHOOL } from '@/data/school';

/** The header's actions. The names are fixed (design, section 4); `short` is what a phone shows. */
export const ACTION_COPY = {
  whatsapp: { name: 'WhatsApp', short: 'WhatsApp' },
  enquire: { name: 'Enquire Now', short: 'Enquire' },
  tour: { name: 'Book Campus Tour', short: 'Tour' },
  brochure: { name: 'Download Brochure', short: 'Brochure' },
} as const;

/** What stands in the new tab for the moment in which the lead is recorded. */
export const OPENING_CHAT = 'Opening WhatsApp…';

const QUESTION = `Hello ${SCHOOL.name}, I would like to know more about the admission process.`;

/** What the chat begins with; the parent can change it before sending. `about`: a sentence on the family. */
export const chatMessage = (ticket: string | null, about: string | null = null): string =>
  [QUESTION, about, ticket && `Ticket ID: ${ticket}`].filter(Boolean).join(' ');
