import { chatMessage } from '@/data/copy/actions';
import { SCHOOL } from '@/data/school';

/** The fixed business number: digits with the country code; empty where the school has no chat. */
export const CHAT_NUMBER = process.env.NEXT_PUBLIC_WHATSAPP_NUMBER ?? SCHOOL.whatsapp;

type Chat = {
  number?: string;
  ticket?: string | null;
  /** A sentence on the family. */
  about?: string | null;
};

/** The address that opens a chat with the prefilled message. */
export const chatAddress = ({
  number = CHAT_NUMBER,
  ticket = null,
  about = null,
}: Chat = {}): string =>
  `https://wa.me/${number}?text=${encodeURIComponent(chatMessage(ticket, about))}`;
