import { rememberVisit } from '@/lib/enquiry/attribution';
import { markAskedSheet } from './markAskedSheet';
import { markVisit } from './markVisit';

// Becomes firstPaintScript.mjs by `npm run first-paint`; it stands in the head of every page.
markVisit();
markAskedSheet();
rememberVisit();
