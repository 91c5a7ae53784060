import type { IncomingMessage, ServerResponse } from 'node:http';

export const WORDS: Record<
  | 'school'
  | 'phone'
  | 'phoneText'
  | 'title'
  | 'heading'
  | 'page'
  | 'again'
  | 'form'
  | 'call'
  | 'api',
  string
>;

export const sendBusy: (req: IncomingMessage, res: ServerResponse) => void;
