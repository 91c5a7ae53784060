import { chatMessage } from '@/data/copy/actions';
import { SCHOOL } from '@/data/school';

/** The fixed business number: digits with the country code. */
export const CHAT_NUMBER = process.env.NEXT_PUBLIC_WHATSAPP_NUMBER || SCHOOL.whatsapp;

/** The address that opens a chat with the prefilled message. */
export const chatAddress = (ticket: string | null = null, number: string = CHAT_NUMBER): string =>
  `https://wa.me/${number}?text=${encodeURIComponent(chatMessage(ticket))}`;
