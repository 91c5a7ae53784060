import { chatMessage } from '@/data/copy/actions';
import { SCHOOL } from '@/data/school';

/** The fixed business number: digits with the country code; empty where the school has no chat. */
export const CHAT_NUMBER = process.env.NEXT_PUBLIC_WHATSAPP_NUMBER ?? SCHOOL.whatsapp;

/** The address that opens a chat with the prefilled message. */
export const chatAddress = (ticket: string | null = null, about: string | null = null): string =>
  `https://wa.me/${CHAT_NUMBER}?text=${encodeURIComponent(chatMessage(ticket, about))}`;
