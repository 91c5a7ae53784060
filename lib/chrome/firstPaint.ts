import { rememberVisit } from '@/lib/enquiry/attribution';
import { markAskedSheet } from './markAskedSheet';
import { markVisit } from './markVisit';

// Becomes public/first-paint.js by `npm run first-paint`; the document loads it before its body.
markVisit();
markAskedSheet();
rememberVisit();
