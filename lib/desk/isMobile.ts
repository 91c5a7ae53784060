import { checkMobile } from '@/lib/login/mobile';

/** Whether a text is a number that can be called: not empty, and not one whose key is missing. */
export const isMobile = (text: string): boolean => checkMobile(text) === null;
